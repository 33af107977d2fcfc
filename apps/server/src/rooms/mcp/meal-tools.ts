import { randomUUID } from 'node:crypto';
import { logRecipe, saveMeal } from '@crisper/contract/meals';
import { dailyNutrition } from '@crisper/contract/nutrition';
import { type Tool, tool } from './tool.ts';

const eaten = saveMeal.body!.shape;
const cooked = logRecipe.body!.shape;

export const MEAL_TOOLS: readonly Tool[] = [
  tool({
    name: 'log_meal',
    description: 'Writes down a meal that was eaten, with the figures that are known.',
    input: {
      name: eaten.name,
      calories: eaten.calories,
      protein: eaten.protein,
      carbs: eaten.carbs,
      fat: eaten.fat,
      eatenAt: eaten.eatenAt,
    },
    calls: [saveMeal],
    run: (crisper, meal) => crisper.meals.saveMeal({ body: { ...meal, idempotencyKey: randomUUID() } }),
  }),
  tool({
    name: 'log_recipe',
    description: 'Writes down servings of a recipe that were eaten, with what is in them.',
    input: { recipe: cooked.recipeId, servings: cooked.servings, eatenAt: cooked.eatenAt },
    calls: [logRecipe],
    run: (crisper, { recipe: recipeId, servings, eatenAt }) =>
      crisper.meals.logRecipe({ body: { recipeId, servings, eatenAt, idempotencyKey: randomUUID() } }),
  }),
  tool({
    name: 'read_nutrition',
    description: 'Calories, protein, carbs and fat of one day against its goals.',
    input: { date: dailyNutrition.query!.shape.date.describe('Today when absent') },
    calls: [dailyNutrition],
    async run(crisper, { date }) {
      const { to, totals, targets, meals, incomplete } = await crisper.nutrition.dailyNutrition({
        query: { date },
      });
      return { date: to, totals, targets, meals, incomplete };
    },
  }),
];
