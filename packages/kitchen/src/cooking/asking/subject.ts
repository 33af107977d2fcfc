import type { Food, FoodId } from '../../foods/food.ts';
import { foodById, isA } from '../../foods/larder.ts';
import { resolveFood } from '../../foods/names.ts';
import type { RecipeIngredient } from '../../recipes/recipe.ts';
import type { CookingContext } from '../cooking-context.ts';
import { mentions } from '../interactive-steps.ts';

/** What a question is about: lines of the recipe, or a food of the larder that the recipe does not have. */
export interface Subject {
  lines: readonly RecipeIngredient[];
  food: Food | null;
  /** The question names what the recipe makes: "the cookies". */
  dish: boolean;
}

const NOBODY: Subject = { lines: [], food: null, dish: false };
const LONGEST_NAME = 4;

/** Words that are also names of foods, or parts of them, and mean something else in a question. */
export const NOT_FOODS = new Set(
  'a an the it this that them they i you we me my is are do does can in of to for on at with and or not no too so much many more some any dish meal food recipe step timer time water ice pan pot oven stove heat bowl plate dinner lunch breakfast dessert snack side main hot cold warm cool fresh dry wet thick thin raw done ready safe cook cooked cooking bake baked fry boil roast steam mix stir cut chop slice sliced diced add use need make made keep long how what when which where why fridge freezer counter people person minutes minute hours hour seconds cup cups gram grams spoon tablespoon teaspoon ounce ounces pound pounds stick piece half double leftover leftovers sauce crust filling topping batter mixture next last first go back help thing things stuff one ones'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.split(/[^\p{L}']+/u).filter(Boolean);
export const stem = (word: string): string =>
  word
    .replace(/ies?$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/(?:(ch|sh|x|ss)es)$/, '$1')
    .replace(/([^s])s$/, '$1');

/** How well the question names the line: every word of its name, its last word, or its first. */
function named(said: ReadonlySet<string>, line: Pick<RecipeIngredient, 'name' | 'food'>): number {
  const names = [line.name, line.food ? (foodById(line.food)?.name ?? '') : ''];
  return Math.max(
    ...names.map((name) => {
      const parts = wordsOf(name.toLowerCase())
        .filter((word) => word.length > 2)
        .map(stem);
      if (parts.length === 0) return 0;
      const vague = parts.length === 1 && NOT_FOODS.has(parts[0]!) && parts[0] !== 'water';
      if (parts.every((part) => said.has(part)) && !vague) return 2 + parts.length;
      if (said.has(parts.at(-1)!) && !NOT_FOODS.has(parts.at(-1)!)) return 2;
      return parts.length > 1 && said.has(parts[0]!) && !NOT_FOODS.has(parts[0]!) ? 1 : 0;
    }),
  );
}

export function subjectOf(text: string, context: Pick<CookingContext, 'recipe'>): Subject {
  const said = new Set(wordsOf(text).map(stem));
  const scored = context.recipe.ingredients.map((line) => ({ line, score: named(said, line) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  // "Chicken" means the thighs and not the chicken broth, if both are there and the thighs weigh more.
  const lines = scored
    .filter(({ score }) => score > 0 && score >= (best > 3 ? 3 : Math.min(best, 2)))
    .map(({ line }) => line);
  if (lines.length > 0) {
    const heaviest = best === 1 ? [heavier(lines)] : lines;
    const first = heaviest[0]!;
    return { lines: heaviest, food: first.food ? (foodById(first.food) ?? null) : null, dish: false };
  }
  const ofKind = KIND_WORDS.find(([words]) => words.test(text));
  const substitutes = ofKind
    ? context.recipe.ingredients.filter((line) => line.food && ofKind[1](line.food))
    : [];
  if (substitutes.length > 0)
    return { lines: substitutes, food: foodById(substitutes[0]!.food!) ?? null, dish: false };
  const food = larderFood(text);
  if (!food) return NOBODY;
  // Prawns are the recipe's shrimp.
  const own = context.recipe.ingredients.filter(
    (line) => line.food && (line.food === food.id || isA(line.food, food.id) || isA(food.id, line.food)),
  );
  if (own.length > 0) return { lines: own, food: foodById(own[0]!.food!) ?? food, dish: false };
  const title = new Set(wordsOf(context.recipe.title.toLowerCase()).map(stem));
  const dish = wordsOf(food.name.toLowerCase()).some((word) => title.has(stem(word)));
  return { lines: [], food: dish ? null : food, dish };
}

const anyOf =
  (...kinds: readonly string[]) =>
  (id: FoodId): boolean =>
    kinds.some((kind) => id === kind || isA(id, kind));
/** Words for a kind of food that mean what the recipe has of it. */
const KIND_WORDS: readonly (readonly [RegExp, (id: FoodId) => boolean])[] = [
  [/\bmeat\b/, anyOf('beef', 'pork', 'lamb', 'veal', 'poultry', 'game', 'sausage')],
  [/\bfish\b/, anyOf('fish', 'shellfish')],
  [/\bbirds?\b/, anyOf('poultry')],
  [/\bmince\b/, anyOf('ground-meat')],
  [/\b(?:joint|roast)\b/, anyOf('beef', 'pork', 'lamb', 'veal', 'poultry', 'game')],
  [/\bcheese\b/, anyOf('cheese')],
  [/\b(?:stock|broth)\b/, (id) => /stock|broth/.test(id)],
  [/\bspices?\b|\bseasonings?\b/, (id) => foodById(id)?.aisle === 'spices' && id !== 'salt'],
  [/\bvegetables\b/, (id) => foodById(id)?.aisle === 'produce'],
  [/\b(?:pasta|noodles|sheets)\b/, anyOf('pasta', 'noodle')],
  [
    /\balcohol\b|\bbooze\b/,
    (id) => /wine|beer|vodka|rum|brandy|sherry|liqueur|whisk/.test(id) && !/vinegar/.test(id),
  ],
];

const heavier = (lines: readonly RecipeIngredient[]): RecipeIngredient =>
  lines.reduce((most, line) => ((line.grams ?? 0) > (most.grams ?? 0) ? line : most));

export function larderFood(text: string): Food | null {
  const words = wordsOf(text);
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const window = words.slice(at, at + length);
      if (window.some((word) => NOT_FOODS.has(word))) continue;
      const found = resolveFood(window.join(' '));
      if (found && (found.match === 'exact' || found.match === 'inflected')) return found.food;
    }
  }
  return null;
}

/** The foods the question names; else those of the current step; else all of the recipe. */
export function foodsMeant(subject: Subject, context: CookingContext): FoodId[] {
  if (subject.food) return [subject.food.id, ...idsOf(subject.lines)];
  const step = context.steps[context.currentStep];
  const here = step ? idsOf(context.recipe.ingredients.filter((line) => mentions(step.text, line))) : [];
  return here.length > 0
    ? [...here, ...idsOf(context.recipe.ingredients)]
    : idsOf(context.recipe.ingredients);
}

const idsOf = (lines: readonly RecipeIngredient[]): FoodId[] =>
  lines.flatMap((line) => (line.food ? [line.food] : []));
