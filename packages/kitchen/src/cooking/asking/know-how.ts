import { adviceFor, namesForbidden } from '../../foods/who-eats.ts';
import type { CookingContext } from '../cooking-context.ts';
import { BAKING } from './know-how/baking.data.ts';
import { COOKING_TERMS } from './know-how/cooking-terms.data.ts';
import type { KnowHow } from './know-how/entry.ts';
import { IN_PASSING } from './know-how/in-passing.data.ts';
import { MEAT } from './know-how/meat.data.ts';
import { SINGLE_MISHAPS } from './know-how/single-mishaps.data.ts';
import { STOVE } from './know-how/stove.data.ts';
import { TABLE } from './know-how/table.data.ts';
import { eatersIn } from './mentioned-diets.ts';
import type { Asked } from './reply.ts';

const ALL: readonly KnowHow[] = [...SINGLE_MISHAPS, ...IN_PASSING, ...TABLE, ...STOVE, ...MEAT, ...BAKING];

/** What any cook knows of this, whatever the recipe: null where the words do not make it sure. */
export function knowHow(asked: Asked, context: CookingContext): string | null {
  const eaters = eatersIn(asked.text, context);
  const word = explainedWord(asked.text);
  if (word) return adviceFor(word, eaters);
  // "Yes, that works" is no answer to a food that somebody at the table must not have.
  const isForbidden = namesForbidden(asked.text, eaters);
  for (const { about, unless, says, tells } of ALL) {
    if (isForbidden && !tells) continue;
    if (unless?.test(asked.text) || !about.every((one) => one.test(asked.text))) continue;
    const said = typeof says === 'string' ? says : says(asked, context);
    const advice = said === null || tells ? said : adviceFor(said, eaters);
    if (advice !== null) return advice;
  }
  return null;
}

const ASKED_WORD =
  /^(?:what (?:is|are|does) (?:meant by )?|what do (?:you|they) mean by |define |meaning of |explain )(?:a |an |the |to )?([a-z][a-z ]{2,24}?)(?: mean(?:ing)?| in cooking| anyway| again)?$/;

function explainedWord(text: string): string | null {
  const word = ASKED_WORD.exec(text)?.[1];
  if (!word) return null;
  const key = [word, word.replace(/s$/, ''), `${word}s`].find((one) => Object.hasOwn(COOKING_TERMS, one));
  return key === undefined ? null : COOKING_TERMS[key]!;
}
