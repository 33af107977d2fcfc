import type { CookingContext } from '../cooking-context.ts';
import { type Sentence, saysWord, sentencesOf } from './recipe-sentences.ts';
import { type Asked, capital } from './reply.ts';
import { stem } from './subject.ts';

/** Words that carry nothing of what is asked. */
const EMPTY_WORDS = new Set(
  'what which when where who why how is are was were am be been being do does did can could should would will may must might have has had got get the and for with this that these those there here you your i my me we our us they them it its a an of to in on at or if so not no now then need needs needed want about just only make recipe step dish really still also first after before much many long good use put any some right way keep let go goes going come take happens mean supposed meant already ok okay all alright thing things bit part one ones as into out up down more less very too please again yet than from by kind sort type whole'.split(
    ' ',
  ),
);

const rootOf = (word: string): string =>
  stem(word)
    .replace(/(?:ing|ed|es|s|e)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');

/** The roots of the words that carry what is asked. */
export const rootsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word))
      .map(rootOf)
      .filter((root) => root.length > 2),
  ),
];

/** "Do I stir it", "cold or boiling water": the answer is in the recipe's own words. */
export const asksEither = (text: string): boolean =>
  /^(?:do|does|should|must|is|are|was|will|may|shall|have|has)\b/.test(text) || / or(?: |$)/.test(text);

interface Found {
  text: string;
  score: number;
}

/**
 * The line of the list, or the sentence, that shares most with the question: at least two of its words, one of which is
 * more than the name of a food. Null where nothing does.
 */
export function inItsWords(asked: Asked, context: CookingContext): string | null {
  const roots = rootsIn(asked.text);
  const foods = new Set(asked.subject.lines.flatMap((line) => rootsIn(line.name.toLowerCase())));
  const others = roots.filter((root) => !foods.has(root));
  if (others.length === 0) return null;
  const score = (text: string): number => {
    const more = others.filter((root) => saysWord(text, root)).length;
    return more === 0 ? 0 : more + (roots.some((root) => foods.has(root) && saysWord(text, root)) ? 1 : 0);
  };
  const lines = asked.subject.lines.map(
    (line): Found => ({ text: `${capital(line.text)}.`, score: score(line.text.toLowerCase()) }),
  );
  const sentences = sentencesOf(context).map(
    (one): Found => ({ text: `Step ${one.step}: ${one.text}`, score: score(one.text) + near(one, context) }),
  );
  const best = [...lines, ...sentences].reduce<Found | null>(
    (most, one) => (one.score > (most?.score ?? 0) ? one : most),
    null,
  );
  return best && best.score >= 2 ? best.text : null;
}

/** Of two sentences that say as much, that of the current step is meant. */
const near = ({ at }: Sentence, { currentStep }: CookingContext): number => (at === currentStep ? 0.5 : 0);
