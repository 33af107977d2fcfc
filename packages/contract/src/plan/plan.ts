import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, version } from '../pantry/pantry.ts';
import { EQUIPMENT } from '../vocabulary.ts';
import { MEAL_SLOTS, type MealSlot } from './meal-slots.ts';
import { planWishes } from './plan-wishes.ts';

export { MEAL_SLOTS, type MealSlot };
export const PLAN_DAYS = 7;

export const planFigures = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
});

export const plannedRecipe = z.object({
  id: z.string(),
  title: z.string(),
  /** The title in English where `title` is a translation: the plate is drawn by it. */
  englishTitle: z.string().optional(),
  imageUrl: z.string().nullable(),
  plate: z.array(z.string()),
  equipment: z.array(z.enum(EQUIPMENT)),
  totalTimeMin: z.number(),
});

export const plannedMeal = z.object({
  slot: z.enum(MEAL_SLOTS),
  /** Null when the meal is a plain plate, a note or still open, or when the recipe no longer exists (`gone`). */
  recipe: plannedRecipe.nullable(),
  /** A recipe beside the dish. */
  side: z.object({ id: z.string(), title: z.string(), portions: z.number() }).nullable(),
  /** What the plain foods in `extras` are together: "Rice", "Apple with peanut butter". */
  plate: z.string().nullable(),
  /** In the cook's own words. */
  note: z.string().nullable(),
  gone: z.boolean(),
  /** Who eats it. */
  eaters: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Eaters whom it does not suit, and why: "not vegan", "contains milk". */
  notFor: z.array(z.object({ name: z.string(), why: z.string() })),
  /** Servings for the first eater of the plan. */
  portions: z.number(),
  /** Servings to cook for everybody, including leftovers of the next days; 0 for a leftover meal. */
  cook: z.number(),
  extras: z.array(
    z.object({
      food: z.string(),
      name: z.string(),
      emoji: z.string(),
      grams: z.number(),
      amount: amountText,
    }),
  ),
  leftover: z.boolean(),
  /** Of leftovers: how many days the dish keeps in the fridge after the day it was cooked, and how it is eaten then. */
  keeping: z.object({ days: z.number().int(), reheat: z.string() }).nullable(),
  locked: z.boolean(),
  /** What comes back here every week; `here`: this meal is it. Null: nothing does. */
  repeats: z.object({ title: z.string(), here: z.boolean() }).nullable(),
  /** False for a meal that this household does not plan. */
  planned: z.boolean(),
  figures: planFigures,
});
export type PlannedMealView = z.infer<typeof plannedMeal>;

export const plannedDay = z.object({
  date: z.string(),
  meals: z.array(plannedMeal),
  totals: planFigures,
  /** The relative difference of each figure from its target. */
  off: planFigures,
  onTarget: z.boolean(),
});
export type PlannedDayView = z.infer<typeof plannedDay>;

export const mealPlan = z.object({
  id: z.uuid(),
  version: z.number().int(),
  start: z.string(),
  today: z.string(),
  days: z.array(plannedDay),
  targets: planFigures,
  /** The average day. Goals are a corridor: each day within 10%, the week within 5%. */
  week: z.object({ average: planFigures, off: planFigures, onTarget: z.boolean() }),
  /** Whether the last change can be taken back. */
  canUndo: z.boolean(),
  /** Figures and portions are for the first. `share` is a portion relative to that; null: another member's, whose goals are theirs. */
  eaters: z.array(z.object({ id: z.string(), name: z.string(), share: z.number().nullable() })),
  /** Other people eat now than when it was planned. */
  whoEatsChanged: z.boolean(),
  /** Sentences about what could not be planned as asked. */
  notes: z.array(z.string()),
});
export type MealPlan = z.infer<typeof mealPlan>;

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/plan',
  summary: 'The plan of the week that is under way, or the next one',
  access: 'user',
  response: z.object({ plan: mealPlan.nullable(), mayPlan: z.boolean(), wishes: planWishes }),
});

export const veiledMeal = plannedMeal.pick({ slot: true }).extend({ title: z.string() });
export const planPreview = z.object({
  /** The first day, as Pro has it. */
  open: plannedDay,
  /** Of the other days the names of the dishes alone. */
  veiled: z.array(z.object({ date: z.string(), meals: z.array(veiledMeal) })),
});
export type PlanPreview = z.infer<typeof planPreview>;

export const previewPlan = endpoint({
  method: 'GET',
  path: '/api/plan/preview',
  summary: 'What a planned week would be: its first day, and of the others the names of the dishes',
  access: 'user',
  cost: 'processor',
  response: planPreview,
});

export const makePlan = endpoint({
  method: 'POST',
  path: '/api/plan',
  summary: 'Plan a week, or with `version` plan again what is not locked (Pro)',
  access: 'user',
  cost: 'processor',
  body: z.object({
    /** The first day; today when absent. */
    start: z.iso.date().optional(),
    /** Longest cooking time of one meal. */
    maxMinutes: z.number().int().min(10).max(600).optional(),
    version: version.optional(),
  }),
  response: mealPlan,
});
