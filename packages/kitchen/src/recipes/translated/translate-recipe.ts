import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import type { CooklangToken } from '../cooklang-scan.ts';
import { ownersOf } from '../read-cooklang.ts';
import type { Recipe } from '../recipe.ts';
import { localQuantity, secondsOf } from './local-amounts.ts';
import { localLine, localPreparation, spokenAmount } from './local-line.ts';
import { englishMark, type Mark, pairMarks } from './pair-marks.ts';
import { readSteps, type SourceStep } from './read-steps.ts';

export interface TranslatedLine {
  text: string;
  name: string;
  amountMin: number | null;
  amountMax: number | null;
  unit: string | null;
  preparation: string | null;
}

/** A step in another language, with the places of its marks in the text. */
export interface TranslatedStep {
  text: string;
  tip: string | null;
  looksRight: string | null;
  timers: readonly { label: string | null; seconds: number; at: number }[];
  /** The number of the recipe's line, and where it is named. */
  uses: readonly { line: number; at: number; length: number }[];
  tools: readonly { name: string; at: number }[];
}

/** The words of a recipe in another language; everything that is computed stays that of the English one. */
export interface RecipeTranslation {
  title: string;
  description: string;
  /** In the order of the recipe's own lines. */
  ingredients: readonly TranslatedLine[];
  steps: readonly TranslatedStep[];
}

/** Null where the two do not have the same steps and marks; `recipes translations` says why. */
export function readTranslation(
  english: string,
  local: string,
  language: FoodLanguage,
): RecipeTranslation | null {
  const [source, said] = [readSteps(english), readSteps(local)];
  const { title, description } = said?.head ?? {};
  if (!source || !said || !title || !description || source.steps.length !== said.steps.length) return null;
  const tokens = source.steps.flatMap(({ ingredients }) => ingredients);
  const owners = ownersOf(tokens);
  const lines: (TranslatedLine | undefined)[] = owners.map(() => undefined);
  const lineOf = linesBy(tokens, owners);
  const steps: TranslatedStep[] = [];
  let before = 0;
  for (const [at, step] of said.steps.entries()) {
    const own = source.steps[at]!.ingredients;
    const { pairs } = pairMarks(own.map(englishMark), step.ingredients, language, () => null);
    if (pairs.length !== own.length || pairs.length !== step.ingredients.length) return null;
    const lineByToken = new Map<CooklangToken, number>();
    for (const { english: mark, local: other } of pairs) {
      const place = before + own.indexOf(mark.token);
      lineByToken.set(other.token, lineOf[place]!);
      const owned = owners.indexOf(place);
      if (owned >= 0) lines[owned] = lineIn(other, language);
    }
    steps.push(stepIn(step, lineByToken, language));
    before += own.length;
  }
  return { title, description, ingredients: lines.filter((line) => line !== undefined), steps };
}

/** The line of each mark: its own, or that of the same words elsewhere. */
function linesBy(tokens: readonly Mark['token'][], owners: readonly number[]): number[] {
  return tokens.map((token, at) => {
    const own = owners.indexOf(at);
    return own >= 0
      ? own
      : owners.findIndex((owner) => tokens[owner]!.name.toLowerCase() === token.name.toLowerCase());
  });
}

function lineIn({ token, amount, unit }: Mark, language: FoodLanguage): TranslatedLine {
  return {
    text: localLine(token, language),
    name: token.name,
    amountMin: amount?.min ?? null,
    amountMax: amount?.max ?? null,
    unit,
    preparation: localPreparation(token.preparation, language),
  };
}

function stepIn(
  step: SourceStep,
  lineByToken: ReadonlyMap<CooklangToken, number>,
  language: FoodLanguage,
): TranslatedStep {
  const made = {
    timers: [] as TranslatedStep['timers'][number][],
    uses: [] as TranslatedStep['uses'][number][],
  };
  const tools: TranslatedStep['tools'][number][] = [];
  let text = '';
  for (const token of step.tokens) {
    const words = spoken(token, language).replace(/\s+/g, ' ');
    const said = text === '' || text.endsWith(' ') ? words.trimStart() : words;
    const at = text.length;
    text += said;
    if (token.type === 'cookware') tools.push({ name: token.name, at });
    if (token.type === 'ingredient') {
      const line = lineByToken.get(token);
      if (line !== undefined && line >= 0) made.uses.push({ line, at, length: said.length });
    }
    if (token.type === 'timer') {
      const amount = localQuantity(token.quantity);
      const seconds = Math.round((amount?.min ?? 0) * (secondsOf(token.unit) ?? 60));
      if (seconds > 0) made.timers.push({ label: token.name || null, seconds, at });
    }
  }
  return { text: text.trimEnd(), tip: step.tip, looksRight: step.looksRight, ...made, tools };
}

function spoken(token: CooklangToken, language: FoodLanguage): string {
  if (token.type === 'text') return token.value;
  if (token.type === 'timer') return `${spokenAmount(token.quantity, language)} ${token.unit}`;
  return token.name;
}

/** The recipe in these words, with its figures, foods and claims as they are. */
export function inTranslation(recipe: Recipe, translation: RecipeTranslation): Recipe {
  const { title, description, ingredients, steps } = translation;
  return {
    ...recipe,
    title,
    description,
    ingredients: recipe.ingredients.map((line, at) => ({ ...line, ...ingredients[at] })),
    steps: recipe.steps.map((step, at) => {
      const said = steps[at]!;
      return {
        ...step,
        text: said.text,
        tip: said.tip,
        looksRight: said.looksRight,
        timers: said.timers.map(({ label, seconds }) => ({ name: label, seconds })),
      };
    }),
  };
}

/** Whether the words are those of this very recipe: the book may have changed since they were read. */
export const isOf = (recipe: Recipe, { ingredients, steps }: RecipeTranslation): boolean =>
  recipe.ingredients.length === ingredients.length && recipe.steps.length === steps.length;
