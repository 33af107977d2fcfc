import type { FoodId } from '@crisper/kitchen/foods/food';
import type { Finding, SceneThing } from '../finding.ts';
import { nameFood } from '../fusing/food-names.ts';
import { covers, type RelativeBox } from '../picture.ts';
import type { Remarkable } from '../remembering/memory.ts';

export interface LikelyName {
  food: FoodId | null;
  name: string;
  /** Detector class. */
  label: string;
  emoji: string;
}

/** One card for the cook: "Is this mustard?", or "What is this?" when `name` is null. */
export interface Question {
  photo: number;
  /** The piece of the photo to show. */
  box: RelativeBox;
  food: FoodId | null;
  name: string | null;
  label: string | null;
  /** How likely the answer is yes; of a thing without a name, how likely its best guess is. */
  confidence: number;
  /** Up to three other names, to choose from when the answer is no. */
  likely: LikelyName[];
  /** Look and words of the thing, to remember it by once it is answered. */
  look?: Remarkable;
}

export const MOST_QUESTIONS = 5;
const MOST_UNNAMED = 1;
const LIKELY_NAMES = 3;

/**
 * What an answer is worth to the list: a food that was missing, or a wrong one struck out. To weigh the missing twice gains recall
 * and loses more precision; "What is this?" asks more of the cook and may turn out not to be food.
 */
const WORTH = { missing: 1, wrong: 1, unnamed: 0.5 };
/** No user is asked about what is nearly certain either way. */
const LEAST_GAIN = 0.06;
/** A box this large shows a shelf rather than a thing. */
const LARGEST_PIECE = 0.25;
const SMALLEST_PIECE = 0.0008;
/** Two boxes of one thing differ by less than this in size. */
const SAME_SIZE = 3;

interface Candidate {
  gain: number;
  question: Question;
}

const area = ([, , width, height]: RelativeBox) => width * height;

function likelyNames(thing: SceneThing | undefined, taken: ReadonlySet<string>): LikelyName[] {
  const names: LikelyName[] = [];
  for (const { label } of thing?.names ?? []) {
    const named = nameFood(label);
    if (taken.has(named.name) || names.some((one) => one.name === named.name)) continue;
    names.push({ ...named, label });
  }
  return names.slice(0, LIKELY_NAMES);
}

function thingAt(things: readonly SceneThing[], photo: number, box: RelativeBox): SceneThing | undefined {
  return things
    .filter((thing) => thing.photo === photo && covers(thing.box, box))
    .sort((a, b) => area(a.box) - area(b.box))[0];
}

function aboutFindings(findings: readonly Finding[], things: readonly SceneThing[]): Candidate[] {
  const shown = new Set(findings.filter((one) => one.shown).map((one) => one.name));
  return findings.flatMap(({ food, name, label, confidence, box, photo, shown: listed, look }) => {
    if (!box) return [];
    const gain = listed ? (1 - confidence) * WORTH.wrong : confidence * WORTH.missing;
    const likely = likelyNames(thingAt(things, photo, box), new Set([...shown, name]));
    return [
      { gain, question: { photo, box, food, name, label, confidence, likely, ...(look ? { look } : {}) } },
    ];
  });
}

/** Things that no finding explains, the clearest first. */
function aboutUnnamed(findings: readonly Finding[], things: readonly SceneThing[]): Candidate[] {
  const explained = findings.flatMap((one) => one.evidence);
  const shown = new Set(findings.filter((one) => one.shown).map((one) => one.name));
  return things
    .filter(({ box }) => area(box) <= LARGEST_PIECE && area(box) >= SMALLEST_PIECE)
    .filter(
      (thing) =>
        !explained.some(
          ({ photo, box }) =>
            photo === thing.photo && box && (covers(thing.box, box) || covers(box, thing.box)),
        ),
    )
    .map((thing) => ({
      gain: thing.food * WORTH.unnamed,
      question: {
        photo: thing.photo,
        box: thing.box,
        food: null,
        name: null,
        label: null,
        confidence: thing.names[0]?.score ?? 0,
        likely: likelyNames(thing, shown),
        look: { embedding: thing.embedding, words: thing.words },
      },
    }));
}

/** Two names for one thing: a small box inside a large one is another thing. */
const isSamePlace = (a: Question, b: Question): boolean =>
  a.photo === b.photo &&
  covers(a.box, b.box) &&
  covers(b.box, a.box) &&
  Math.max(area(a.box), area(b.box)) < SAME_SIZE * Math.min(area(a.box), area(b.box));

/** The questions whose answers improve the list most, each about another place in the photos. */
export function chooseQuestions(
  findings: readonly Finding[],
  things: readonly SceneThing[],
  most = MOST_QUESTIONS,
): Question[] {
  const candidates = [...aboutFindings(findings, things), ...aboutUnnamed(findings, things)]
    .filter((one) => one.gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain);
  const chosen: Question[] = [];
  let unnamed = 0;
  for (const { question } of candidates) {
    if (chosen.length >= most) break;
    if (chosen.some((one) => isSamePlace(one, question))) continue;
    if (question.name === null) {
      const near = ({ photo, box }: Question) => photo === question.photo && covers(box, question.box);
      if (unnamed >= MOST_UNNAMED || chosen.some(near)) continue;
      unnamed += 1;
    }
    chosen.push(question);
  }
  return chosen;
}
