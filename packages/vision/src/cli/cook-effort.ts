import type { PhotoSightings } from '../finding.ts';
import type { FusionRules } from '../fusing/fusion.ts';
import { type FoodList, listFoods } from '../scan.ts';
import { type Annotations, truthByImage } from './metrics.ts';

export interface Effort {
  taps: number;
  seconds: number;
}

/** When a list counts as right. */
const RIGHT = { precision: 0.9, recall: 0.8 };

/** By judgement, not measured on people: five cards take ten seconds, a name is typed in part and picked from the suggestions. */
const COST = {
  answer: { taps: 1, seconds: 2 },
  skip: { taps: 1, seconds: 1 },
  tap: { taps: 1, seconds: 1.5 },
  type: { taps: 4, seconds: 5 },
} satisfies Record<string, Effort>;

function isRight(
  listed: ReadonlySet<string>,
  present: ReadonlySet<string>,
  open: ReadonlySet<string>,
): boolean {
  const counted = [...listed].filter((name) => !open.has(name));
  const right = counted.filter((name) => present.has(name)).length;
  const precision = counted.length > 0 ? right / counted.length : 1;
  return precision >= RIGHT.precision && right >= RIGHT.recall * present.size;
}

interface Step {
  cost: Effort;
  name: string | null;
}

/** Questions in their order, then wrong chips, then what has to be typed. */
function* stepsOf(
  { findings, questions }: FoodList,
  listed: ReadonlySet<string>,
  present: ReadonlySet<string>,
  asked: number,
): Generator<Step> {
  for (const { label, name } of questions.slice(0, asked))
    yield { cost: name === null ? COST.skip : COST.answer, name: label ?? name };
  for (const { label, name } of findings) {
    const named = label ?? name;
    if (listed.has(named) !== present.has(named)) yield { cost: COST.tap, name: named };
  }
  for (const name of present) if (!listed.has(name)) yield { cost: COST.type, name };
}

/**
 * What a cook who knows the fridge does until the list is right: at least nine of ten names, and four of five foods. Everything found
 * is selected at first, the doubtful too.
 */
export function effortOf(
  list: FoodList,
  present: ReadonlySet<string>,
  open: ReadonlySet<string>,
  asked: number,
): Effort {
  const listed = new Set(list.findings.map(({ label, name }) => label ?? name));
  const effort = { taps: 0, seconds: 0 };
  for (const { cost, name } of stepsOf(list, listed, present, asked)) {
    if (isRight(listed, present, open)) break;
    effort.taps += cost.taps;
    effort.seconds += cost.seconds;
    if (name === null || open.has(name)) continue;
    if (present.has(name)) listed.add(name);
    else listed.delete(name);
  }
  return effort;
}

/** One effort per photo. */
export function effortsOf(
  data: Annotations,
  photos: ReadonlyMap<string, PhotoSightings>,
  rules: FusionRules,
  asked: number,
): Effort[] {
  const truth = truthByImage(data);
  return data.images.flatMap(({ id, file_name, maybe }) => {
    const photo = photos.get(file_name);
    if (!photo) return [];
    return [effortOf(listFoods([photo], rules), truth.get(id) ?? new Set(), new Set(maybe), asked)];
  });
}
