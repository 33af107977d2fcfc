import { randomUUID } from 'node:crypto';
import { type Client, CrisperError } from '@crisper/client/client';
import { logRecipe, type Meal, saveMeal, searchMealFoods } from '@crisper/contract/meals/meals';
import { dailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { recipesByWords } from './recipe-tools.ts';
import { type Tool, tool } from './tool.ts';

const eaten = saveMeal.body!.shape;
const cooked = logRecipe.body!.shape;

/** Below this, a name is only like a food. */
const SURE = 0.9;

const logged = {
  id: z.string(),
  name: z.string(),
  day: z.string(),
  time: z.string(),
  ...{ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() },
  incomplete: z.boolean().describe('A figure is unknown, so the totals may be too low'),
  items: z.array(
    z.object({
      name: z.string(),
      grams: z.number().nullable(),
      estimated: z.boolean().describe('The weight is a usual portion'),
    }),
  ),
};

const totals = z.record(z.string(), z.number().nullable());

export const MEAL_TOOLS: readonly Tool[] = [
  tool({
    name: 'log_meal',
    title: 'Log a meal',
    description:
      'Writes down a meal that was eaten. Without figures they are looked up: of the foods in `foods` ("2 eggs", "1 slice bread"), or of the name where it is a food or a recipe. What nobody knows is asked back.',
    input: {
      name: eaten.name,
      foods: z.array(z.string().trim().min(1).max(120)).min(1).max(20).optional(),
      calories: eaten.calories,
      protein: eaten.protein,
      carbs: eaten.carbs,
      fat: eaten.fat,
      eatenAt: eaten.eatenAt,
    },
    output: logged,
    calls: [saveMeal, searchMealFoods],
    change: 'adds',
    async run(crisper, { foods, ...meal }) {
      const { name, calories, protein, carbs, fat, eatenAt } = meal;
      const isTold = [calories, protein, carbs, fat].some((figure) => figure !== undefined);
      if (isTold && calories === undefined && !foods)
        throw new Problem('validation', 'Give the calories too, or the foods that were eaten.');
      const once = { eatenAt, idempotencyKey: randomUUID() };
      if (isTold && !foods) return brief(await crisper.meals.saveMeal({ body: { ...meal, ...once } }));
      const recipe = foods ? undefined : await recipeNamed(crisper, name);
      if (recipe) return brief(await crisper.meals.logRecipe({ body: { recipeId: recipe, ...once } }));
      const items = [];
      for (const line of foods ?? [name]) items.push(await itemOf(crisper, line));
      return brief(await crisper.meals.saveMeal({ body: { ...meal, items, ...once } }));
    },
  }),
  tool({
    name: 'log_recipe',
    title: 'Log a recipe',
    description: 'Writes down servings of a recipe that were eaten, with what is in them.',
    input: { recipe: cooked.recipeId, servings: cooked.servings, eatenAt: cooked.eatenAt },
    output: logged,
    calls: [logRecipe],
    change: 'adds',
    run: async (crisper, { recipe: recipeId, servings, eatenAt }) =>
      brief(
        await crisper.meals.logRecipe({
          body: { recipeId, servings, eatenAt, idempotencyKey: randomUUID() },
        }),
      ),
  }),
  tool({
    name: 'read_nutrition',
    title: 'Read the figures of a day',
    description: 'Calories, protein, carbs and fat of one day against its goals.',
    input: { date: dailyNutrition.query!.shape.date.describe('Today when absent') },
    output: { date: z.string(), totals, targets: totals, meals: z.number(), incomplete: z.number() },
    calls: [dailyNutrition],
    async run(crisper, { date }) {
      const found = await crisper.nutrition.dailyNutrition({ query: { date } });
      const { to, meals, incomplete } = found;
      return { date: to, totals: found.totals, targets: found.targets, meals, incomplete };
    },
  }),
];

/** The only recipe of exactly this name; none for a token that may not read recipes. */
async function recipeNamed(crisper: Client, name: string): Promise<string | undefined> {
  try {
    const found = await recipesByWords(crisper, name);
    const same = found.filter(({ title }) => title.toLowerCase() === name.toLowerCase());
    const own = same.filter(({ isOwn }) => isOwn);
    return own.length === 1 ? own[0]!.id : same.length === 1 ? same[0]!.id : undefined;
  } catch (error) {
    if (error instanceof CrisperError && error.status === 403) return undefined;
    throw error;
  }
}

/** A food with its weight, or with that of a usual portion. */
async function itemOf(crisper: Client, line: string) {
  const { food, name, grams, quantity, confidence } = parseLine(line);
  const isDish = /\b(?:with|and|plus)\b|[,&+]/i.test(name);
  if (food !== null && confidence >= SURE && !isDish) {
    const { foods } = await crisper.meals.searchMealFoods({ query: { search: name.slice(0, 60), limit: 8 } });
    const known = foods.find(({ id }) => id === food);
    const usual = quantity === null ? known?.portion.grams : undefined;
    const weight = grams ?? usual;
    if (weight) return { name: line, food, grams: weight, estimated: grams === null };
  }
  throw new Problem(
    'validation',
    `Nothing was logged: it is not known how much is in “${line}”. Ask for its calories, or for the foods in it with their amounts, such as “2 eggs”.`,
  );
}

function brief({ id, name, day, time, calories, protein, carbs, fat, incomplete, items }: Meal) {
  return {
    ...{ id, name, day, time, calories, protein, carbs, fat, incomplete },
    items: items.map((item) => ({ name: item.name, grams: item.grams, estimated: item.estimated })),
  };
}
