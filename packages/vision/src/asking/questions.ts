import type { FoodId } from '@crisper/kitchen/foods/food';
import type { Finding, SceneThing } from '../finding.ts';
import { covers, type RelativeBox } from '../picture.ts';
import type { Remarkable } from '../remembering/memory.ts';
import { areaOf, isPiece, type LikelyName, likelyNames } from './likely-names.ts';
import { SECONDS } from './seconds.ts';

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

/**
 * What an answer is worth to the list, in seconds: a missing food need not be typed, a wrong one needs no tap. Everything offered is
 * selected, the doubtful too. Of things without a name, one in twelve is a missing food whose name is among the likely ones.
 */
const WORTH = { missing: SECONDS.word, wrong: SECONDS.tap, unnamed: SECONDS.word / 12 };
/** No user is asked about what is nearly certain either way. */
const LEAST_GAIN = 0.1;
/** Two boxes of one thing differ by less than this in size. */
const SAME_SIZE = 3;

interface Candidate {
  gain: number;
  question: Question;
}

function thingAt(things: readonly SceneThing[], photo: number, box: RelativeBox): SceneThing | undefined {
  return things
    .filter((thing) => thing.photo === photo && covers(thing.box, box))
    .sort((a, b) => areaOf(a.box) - areaOf(b.box))[0];
}

function aboutFindings(
  findings: readonly Finding[],
  offered: ReadonlySet<Finding>,
  things: readonly SceneThing[],
): Candidate[] {
  const listed = new Set([...offered].map((one) => one.name));
  return findings.flatMap((finding) => {
    const { food, name, label, confidence, box, photo, look } = finding;
    if (!box) return [];
    const gain = offered.has(finding) ? (1 - confidence) * WORTH.wrong : confidence * WORTH.missing;
    const likely = likelyNames(thingAt(things, photo, box), new Set([...listed, name]));
    return [
      { gain, question: { photo, box, food, name, label, confidence, likely, ...(look ? { look } : {}) } },
    ];
  });
}

/** Things that no finding explains, the clearest first. */
function aboutUnnamed(
  findings: readonly Finding[],
  offered: ReadonlySet<Finding>,
  things: readonly SceneThing[],
): Candidate[] {
  const explained = findings.flatMap((one) => one.evidence);
  const listed = new Set([...offered].map((one) => one.name));
  return things
    .filter(({ box }) => isPiece(box))
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
        likely: likelyNames(thing, listed),
        look: { embedding: thing.embedding, words: thing.words },
      },
    }));
}

/** Two names for one thing: a small box inside a large one is another thing. */
const isSamePlace = (a: Question, b: Question): boolean =>
  a.photo === b.photo &&
  covers(a.box, b.box) &&
  covers(b.box, a.box) &&
  Math.max(areaOf(a.box), areaOf(b.box)) < SAME_SIZE * Math.min(areaOf(a.box), areaOf(b.box));

/** The questions whose answers improve the list most, each about another place in the photos. */
export function chooseQuestions(
  findings: readonly Finding[],
  offered: ReadonlySet<Finding>,
  things: readonly SceneThing[],
  most = MOST_QUESTIONS,
): Question[] {
  const candidates = [...aboutFindings(findings, offered, things), ...aboutUnnamed(findings, offered, things)]
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
