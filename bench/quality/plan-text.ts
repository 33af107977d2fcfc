import { foodById } from '@crisper/kitchen/foods/larder';
import { nameFor, plateText } from '@crisper/kitchen/planning/amounts';
import type { PlannedDay, PlannedMeal, PlanQuery } from '@crisper/kitchen/planning/plan';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Fault } from './plan-judge.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface Printed {
  title: string;
  query: PlanQuery;
  week: readonly PlannedDay[];
  recipes: ReadonlyMap<string, Recipe>;
  faults: readonly Fault[];
}

/** A week as text, one meal a line. */
export function weekText({ title, query, week, recipes, faults }: Printed): string {
  const { targets, diets, avoid, equipment, weekdayMinutes } = query;
  const lines = [
    `== ${title}`,
    `   ${targets.calories} kcal P${targets.protein} C${targets.carbs} F${targets.fat} | ${[...diets, ...avoid.map((one) => `no ${one}`)].join(', ') || 'eats everything'} | ${equipment?.join(' ') ?? 'usual kitchen'} | ${weekdayMinutes ?? '-'} min`,
  ];
  week.forEach((day, at) => {
    const { calories, protein, carbs, fat } = day.totals;
    lines.push(
      ` ${WEEKDAYS[at]}  ${Math.round(calories)} kcal P${Math.round(protein)} C${Math.round(carbs)} F${Math.round(fat)}${day.onTarget ? '' : ' (off)'}`,
    );
    for (const meal of day.meals) lines.push(`   ${meal.slot.padEnd(9)} ${mealText(meal, recipes)}`);
  });
  for (const { kind, text } of faults) lines.push(`   ! ${kind}: ${text}`);
  return `${lines.join('\n')}\n`;
}

function mealText(meal: PlannedMeal, recipes: ReadonlyMap<string, Recipe>): string {
  const recipe = meal.recipe === null ? undefined : recipes.get(meal.recipe);
  const side = meal.side ? recipes.get(meal.side.recipe) : undefined;
  const plain = meal.extras.map(({ food, grams }) => {
    const known = foodById(food);
    const amount = plateText(known, grams, 'metric');
    return `${known ? nameFor(known, amount) : food} (${amount})`;
  });
  const parts = [
    recipe ? `${recipe.title} x${meal.portions} [${recipe.cuisine}, ${recipe.totalMinutes} min]` : '',
    side ? `with ${side.title} x${meal.side!.portions}` : '',
    plain.length > 0 ? `${recipe ? 'with ' : ''}${plain.join(', ')}` : '',
    meal.leftover ? '(leftovers)' : '',
  ];
  return parts.filter(Boolean).join(' ');
}
