import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PhotoSightings } from '../finding.ts';
import { type FusionRules, fuse } from '../fusion.ts';
import { VisionPool } from '../pool.ts';
import { loadRules } from '../rules.ts';
import { type Annotations, calibrationError, type Named, quantile, scoreBySource } from './metrics.ts';

const USAGE =
  'usage: npm run eval:vision -- DIR [--split val] [--annotations FILE] [--source NAME]... [--limit N] [--save FILE] [--held-out FILE]';
/** Sources that label every class of the vocabulary, so that a wrong name is really wrong. */
const COMPLETE = ['openfridge', 'gaea', 'negatives'];

const ways = {
  'detector and label reader': ['seen', 'read'],
  'detector only': ['seen'],
  'label reader only': ['read'],
} as const;

function namesOf(
  photo: PhotoSightings,
  sources: readonly string[],
  rules: FusionRules,
  all: boolean,
): Named[] {
  const sightings = photo.sightings.filter((one) => sources.includes(one.source));
  return fuse([{ ...photo, sightings }], rules)
    .filter((finding) => all || finding.shown)
    .map(({ label, name, confidence }) => ({ name: label ?? name, confidence }));
}

function table(
  title: string,
  data: Annotations,
  photos: Map<string, PhotoSightings>,
  sources: readonly string[],
  rules: FusionRules,
) {
  const pick = (all: boolean) =>
    new Map([...photos].map(([file, photo]) => [file, namesOf(photo, sources, rules, all)]));
  const shown = pick(false);
  const offered = pick(true);
  console.log(`\n${title}\nsource        photos  precision  recall     F1  false names/photo    ECE`);
  for (const [source, one] of scoreBySource(data, shown)) {
    const ece = COMPLETE.includes(source) ? calibrationError(data, offered, source) : null;
    const figures = [one.precision, one.recall, one.f1]
      .map((value) => value.toFixed(3).padStart(8))
      .join(' ');
    const rest = `${one.falseNames.toFixed(2).padStart(17)}  ${(ece === null ? '-' : ece.toFixed(3)).padStart(6)}`;
    console.log(`${source.padEnd(12)} ${String(one.images).padStart(7)}  ${figures} ${rest}`);
  }
}

/** Confidences by file and class from calibrations that did not see the file, one entry a folding; ml/calibrate.py writes them. */
type HeldOut = Record<string, Record<string, number>>[];

function withHeldOut(photo: PhotoSightings, confidences: Record<string, number>): PhotoSightings {
  const read = photo.sightings.filter((one) => one.source === 'read');
  const seen = Object.entries(confidences).map(([name, confidence]) => {
    const boxes = photo.sightings.find((one) => one.source === 'seen' && one.name === name)?.boxes ?? [];
    return { name, confidence, boxes, source: 'seen' as const };
  });
  return { ...photo, sightings: [...seen, ...read] };
}

/** The same photos, none judged by a calibration that saw it: means over the foldings, at several thresholds. */
function heldOutTable(
  data: Annotations,
  photos: Map<string, PhotoSightings>,
  heldOut: HeldOut,
  split: string,
  rules: FusionRules,
): void {
  console.log(`\nthe same, held out: means of ${heldOut.length} foldings`);
  console.log('source       from  precision  recall     F1  false names/photo    ECE');
  for (const seen of [rules.show.seen, 0.4, 0.45, 0.5, 0.6, 0.7]) {
    const strict = { ...rules, show: { ...rules.show, seen } };
    const tries = heldOut.map((folding) => {
      const pick = (all: boolean) =>
        new Map(
          [...photos].map(([file, photo]): [string, Named[]] => {
            const confidences = folding[`${split}/${file}`];
            if (!confidences) throw new Error(`no held-out confidences for ${file}`);
            return [file, namesOf(withHeldOut(photo, confidences), ['seen', 'read'], strict, all)];
          }),
        );
      return { scores: scoreBySource(data, pick(false)), offered: pick(true) };
    });
    for (const source of tries[0]!.scores.keys()) {
      const meanOf = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
      const mean = (of: 'precision' | 'recall' | 'f1' | 'falseNames') =>
        meanOf(tries.map((one) => one.scores.get(source)![of]));
      const errors = tries.map((one) => calibrationError(data, one.offered, source));
      const known = COMPLETE.includes(source) ? errors.filter((one) => one !== null) : [];
      const ece = known.length > 0 ? meanOf(known).toFixed(3) : '-';
      const figures = [mean('precision'), mean('recall'), mean('f1')].map((one) =>
        one.toFixed(3).padStart(8),
      );
      console.log(
        `${source.padEnd(12)} ${seen.toFixed(2)}  ${figures.join(' ')} ${mean('falseNames').toFixed(2).padStart(17)}  ${ece.padStart(6)}`,
      );
    }
  }
}

async function lookAtAll(data: Annotations, folder: string): Promise<Map<string, PhotoSightings>> {
  const pool = new VisionPool({ onError: (error) => console.error(error.message) });
  const photos = new Map<string, PhotoSightings>();
  for (const image of data.images) {
    const photo = await readFile(join(folder, image.file_name));
    photos.set(image.file_name, await pool.look('evaluation', photo));
  }
  await pool.close();
  return photos;
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
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      split: { type: 'string', default: 'val' },
      annotations: { type: 'string' },
      source: { type: 'string', multiple: true },
      limit: { type: 'string' },
      save: { type: 'string' },
      'held-out': { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    console.error(USAGE);
    return 2;
  }
  const file = values.annotations ?? join(folder, `${values.split}.json`);
  const data = JSON.parse(await readFile(file, 'utf8')) as Annotations;
  const wanted = values.source;
  data.images = data.images
    .filter((image) => !wanted || wanted.includes(image.source))
    .slice(0, values.limit === undefined ? undefined : Number(values.limit));
  const rules = await loadRules();
  const photos = await lookAtAll(data, join(folder, values.split));
  for (const [title, sources] of Object.entries(ways)) table(title, data, photos, sources, rules);
  const heldOut = values['held-out'];
  if (heldOut) {
    const foldings = JSON.parse(await readFile(heldOut, 'utf8')) as HeldOut;
    heldOutTable(data, photos, foldings, values.split, rules);
  }
  timing(photos.values());
  if (values.save) await writeFile(values.save, JSON.stringify(Object.fromEntries(photos)));
  return 0;
}

process.exitCode = await main();
