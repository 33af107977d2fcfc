import { placeMeal } from '@crisper/contract/plan-edits';
import { getPlan, makePlan } from '@crisper/contract/planner';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { type Tool, tool } from './tool.ts';

type Plan = z.output<typeof makePlan.response>;
const { date, slot, recipe, note } = placeMeal.body!.shape;

export const PLAN_TOOLS: readonly Tool[] = [
  tool({
    name: 'read_plan',
    description: 'The meals of the week that is planned, day by day.',
    input: {},
    calls: [getPlan],
    async run(crisper) {
      const { plan } = await crisper.planner.getPlan();
      return plan ? brief(plan) : { days: [], note: 'Nothing is planned.' };
    },
  }),
  tool({
    name: 'plan_week',
    description: 'Plans a week for everybody at the table. A week that is planned already stays as it is.',
    input: { start: z.iso.date().optional().describe('The first day; today when absent') },
    calls: [getPlan, makePlan],
    async run(crisper, { start }) {
      const { plan } = await crisper.planner.getPlan();
      if (plan) throw new Problem('conflict', 'A week is planned already. Change its meals with plan_meal.');
      return brief(await crisper.planner.makePlan({ body: start === undefined ? {} : { start } }));
    },
  }),
  tool({
    name: 'plan_meal',
    description:
      'Puts a recipe or a note on a day and meal, or clears it. Give exactly one of recipe, note and clear.',
    input: { date, slot, recipe, note, clear: z.literal(true).optional() },
    calls: [placeMeal],
    async run(crisper, { clear, ...place }) {
      const given = [place.recipe, place.note, clear].filter((one) => one !== undefined);
      if (given.length !== 1) throw new Problem('validation', 'Give exactly one of recipe, note and clear.');
      return brief(await crisper.planEdits.placeMeal({ body: place }));
    },
  }),
];

function brief({ start, days, notes }: Plan) {
  return {
    start,
    notes,
    days: days.map((day) => ({
      date: day.date,
      calories: day.totals.calories,
      meals: day.meals.map(({ slot: at, recipe: dish, plate, note: said, cook, leftover, eaters }) => ({
        slot: at,
        dish: dish ? { id: dish.id, title: dish.title } : (plate ?? said),
        cook,
        leftover,
        eaters: eaters.map(({ name }) => name),
      })),
    })),
  };
}
