import { getPlan, makePlan } from '@crisper/contract/plan/plan';
import { placeMeal } from '@crisper/contract/plan/plan-edits';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { type Tool, tool } from './tool.ts';

type Plan = z.output<typeof makePlan.response>;
type PlannedMeal = Plan['days'][number]['meals'][number];
const { date, slot, recipe, note } = placeMeal.body!.shape;

const dish = z.object({ id: z.string(), title: z.string() });
const meal = z.object({
  slot: z.string(),
  /** A recipe. */
  dish: dish.nullable(),
  /** What a user wrote instead. */
  note: z.string().nullable(),
  /** Servings to cook; 0 for a leftover. */
  cook: z.number(),
  leftover: z.boolean(),
  eaters: z.array(z.string()),
});
const plan = {
  start: z.string().nullable(),
  notes: z.array(z.string()),
  days: z.array(z.object({ date: z.string(), calories: z.number(), meals: z.array(meal) })),
};

export const PLAN_TOOLS: readonly Tool[] = [
  tool({
    name: 'read_plan',
    title: 'Read the meal plan',
    description: 'The meals of the week that is planned, day by day.',
    input: {},
    output: plan,
    calls: [getPlan],
    async run(crisper) {
      const found = (await crisper.plan.getPlan()).plan;
      return found ? brief(found) : { start: null, days: [], notes: ['Nothing is planned.'] };
    },
  }),
  tool({
    name: 'plan_week',
    title: 'Plan a week',
    description: 'Plans a week for everybody at the table. A week that is planned already stays as it is.',
    input: { start: z.iso.date().optional().describe('The first day; today when absent') },
    output: plan,
    calls: [getPlan, makePlan],
    change: 'adds',
    async run(crisper, { start }) {
      if ((await crisper.plan.getPlan()).plan)
        throw new Problem('conflict', 'A week is planned already. Change its meals with plan_meal.');
      return brief(await crisper.plan.makePlan({ body: start === undefined ? {} : { start } }));
    },
  }),
  tool({
    name: 'plan_meal',
    title: 'Plan a meal',
    description:
      'Puts a recipe or a note on a day and meal, or clears it. Give exactly one of recipe, note and clear. Answers with that meal; null when it is cleared.',
    input: { date, slot, recipe, note, clear: z.literal(true).optional() },
    output: { date: z.string(), meal: meal.nullable() },
    calls: [placeMeal],
    change: 'sets',
    async run(crisper, { clear, ...place }) {
      const given = [place.recipe, place.note, clear].filter((one) => one !== undefined);
      if (given.length !== 1) throw new Problem('validation', 'Give exactly one of recipe, note and clear.');
      const { days } = await crisper.planEdits.placeMeal({ body: place });
      const changed = days
        .find((day) => day.date === place.date)
        ?.meals.find((one) => one.slot === place.slot);
      return { date: place.date, meal: changed && !clear ? mealOf(changed) : null };
    },
  }),
];

function mealOf({ slot: at, recipe: found, plate, note: said, cook, leftover, eaters }: PlannedMeal) {
  return {
    slot: at,
    dish: found ? { id: found.id, title: found.title } : null,
    note: found ? null : (plate ?? said ?? null),
    ...{ cook, leftover, eaters: eaters.map(({ name }) => name) },
  };
}

function brief({ start, days, notes }: Plan) {
  return {
    start,
    notes,
    days: days.map((day) => ({
      date: day.date,
      calories: day.totals.calories,
      meals: day.meals.map(mealOf),
    })),
  };
}
