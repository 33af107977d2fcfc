import type { RecipeDraft } from '@crisper/kitchen/recipes/draft';

/**
 * Whether a page's published calories can be right, judged from the page alone and never from our own figure:
 *   1. it says for how many the recipe is (1 to 100);
 *   2. its calories are 4/4/9 of its protein, carbohydrate and fat, within a quarter or 30 kcal;
 *   3. its own ingredients do not hold clearly more energy, fat or protein than it publishes: fats, sugars, flours, pasta, meat,
 *      eggs and cheese that are measured in plain units are added up with the least that such a food can have;
 *   4. it does not count a whole bath of frying oil as eaten.
 */
export interface PublishedFigures {
  calories?: string;
  fatContent?: string;
  carbohydrateContent?: string;
  proteinContent?: string;
}

export function doubtsAbout(draft: RecipeDraft, published: PublishedFigures): string | null {
  const calories = figure(published.calories);
  if (calories === null || calories <= 0) return 'no calories';
  if (draft.servings === null || draft.servings < 1 || draft.servings > 100)
    return 'servings absent or impossible';
  const fat = figure(published.fatContent);
  const carbs = figure(published.carbohydrateContent);
  const protein = figure(published.proteinContent);
  if (fat !== null && carbs !== null && protein !== null) {
    const sum = 4 * carbs + 4 * protein + 9 * fat;
    if (Math.abs(sum - calories) > Math.max(30, calories / 4)) return 'macros do not add up to the calories';
  }
  const { servings } = draft;
  const lines = draft.ingredients.map(({ text }) => text);
  const least = sum(lines.map(leastOf)).map((amount) => amount / servings);
  if (least[0]! > calories * OVER) return 'its own ingredients hold more energy';
  if (fat !== null && least[1]! > fat * OVER + ROUNDING) return 'its own ingredients hold more fat';
  if (protein !== null && least[2]! > protein * OVER + ROUNDING)
    return 'its own ingredients hold more protein';
  const bath = lines.reduce((total, line) => total + bathGrams(line), 0) / servings;
  return bath > 50 && (fat ?? calories / 9) > bath * 0.6 ? 'counts the frying oil' : null;
}

/** The published macronutrients in grams; what a page does not say is absent. */
export function macrosOf(published: PublishedFigures): Partial<Record<'protein' | 'fat' | 'carbs', number>> {
  const protein = figure(published.proteinContent);
  const fat = figure(published.fatContent);
  const carbs = figure(published.carbohydrateContent);
  return {
    ...(protein !== null && { protein }),
    ...(fat !== null && { fat }),
    ...(carbs !== null && { carbs }),
  };
}

/** The least is a rough figure, so only a clear surplus speaks against a page. */
const OVER = 1.25;
const ROUNDING = 1;

function figure(text: string | undefined): number | null {
  const number = /\d+(?:\.\d+)?/.exec(text?.replace(',', '') ?? '')?.[0];
  return number === undefined ? null : Number(number);
}

type Least = readonly [kcal: number, fat: number, protein: number];
const NOTHING: Least = [0, 0, 0];

const sum = (parts: readonly Least[]): number[] =>
  parts.reduce<number[]>((total, part) => total.map((amount, at) => amount + part[at]!), [0, 0, 0]);

