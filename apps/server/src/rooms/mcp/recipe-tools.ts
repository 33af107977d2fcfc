import type { Client } from '@crisper/client/client';
import { searchRecipes } from '@crisper/contract/matching';
import { listPantry } from '@crisper/contract/pantry';
import { getRecipe, listRecipes } from '@crisper/contract/recipes';
import { z } from 'zod';
import { type Tool, tool } from './tool.ts';

/** More than anybody reads, and less than fills the mind of a model. */
const FOUND_MAX = 10;

const recipe = getRecipe.params!.shape.id.describe('Id or slug of a recipe, as searches return it');

async function readRecipe(crisper: Client, id: string) {
  const { ingredients, steps, ...found } = await crisper.recipes.getRecipe({ params: { id } });
  const { title, description, servings, totalTimeMin, allergens, diets, nutritionPerServing } = found;
  return {
    ...{ id: found.id, title, description, servings, totalTimeMin, allergens, diets, nutritionPerServing },
    ingredients: ingredients.map(({ text }) => text),
    steps: steps.map(({ text }) => text),
  };
}

export const RECIPE_TOOLS: readonly Tool[] = [
  tool({
    name: 'search_by_ingredients',
    description:
      'What can be cooked with these ingredients, best matches first, with what is missing. The diets and allergens of those who eat hold.',
    input: {
      ingredients: z.array(z.string().trim().min(1).max(120)).min(1).max(50),
      maxMinutes: z.number().int().positive().max(1440).optional(),
    },
    calls: [searchRecipes],
    run: (crisper, { ingredients, maxMinutes }) => search(crisper, ingredients, maxMinutes),
  }),
  tool({
    name: 'search_by_pantry',
    description:
      'What can be cooked with what is in the pantry now, best matches first, with what is missing.',
    input: { maxMinutes: z.number().int().positive().max(1440).optional() },
    calls: [listPantry, searchRecipes],
    async run(crisper, { maxMinutes }) {
      const { items } = await crisper.pantry.listPantry();
      const names = [...new Set(items.filter(({ dish }) => !dish).map(({ name }) => name))];
      if (names.length === 0) return { recipes: [], note: 'The pantry is empty.' };
      return search(crisper, names.slice(0, 200), maxMinutes);
    },
  }),
  tool({
    name: 'find_recipes',
    description: 'Recipes by words of their title or description.',
    input: { words: z.string().trim().min(1).max(120) },
    calls: [listRecipes],
    async run(crisper, { words }) {
      const answer = await crisper.recipes.listRecipes({
        query: { search: words, page: 1, limit: FOUND_MAX },
      });
      const found = 'recipes' in answer ? answer.recipes : answer;
      return { recipes: found.map(({ id, title, totalTimeMin }) => ({ id, title, totalTimeMin })) };
    },
  }),
  tool({
    name: 'read_recipe',
    description: 'One recipe: ingredients, steps, allergens and figures per serving.',
    input: { recipe },
    calls: [getRecipe],
    run: (crisper, input) => readRecipe(crisper, input.recipe),
  }),
];

async function search(crisper: Client, ingredients: string[], maxTime: number | undefined) {
  const filters = maxTime === undefined ? {} : { maxTime };
  const found = await crisper.matching.searchRecipes({ body: { ingredients, filters } });
  return {
    recipes: found.recipes
      .slice(0, FOUND_MAX)
      .map(({ id, title, match, time, missingIngredients, swaps }) => ({
        ...{ id, title, match, minutes: time, missingIngredients, swaps },
      })),
    unknown: found.unknown,
    heldBack: found.heldBack,
  };
}
