import type { RecipeIngredient } from '../../recipes/recipe.ts';
import { readTimers } from '../../recipes/step-timers.ts';
import type { CookingContext } from '../cooking-context.ts';
import { mentions } from '../interactive-steps.ts';

export interface Sentence {
  /** Index of the step. */
  at: number;
  step: number;
  text: string;
}

/** The recipe's steps, a sentence at a time. */
export function sentencesOf(context: Pick<CookingContext, 'steps'>): Sentence[] {
  return context.steps.flatMap((step, at) =>
    step.text.split(/(?<=[.!?])\s+(?=[A-Z])/).map((text) => ({ at, step: step.step, text: text.trim() })),
  );
}

export const sentencesAbout = (context: CookingContext, lines: readonly RecipeIngredient[]): Sentence[] =>
  sentencesOf(context).filter(({ text }) => lines.some((line) => mentions(text, line)));

/** True when a word of the text begins with this stem. */
export const saysWord = (text: string, stem: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .some((word) => word.startsWith(stem));

export const quoted = (sentences: readonly Sentence[], most = 2): string =>
  sentences
    .slice(0, most)
    .map(({ step, text }) => `Step ${step}: ${text}`)
    .join(' ');

/** A part of a sentence with a time in it: "simmer 8 minutes". */
export interface Wait {
  at: number;
  step: number;
  text: string;
  seconds: number;
  kind: 'cooking' | 'waiting';
}

const WAITING =
  /\b(?:marinat|chill|rest|soak|stand|rise|proof|cool|freez|refrigerat|set aside|sit|steep|overnight|thaw|brine)/i;

/** Every time the recipe names, each with the clause it stands in. */
export function waitsOf(context: Pick<CookingContext, 'steps'>): Wait[] {
  return sentencesOf(context).flatMap(({ at, step, text }) =>
    clausesOf(text).flatMap((clause) => {
      const seconds = readTimers(clause)[0]?.seconds;
      if (seconds === undefined) return [];
      return [
        {
          at,
          step,
          text: clause,
          seconds,
          kind: WAITING.test(clause) ? ('waiting' as const) : ('cooking' as const),
        },
      ];
    }),
  );
}

/** Cuts a sentence after each of its times: "cook 6 minutes, then simmer 8 minutes" is two clauses. */
export function clausesOf(sentence: string): string[] {
  const parts = sentence.split(
    /(?:,? (?:and )?then\b|; |, (?=[a-z]+ (?:and [a-z]+ )?(?:for |about )?\d)| and (?=(?:cook|bake|simmer|boil|fry|roast|rest|chill|steam|grill|toast|stir)\b))/,
  );
  const clauses: string[] = [];
  for (const part of parts) {
    const before = clauses.at(-1);
    if (before !== undefined && readTimers(before).length === 0)
      clauses[clauses.length - 1] = `${before}, ${part.trim()}`;
    else clauses.push(part.trim());
  }
  const last = clauses.at(-1);
  if (clauses.length > 1 && last !== undefined && readTimers(last).length === 0) {
    clauses.pop();
    clauses[clauses.length - 1] += `, ${last}`;
  }
  return clauses;
}
