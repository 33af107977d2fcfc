import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PhotoSightings } from '../finding.ts';
import { type FusionRules, fuse } from '../fusing/fusion.ts';
import { loadFusionRules } from '../fusing/fusion-rules.ts';
import { VisionPool } from '../pool/vision-pool.ts';
import { printEfforts } from './effort-table.ts';
import { readHomes, readLabels } from './homes.ts';
import {
  type Annotations,
  calibrationError,
  type Named,
  quantile,
  type SourceScore,
  scoreBySource,
} from './metrics.ts';
import { PATIENCE } from './printed.ts';
import { readNames } from './read-names.ts';
import { answered } from './simulated-answers.ts';

const USAGE =
  'usage: npm run eval:vision -- DIR [--split val] [--annotations FILE] [--homes] [--source NAME]... [--file PART-OF-NAME]... [--limit N] [--save FILE] [--load FILE] [--held-out FILE] [--questions]';
/** Sources that label every class, so that a name without a label is really wrong. */
const COMPLETE = ['openfridge', 'homes', 'gaea', 'negatives'];

const ways = {
  'detector and label reader': ['seen', 'read'],
  'detector only': ['seen'],
  'label reader only': ['read'],
} as const;

type Photos = Map<string, PhotoSightings>;

function namesOf(
  photos: Photos,
  sources: readonly string[],
  rules: FusionRules,
  all: boolean,
): Map<string, Named[]> {
  const named = (photo: PhotoSightings) => {
    const sightings = photo.sightings.filter((one) => sources.includes(one.source));
    return fuse([{ ...photo, sightings }], rules)
      .filter((finding) => all || finding.shown)
      .map(({ label, name, confidence }) => ({ name: label ?? name, confidence }));
  };
  return new Map([...photos].map(([file, photo]) => [file, named(photo)]));
}

interface Figures extends Omit<SourceScore, 'right' | 'wrong' | 'missed'> {
  /** Null when wrong names cannot be counted, or nothing was found. */
  ece: number | null;
}

function figuresBySource(
  data: Annotations,
  photos: Photos,
  sources: readonly string[],
  rules: FusionRules,
  doubtful = false,
): Map<string, Figures> {
  const scores = scoreBySource(data, namesOf(photos, sources, rules, doubtful));
  const offered = namesOf(photos, sources, rules, true);
  return new Map(
    [...scores].map(([source, score]) => {
      const ece = COMPLETE.includes(source) ? calibrationError(data, offered, source) : null;
      return [source, { ...score, ece }];
    }),
  );
}

function columns({ precision, recall, f1, falseNames, ece }: Figures): string {
  const shares = [precision, recall, f1].map((value) => value.toFixed(3).padStart(8)).join(' ');
  return `${shares} ${falseNames.toFixed(2).padStart(17)}  ${(ece?.toFixed(3) ?? '-').padStart(6)}`;
}

function table(figures: Map<string, Figures>): void {
  console.log('source        photos  precision  recall     F1  false names/photo    ECE');
  for (const [source, one] of figures)
    console.log(`${source.padEnd(12)} ${String(one.images).padStart(7)}  ${columns(one)}`);
}

/** Confidences by file and class, one entry per folding, from calibrations fitted without the file (crisper_ml.shipping.calibrate). */
type HeldOut = Record<string, Record<string, number>>[];

function withHeldOut(photo: PhotoSightings, confidences: Record<string, number>): PhotoSightings {
  const read = photo.sightings.filter((one) => one.source === 'read');
  const seen = Object.entries(confidences).map(([name, confidence]) => {
    const boxes = photo.sightings.find((one) => one.source === 'seen' && one.name === name)?.boxes ?? [];
    return { name, confidence, boxes, source: 'seen' as const };
  });
  return { ...photo, sightings: [...seen, ...read] };
}

function unseen(photos: Photos, folding: HeldOut[number], split: string): Photos {
  return new Map(
    [...photos].map(([file, photo]) => {
      const confidences = folding[`${split}/${file}`];
      if (!confidences) throw new Error(`no held-out confidences for ${file}`);
      return [file, withHeldOut(photo, confidences)];
    }),
  );
}

function meanOf(tries: readonly Figures[]): Figures {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const over = (of: Exclude<keyof Figures, 'ece'>) => mean(tries.map((one) => one[of]));
  const errors = tries.flatMap(({ ece }) => (ece === null ? [] : [ece]));
  return {
    images: over('images'),
    precision: over('precision'),
    recall: over('recall'),
    f1: over('f1'),
    falseNames: over('falseNames'),
    ece: errors.length > 0 ? mean(errors) : null,
  };
}

/** The same photos with held-out calibrations: means over the foldings, at several thresholds. */
function heldOutTable(data: Annotations, foldings: readonly Photos[], rules: FusionRules): void {
  console.log(`\nthe same, held out: means of ${foldings.length} foldings`);
  console.log('source       from  precision  recall     F1  false names/photo    ECE');
  for (const seen of [rules.show.seen, 0.4, 0.45, 0.5, 0.6, 0.7]) {
    const strict = { ...rules, show: { ...rules.show, seen } };
    const tries = foldings.map((photos) => figuresBySource(data, photos, ['seen', 'read'], strict));
    for (const source of tries[0]!.keys()) {
      const mean = meanOf(tries.map((one) => one.get(source)!));
      console.log(`${source.padEnd(12)} ${seen.toFixed(2)}  ${columns(mean)}`);
    }
  }
}

