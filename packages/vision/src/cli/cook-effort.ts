import type { Question } from '../asking/questions.ts';
import { SECONDS } from '../asking/seconds.ts';
import type { PhotoSightings } from '../finding.ts';
import type { FusionRules } from '../fusing/fusion.ts';
import { type FoodList, type KnownKitchen, listFoods } from '../scan.ts';
import { type Annotations, truthByImage } from './metrics.ts';

export interface Effort {
  taps: number;
  seconds: number;
}

/** How a cook goes about it. */
export interface Way {
  /** The cards that are answered first. */
  asked: (questions: readonly Question[]) => readonly Question[];
  /** Whether the cook uses the chips under "Also here?", and the one that takes out all that is doubtful. */
  also: boolean;
  /** Missing names: each typed and sent by itself, all in one line, or said. */
  names: 'one by one' | 'in one line' | 'said';
}

/** When a list counts as right. */
const RIGHT = { precision: 0.9, recall: 0.8 };
/** A name is typed in part and picked from the suggestions. */
const TAPS_TO_TYPE = 4;
/** A comma and a space. */
const SEPARATOR = 2;

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

interface Step extends Effort {
  name: string | null;
  /** What else leaves the list. */
  out?: readonly string[];
}

/** Cards, then wrong chips, then the chips that are offered, then what has to be typed or said. */
function* stepsOf(
  { findings, questions, also }: FoodList,
  listed: ReadonlySet<string>,
  present: ReadonlySet<string>,
  way: Way,
): Generator<Step> {
  for (const { label, name } of way.asked(questions))
    yield { taps: 1, seconds: name === null ? SECONDS.card / 2 : SECONDS.card, name: label ?? name };
  // One tap takes out all that is doubtful, where more of it is wrong than right.
  const doubtful = findings.filter(({ shown }) => !shown).map(({ label, name }) => label ?? name);
  const wrong = doubtful.filter((name) => listed.has(name) && !present.has(name));
  if (way.also && wrong.length > 1 + doubtful.length - wrong.length) {
    yield { taps: 1, seconds: SECONDS.tap, name: null, out: doubtful };
  }
  for (const { label, name } of findings) {
    const named = label ?? name;
    if (listed.has(named) !== present.has(named)) yield { taps: 1, seconds: SECONDS.tap, name: named };
  }
  for (const { label, name } of way.also ? also : []) {
    const named = label ?? name;
    yield present.has(named) && !listed.has(named)
      ? { taps: 1, seconds: SECONDS.glance + SECONDS.tap, name: named }
      : { taps: 0, seconds: SECONDS.glance, name: null };
  }
  let isFirst = true;
  for (const name of present) {
    if (listed.has(name)) continue;
    const toField = isFirst || way.names === 'one by one' ? SECONDS.field : 0;
    const letter = way.names === 'said' ? SECONDS.spokenLetter : SECONDS.letter;
    const taps = way.names === 'said' ? Number(isFirst) : TAPS_TO_TYPE;
    yield { taps, seconds: toField + letter * (name.length + SEPARATOR), name };
    isFirst = false;
  }
}

/**
 * What a cook who knows the fridge does until the list is right: at least nine of ten names, and four of five foods. Everything found
 * is selected at first, the doubtful too.
 */
export function effortOf(
  list: FoodList,
  present: ReadonlySet<string>,
  open: ReadonlySet<string>,
  way: Way,
): Effort {
  const listed = new Set(list.findings.map(({ label, name }) => label ?? name));
  const effort = { taps: 0, seconds: 0 };
  for (const { taps, seconds, name, out = [] } of stepsOf(list, listed, present, way)) {
    if (isRight(listed, present, open)) break;
    effort.taps += taps;
    effort.seconds += seconds;
    for (const one of out) listed.delete(one);
    if (name === null || open.has(name)) continue;
    if (present.has(name)) listed.add(name);
    else listed.delete(name);
  }
  return effort;
}

/** One effort per photo, by file. */
export function effortsOf(
  data: Annotations,
  photos: ReadonlyMap<string, PhotoSightings>,
  rules: FusionRules,
  way: Way,
  kitchenOf: (file: string) => KnownKitchen = () => ({}),
): Map<string, Effort> {
  const truth = truthByImage(data);
  const efforts = new Map<string, Effort>();
  for (const { id, file_name: file, maybe } of data.images) {
    const photo = photos.get(file);
    if (!photo) continue;
    const list = listFoods([photo], rules, kitchenOf(file));
    efforts.set(file, effortOf(list, truth.get(id) ?? new Set(), new Set(maybe), way));
  }
  return efforts;
}