/** Grams or milliliters of one unit. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28, ounce: 28, lb: 454, pound: 454 };
const MILLILITERS: Readonly<Record<string, number>> = { cup: 237, tablespoon: 15, tbsp: 15 };

/** Food words, the least of a gram as bought, and the least grams of a milliliter; the first that fits counts. */
const PLAIN: readonly (readonly [words: RegExp, least: Least, density: number])[] = [
  [
    /\b(?:spray|free|substitute|stock|broth|sauce|milk|juice|water|extract|powder|soup|bread|bone)\b/i,
    NOTHING,
    0,
  ],
  [/\b(?:oil|ghee|lard|shortening)\b/i, [8, 0.9, 0], 0.9],
  [/\b(?:peanut butter|almond butter|tahini)\b/i, [5.5, 0.45, 0.15], 1],
  [/\bbutter\b/i, [6.5, 0.75, 0], 0.9],
  [/\bcream cheese\b/i, [2.9, 0.28, 0.05], 0.9],
  [/\b(?:cheddar|mozzarella|parmesan)\b/i, [2.4, 0.15, 0.2], 0.38],
  [/\bsugar\b/i, [3.6, 0, 0], 0.5],
  [/\b(?:honey|maple syrup)\b/i, [2.5, 0, 0], 1.2],
  [/\bflour\b/i, [3.2, 0, 0.05], 0.45],
  [/\b(?:pasta|spaghetti|linguine|penne|macaroni|rice|orzo)\b/i, [3.2, 0, 0.05], 0.7],
  [/\b(?:chicken breasts?|ground (?:beef|turkey|chicken|pork)|salmon)\b/i, [1.1, 0.02, 0.17], 0],
  [/\b(?:chicken|beef|pork|turkey|lamb|sausage)\b/i, [0.9, 0.02, 0.09], 0],
  [/\b(?:chocolate chips|walnuts|pecans|almonds|cashews)\b/i, [4.5, 0.25, 0.04], 0.4],
];
const EGG: Least = [60, 4, 5.5];

interface Measured {
  value: number;
  unit: string;
  rest: string;
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const NUMBER = /^(?:(\d{1,4})(?![\d/]))?(?: ?(\d)\/(\d))?(\.\d{1,3})?[ -]?/;
const UNIT = /^(g|kg|oz|ounce|lb|pound|cup|tablespoon|tbsp)(?:rams?|s)?\b\.?/i;

function measured(text: string): Measured | null {
  const number = NUMBER.exec(text)!;
  const [whole = '0', over = '0', under = '1', part = '0'] = number.slice(1);
  const value = Number(whole) + Number(over) / Number(under) + Number(part);
  const rest = text.slice(number[0].length);
  const unit = UNIT.exec(rest);
  return value > 0 && unit !== null
    ? { value, unit: unit[1]!.toLowerCase(), rest: rest.slice(unit[0].length) }
    : null;
}

/** "2 cups flour", "four 8-ounce packages cream cheese", "2 (8 oz) packages". */
function amountOf(line: string): Measured | null {
  const text = line
    .replace(/(\d)([¼-¾⅐-⅞])/g, '$1 $2')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .trim();
  const plain = measured(text);
  if (plain !== null) return plain;
  const [first = ''] = text.split(' ', 1);
  const count = COUNTS[first.toLowerCase()] ?? Number(first);
  const each = measured(text.slice(first.length).replace(/^[ (]{1,3}/, ''));
  return each === null || !(count > 0) ? null : { ...each, value: each.value * count };
}

const UNEATEN = /\bfry|optional|cooked|for (?:greasing|dusting|brushing|the pan|serving)|marinade/i;

function leastOf(line: string): Least {
  const eggs = /^(\d{1,2}) [^,(]{0,60}\beggs?\b(?! (?:white|yolk|noodle))/i.exec(line)?.[1];
  if (eggs !== undefined) return times(EGG, Number(eggs));
  const amount = amountOf(line);
  if (amount === null || UNEATEN.test(line) || bathGrams(line) > 0) return NOTHING;
  const food = PLAIN.find(([words]) => words.test(amount.rest));
  return food === undefined ? NOTHING : times(food[1], gramsOf(amount, food[2]));
}

const times = ([kcal, fat, protein]: Least, by: number): Least => [kcal * by, fat * by, protein * by];

const gramsOf = ({ value, unit }: Measured, density: number): number =>
  value * (GRAMS[unit] ?? (MILLILITERS[unit] ?? 0) * density);

/** Grams of oil in a line that fills a pot: more than a cup. */
function bathGrams(line: string): number {
  const amount = amountOf(line);
  if (amount === null || !/\boil\b/i.test(amount.rest)) return 0;
  const grams = gramsOf(amount, 0.9);
  return grams > 215 ? grams : 0;
}
