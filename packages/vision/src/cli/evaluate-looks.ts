import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding, PhotoSightings } from '../finding.ts';
import { type FusionRules, fuse } from '../fusing/fusion.ts';
import { loadFusionRules } from '../fusing/fusion-rules.ts';
import { overlap, type RelativeBox, toPixels } from '../picture.ts';
import { VisionPool } from '../pool/vision-pool.ts';
import { listFoods } from '../scan.ts';
import { PATIENCE } from './printed.ts';

const USAGE = 'usage: npm run eval:looks -- DIR [--limit N] [--read]';

/** A thing in a look: its number in the scene, its name, the first thing that is the same good, and its edges in shares of the photo. */
type Thing = [
  number: number,
  name: string | null,
  first: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
];
interface SceneLook {
  file: string;
  things: Thing[];
}

const UNIT = { width: 1, height: 1 };
const SAME_THING = 0.4;
const QUESTIONS = 5;

/** What is counted over all scenes, for one number of looks and one way of putting them together. */
class Tally {
  right = 0;
  wrong = 0;
  missed = 0;
  /** Things that the list holds under more than one name. */
  twice = 0;
  /** Questions about a thing that was asked about already. */
  askedAgain = 0;
  questions = 0;

  add(named: ReadonlySet<string>, there: ReadonlySet<string>): void {
    for (const name of named) {
      if (there.has(name)) this.right += 1;
      else this.wrong += 1;
    }
    for (const name of there) if (!named.has(name)) this.missed += 1;
  }

  line(title: string, scenes: number): string {
    const precision = this.right / (this.right + this.wrong || 1);
    const recall = this.right / (this.right + this.missed || 1);
    const f1 = (2 * precision * recall) / (precision + recall || 1);
    const shares = [precision, recall, f1].map((one) => one.toFixed(3).padStart(9)).join('');
    const asked = this.questions ? `${this.askedAgain} of ${this.questions}` : '-';
    return `${title.padEnd(20)}${shares}${(this.twice / scenes).toFixed(2).padStart(18)}${asked.padStart(16)}`;
  }
}

/** Which thing of the scene a box shows: copies of one good are one thing. */
function thingAt(looks: readonly SceneLook[], photo: number, box: RelativeBox | null): number | null {
  if (!box) return null;
  const place = toPixels(box, UNIT);
  const [best] = looks[photo]!.things.map(([, , first, ...edges]) => ({
    first,
    shared: overlap(edges, place),
  })).sort((a, b) => b.shared - a.shared);
  return best && best.shared >= SAME_THING ? best.first : null;
}

const labelOf = ({ label, name }: Finding) => label ?? name;

/** How many things carry more than one of the names. */
function namedTwice(looks: readonly SceneLook[], findings: readonly Finding[]): number {
  const names = new Map<number, Set<string>>();
  for (const finding of findings) {
    const thing = thingAt(looks, finding.photo, finding.box);
    if (thing === null) continue;
    names.set(thing, (names.get(thing) ?? new Set()).add(labelOf(finding)));
  }
  return [...names.values()].filter((one) => one.size > 1).length;
}

function judge(
  looks: readonly SceneLook[],
  photos: readonly PhotoSightings[],
  rules: FusionRules,
  there: ReadonlySet<string>,
  { fused, union }: { fused: Tally; union: Tally },
): void {
  const known = (one: Finding) => one.shown && rules.classes.has(labelOf(one));
  const together = fuse(photos, rules).filter(known);
  fused.add(new Set(together.map(labelOf)), there);
  fused.twice += namedTwice(looks, together);
  const alone = photos.flatMap((photo, at) =>
    fuse([photo], rules)
      .filter(known)
      .map((one) => ({ ...one, photo: at })),
  );
  union.add(new Set(alone.map(labelOf)), there);
  union.twice += namedTwice(looks, alone);
  const asked = listFoods(photos, rules).questions.slice(0, QUESTIONS);
  const things = asked
    .map(({ photo, box }) => thingAt(looks, photo, box))
    .filter((one): one is number => one !== null);
  fused.questions += asked.length;
  fused.askedAgain += things.length - new Set(things).size;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { limit: { type: 'string' }, read: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    console.error(USAGE);
    return 2;
  }
  const all = JSON.parse(await readFile(join(folder, 'looks.json'), 'utf8')) as Record<string, SceneLook[]>;
  const scenes = Object.values(all).slice(0, values.limit === undefined ? undefined : Number(values.limit));
  const rules = await loadFusionRules();
  const most = Math.max(...scenes.map((looks) => looks.length));
  const counts = [...new Set([1, 3, 8].map((count) => Math.min(count, most)))];
  const tallies = counts.map(() => ({ fused: new Tally(), union: new Tally() }));
  const pool = new VisionPool({ timeLimit: PATIENCE, onError: (error) => console.error(error.message) });
  for (const looks of scenes) {
    const photos: PhotoSightings[] = [];
    for (const { file } of looks) {
      photos.push(await pool.look('evaluation', await readFile(join(folder, file)), { read: values.read }));
    }
    // What the fridge holds, whichever of its photos shows it.
    const names = looks.flatMap(({ things }) => things.map(([, name]) => name));
    const there = new Set(names.filter((name): name is string => name !== null && rules.classes.has(name)));
    for (const [at, count] of counts.entries()) {
      judge(looks, photos.slice(0, count), rules, there, tallies[at]!);
    }
  }
  await pool.close();
  console.log(`${scenes.length} scenes${values.read ? '' : ', labels not read'}`);
  console.log('photos              precision   recall       F1  named twice/scene     asked again');
  for (const [at, count] of counts.entries()) {
    console.log(tallies[at]!.fused.line(`${count}, put together`, scenes.length));
    if (count > 1) console.log(tallies[at]!.union.line(`${count}, plain union`, scenes.length));
  }
  return 0;
}

process.exitCode = await main();