async function lookAtAll(data: Annotations, folder: string): Promise<Photos> {
  const pool = new VisionPool({ timeLimit: PATIENCE, onError: (error) => console.error(error.message) });
  const photos: Photos = new Map();
  for (const image of data.images) {
    const photo = await readFile(join(folder, image.file_name));
    photos.set(image.file_name, await pool.look('evaluation', photo));
  }
  await pool.close();
  return photos;
}

/** Photos that an earlier run saved, so that rules can be compared without looking again. */
async function load(file: string, { images }: Annotations): Promise<Photos> {
  const saved = JSON.parse(await readFile(file, 'utf8')) as Record<string, PhotoSightings>;
  const restored = ({ things, ...photo }: PhotoSightings): PhotoSightings => ({
    ...photo,
    things: things.map((thing) => ({ ...thing, embedding: Uint8Array.from(Object.values(thing.embedding)) })),
  });
  return new Map(
    images.flatMap(({ file_name: name }) => (saved[name] ? [[name, restored(saved[name])] as const] : [])),
  );
}

function afterQuestions(data: Annotations, photos: Photos, rules: FusionRules, source: string): void {
  console.log(`\n${source}, after a cook answered questions\nquestions  precision  recall     F1`);
  for (const questions of [0, 3, 5]) {
    const { precision, recall, f1 } = scoreBySource(data, answered(data, photos, rules, questions)).get(
      source,
    )!;
    const shares = [precision, recall, f1].map((value) => value.toFixed(3).padStart(8)).join(' ');
    console.log(`${String(questions).padStart(9)}  ${shares}`);
  }
}

function timing(photos: Iterable<PhotoSightings>): void {
  const took = [...photos].map((photo) => photo.took);
  const line = (name: string, values: number[]) =>
    console.log(
      `${name.padEnd(34)} p50 ${quantile(values, 0.5).toFixed(0)} ms   p95 ${quantile(values, 0.95).toFixed(0)} ms`,
    );
  console.log('\nlatency per photo');
  line(
    'decode and detector',
    took.map((one) => one.decode + one.detect),
  );
  line(
    'decode, detector and label reader',
    took.map((one) => one.decode + one.detect + one.read),
  );
  line(
    'processor time',
    took.map((one) => one.processor),
  );
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      split: { type: 'string', default: 'val' },
      homes: { type: 'boolean', default: false },
      annotations: { type: 'string' },
      source: { type: 'string', multiple: true },
      limit: { type: 'string' },
      file: { type: 'string', multiple: true },
      save: { type: 'string' },
      load: { type: 'string' },
      questions: { type: 'boolean', default: false },
      'held-out': { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    console.error(USAGE);
    return 2;
  }
  const rules = await loadFusionRules();
  const split = values.homes ? 'images' : values.split;
  const file = values.annotations ?? join(folder, `${split}.json`);
  const data = values.homes
    ? await readHomes(folder, rules.classes)
    : (JSON.parse(await readFile(file, 'utf8')) as Annotations);
  const wanted = values.source;
  data.images = data.images
    .filter((image) => !wanted || wanted.includes(image.source))
    .filter(({ file_name: name }) => values.file?.some((part) => name.includes(part)) ?? true)
    .slice(0, values.limit === undefined ? undefined : Number(values.limit));
  const photos = values.load ? await load(values.load, data) : await lookAtAll(data, join(folder, split));
  for (const [title, sources] of Object.entries(ways)) {
    console.log(`\n${title}`);
    table(figuresBySource(data, photos, sources, rules));
  }
  console.log('\nthe whole list: certain and doubtful, as the cook finds it selected');
  table(figuresBySource(data, photos, ['seen', 'read'], rules, true));
  if (values.homes) {
    const { right, wrong, byText, byTextRead } = readNames(photos, await readLabels(folder), rules);
    console.log(`\nnames read: ${right} right, ${wrong.length} wrong: ${wrong.join(', ')}`);
    if (byText > 0) console.log(`names that only a label says: ${byTextRead} of ${byText} read`);
  }
  if (values.questions) {
    afterQuestions(data, photos, rules, values.source?.[0] ?? 'all');
    printEfforts(data, photos, rules);
  }
  const heldOut = values['held-out'];
  if (heldOut) {
    const foldings = JSON.parse(await readFile(heldOut, 'utf8')) as HeldOut;
    const judged = foldings.map((folding) => unseen(photos, folding, split));
    heldOutTable(data, judged, rules);
    if (values.questions) {
      afterQuestions(data, judged[0]!, rules, values.source?.[0] ?? 'all');
      printEfforts(data, judged[0]!, rules);
    }
  }
  timing(photos.values());
  if (values.save) await writeFile(values.save, JSON.stringify(Object.fromEntries(photos)));
  return 0;
}

process.exitCode = await main();
