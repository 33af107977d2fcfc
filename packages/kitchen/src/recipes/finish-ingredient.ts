import type { Food, FoodId } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { resolveFood } from '../foods/names.ts';
import { gramsOf } from '../measures/convert.ts';
import type { LineLanguage } from '../measures/localized/language.ts';
import { parseLine } from '../measures/parse-line.ts';
import { unitById } from '../measures/units.ts';
import { eatenShareOf } from '../nutrition/eaten-share.ts';
import { edibleGrams } from '../nutrition/edible-grams.ts';
import { usualPortion } from '../nutrition/usual-portion.ts';
import type { DraftIngredient, MarkedIngredient } from './draft.ts';
import type { RecipeIngredient } from './recipe.ts';

export interface DishContext {
  servings: number;
  /** All the steps as one text. */
  method: string;
  /** The language of its lines; each line is asked where it is not known. */
  language?: LineLanguage;
}

/** Assumed weight of oil or butter without an amount ("a drizzle"): one tablespoon. */
const UNSAID_FAT_GRAMS = 14;
/** A greased pan takes a few sprays of a third of a second. */
const UNSAID_SPRAY_GRAMS = 1;

export function finishIngredient(draft: DraftIngredient, dish: DishContext): RecipeIngredient {
  const { weighed, ...read } = draft.marked
    ? fromMarks(draft.text, draft.marked)
    : fromLine(draft.text, dish.language);
  const food = read.food === null ? undefined : foodById(read.food);
  const isFat = food !== undefined && (isA(food.id, 'oil') || isA(food.id, 'butter'));
  const bought = read.grams ?? (food === undefined ? null : unsaidGrams(food, isFat, read));
  const grams =
    food === undefined || bought === null
      ? bought
      : edibleGrams(food, { grams: bought, unit: read.unit, weighed, text: draft.text });
  const eatenShare = eatenShareOf({
    text: draft.text,
    isOil: isFat,
    isBacon: food !== undefined && isA(food.id, 'bacon'),
    grams,
    servings: dish.servings,
    method: dish.method,
  });
  return {
    ...read,
    grams: grams === null ? null : Math.round(grams * 10) / 10,
    eatenShare,
    ...(draft.section === undefined ? {} : { section: draft.section }),
  };
}

/** Grams of a line that does not weigh its food: fat for the pan, or "2 servings noodles". */
function unsaidGrams(food: Food, isFat: boolean, read: Read): number | null {
  if (read.amountMin === null)
    return food.id === 'cooking-spray' ? UNSAID_SPRAY_GRAMS : isFat ? UNSAID_FAT_GRAMS : null;
  const isServing = read.unit === 'serving' || read.unit === 'portion';
  return isServing ? read.amountMin * usualPortion(food).grams : null;
}

type Read = Omit<RecipeIngredient, 'eatenShare'>;
type WeighedRead = Read & { weighed: boolean };

function fromLine(text: string, language?: LineLanguage): WeighedRead {
  const line = parseLine(text, language === undefined ? {} : { language });
  const plain = line.food === null && language !== 'unknown' ? plainer(text) : text;
  if (plain !== text && parseLine(plain).food !== null) return { ...fromLine(plain), text };
  return {
    text,
    food: line.food,
    name: line.name,
    amountMin: line.quantity,
    amountMax: line.quantityMax,
    unit: line.unit,
    grams: line.grams,
    weighed: line.weighed,
    preparation: line.preparation,
    optional: line.optional,
    alternatives: line.alternatives
      .map((other) => other.food)
      .filter((id): id is FoodId => id !== null && id !== line.food),
  };
}

/** Removes wording that hides the name: "ground meat of choice", "plain, non-fat yogurt". */
function plainer(text: string): string {
  return text
    .replace(/ ?\(?\b(?:of|or) (?:your )?choice\b\)?| ?\(?\byour (?:favorite|choice of)\b\)?/gi, '')
    .replace(
      /\b(plain|fresh|dried|whole|lean|large|small|unsalted|salted|ripe|raw|low-fat|non-fat|nonfat),\s+(?=\p{L})/giu,
      '$1 ',
    )
    .trim();
}

function fromMarks(text: string, marked: MarkedIngredient): WeighedRead {
  const food = resolveFood(marked.name)?.food;
  const { alternatives, preparation } = splitInstead(marked.preparation);
  return {
    text,
    food: food?.id ?? null,
    name: marked.name,
    amountMin: marked.quantity,
    amountMax: marked.quantityMax,
    unit: marked.unit,
    grams: weigh(marked, food),
    weighed: marked.unit !== null && unitById(marked.unit)?.dimension === 'mass',
    preparation,
    optional: marked.optional,
    alternatives,
  };
}

function weigh(marked: MarkedIngredient, food: Food | undefined): number | null {
  if (marked.quantity === null || food === undefined) return null;
  return gramsOf(marked.quantity, marked.unit, food);
}

/** "(melted, or olive oil)": the food after "or" is an alternative. */
function splitInstead(preparation: string | null): { alternatives: FoodId[]; preparation: string | null } {
  const parts = (preparation ?? '').split(',').map((part) => part.trim());
  const others = parts.filter((part) => /^or\s/i.test(part));
  const rest = parts.filter((part) => part !== '' && !others.includes(part));
  const alternatives = others
    .map((part) => resolveFood(part.replace(/^or\s+/i, ''))?.food.id)
    .filter((id) => id !== undefined);
  return { alternatives, preparation: rest.length === 0 ? null : rest.join(', ') };
}
