import type { Client } from '@crisper/client/client';
import { searchRecipes } from '@crisper/contract/matching/matching';
import { listPantry } from '@crisper/contract/pantry/pantry';
import {
  getRecipe,
  listRecipes,
  type RecipeCard,
  type RecipeIngredientView,
} from '@crisper/contract/recipes/recipes';
import type { Units } from '@crisper/contract/vocabulary';
import { formatAmount } from '@crisper/kitchen/measures/format';
import { z } from 'zod';
import { type Tool, tool } from './tool.ts';

/** More than anybody reads, and less than fills the mind of a model. */
const FOUND_MAX = 10;

const maxMinutes = z
  .number()
  .int()
  .positive()
  .max(1440)
  .optional()
  .describe('Recipes whose time is unknown are left out');
/** Null when unknown. */
const minutes = z.number().nullable();
const matches = {
  recipes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      match: z.number().describe('How much of it is at hand, in percent'),
      minutes,
      missingIngredients: z.array(z.string()),
      swaps: z.array(z.object({ missing: z.string(), use: z.string(), note: z.string() })),
    }),
  ),
  unknown: z.array(z.string()).describe('Names that were ignored, because nobody knows them'),
  excludedItems: z.array(z.string()),
  note: z.string().optional(),
};

export const RECIPE_TOOLS: readonly Tool[] = [
  tool({
    name: 'search_by_ingredients',
    title: 'Search recipes by ingredients',
    description:
      'What can be cooked with these ingredients, best matches first, with what is missing. The diets and allergens of those who eat hold.',
    input: { ingredients: z.array(z.string().trim().min(1).max(120)).min(1).max(50), maxMinutes },
    output: matches,
    calls: [searchRecipes],
    run: (crisper, input) => search(crisper, input.ingredients, input.maxMinutes),
  }),
  tool({
    name: 'search_by_pantry',
    title: 'Search recipes for the pantry',
    description:
      'What can be cooked with what is in the pantry now, best matches first, with what is missing.',
    input: { maxMinutes },
    output: matches,
    calls: [listPantry, searchRecipes],
    async run(crisper, input) {
      const { items } = await crisper.pantry.listPantry();
      const names = [...new Set(items.filter(({ dish }) => !dish).map(({ name }) => name))];
      if (names.length === 0)
        return { recipes: [], unknown: [], excludedItems: [], note: 'The pantry is empty.' };
      return search(crisper, names.slice(0, 200), input.maxMinutes);
    },
  }),
  tool({
    name: 'find_recipes',
    title: 'Find recipes by words',
    description: 'Recipes by words of their title or description, the person’s own first.',
    input: { words: z.string().trim().min(1).max(120), maxMinutes },
    output: {
      recipes: z.array(z.object({ id: z.string(), title: z.string(), minutes, isOwn: z.boolean() })),
    },
    calls: [listRecipes],
    run: async (crisper, input) => ({
      recipes: await recipesByWords(crisper, input.words, input.maxMinutes),
    }),
  }),
  tool({
    name: 'read_recipe',
    title: 'Read a recipe',
    description: 'One recipe: ingredients, steps, allergens and figures per serving. Null is unknown.',
    input: { recipe: getRecipe.params!.shape.id.describe('Id or slug of a recipe, as searches return it') },
    output: {
      id: z.string(),
      title: z.string(),
      description: z.string(),
      servings: z.number().nullable(),
      minutes,
      allergens: z.array(z.string()),
      diets: z.array(z.string()),
      nutritionPerServing: z.record(z.string(), z.unknown()).nullable(),
      ingredients: z.array(
        z.object({ text: z.string(), amount: z.string().nullable().describe('In the person’s units') }),
      ),
      steps: z.array(z.string()),
    },
    calls: [getRecipe],
    async run(crisper, { recipe: wanted }, units) {
      const found = await crisper.recipes.getRecipe({ params: { id: wanted } });
      const { id, title, description, servings, servingsUnknown, allergens, diets, nutritionPerServing } =
        found;
      return {
        ...{ id, title, description, allergens, diets, nutritionPerServing },
        servings: servingsUnknown ? null : servings,
        minutes: found.totalTimeMin || null,
        ingredients: found.ingredients.map((line) => ({ text: line.text, amount: amountOf(line, units) })),
        steps: found.steps.map(({ text }) => text),
      };
    },
  }),
];

/** One's own and the public ones. */
export async function recipesByWords(crisper: Client, words: string, maxTime?: number) {
  const page = { search: words, page: 1, limit: FOUND_MAX, ...(maxTime !== undefined && { maxTime }) };
  const [own, others] = await Promise.all([
    crisper.recipes.listRecipes({ query: { ...page, own: 'true' } }),
    crisper.recipes.listRecipes({ query: page }),
  ]);
  const cards = (answer: typeof own): RecipeCard[] => ('recipes' in answer ? answer.recipes : answer);
  const brief = (isOwn: boolean) => (card: RecipeCard) => ({
    ...{ id: card.id, title: card.title, minutes: card.totalTimeMin || null, isOwn },
  });
  return [...cards(own).map(brief(true)), ...cards(others).map(brief(false))].slice(0, FOUND_MAX * 2);
}

async function search(crisper: Client, ingredients: string[], maxTime: number | undefined) {
  const filters = maxTime === undefined ? {} : { maxTime };
  const found = await crisper.matching.searchRecipes({ body: { ingredients, filters } });
  return {
    recipes: found.recipes
      .slice(0, FOUND_MAX)
      .map(({ id, title, match, time, missingIngredients, swaps }) => ({
        ...{ id, title, match, minutes: time || null, missingIngredients, swaps },
      })),
    unknown: found.unknown,
    excludedItems: found.excludedItems,
  };
}

function amountOf({ amountMin, amountMax, unit, grams }: RecipeIngredientView, units: Units): string | null {
  if (amountMin === null) return null;
  const weighed = grams && amountMin ? { units: { [unit ?? 'piece']: grams / amountMin } } : undefined;
  const one = (amount: number) => formatAmount(amount, unit, units, weighed);
  const isRange = amountMax !== null && amountMax !== amountMin;
  return (isRange ? `${one(amountMin)} to ${one(amountMax)}` : one(amountMin)) || null;
}
