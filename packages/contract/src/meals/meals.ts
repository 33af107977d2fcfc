import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { photo, photoBodyLimit } from '../photos.ts';

export const MEAL_SOURCES = ['photo', 'recipe', 'typed', 'search'] as const;
export type MealSource = (typeof MEAL_SOURCES)[number];

/** `null` means unknown, not zero. */
const maybe = z.number().nullable();

/** Energy in kcal, macros, fiber and sugar in grams, the rest in milligrams. */
export const figures = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fiber: maybe,
  sugar: maybe,
  sodiumMg: maybe,
  vitaminCMg: maybe,
  ironMg: maybe,
  calciumMg: maybe,
});
export type Figures = z.infer<typeof figures>;

const range = z.tuple([z.number(), z.number()]).nullable();

export const mealItem = figures.extend({
  name: z.string(),
  /** The kitchen's food; null for figures entered by hand. */
  food: z.string().nullable(),
  /** The USDA FoodData Central entry of the figures. */
  fdcId: z.number().int().nullable(),
  grams: z.number().nullable(),
  /** True when the weight is a usual portion, not one that was entered. */
  estimated: z.boolean(),
});
export type MealItem = z.infer<typeof mealItem>;

export const meal = figures.extend({
  id: z.string(),
  name: z.string(),
  ingredients: z.array(z.string()),
  items: z.array(mealItem),
  source: z.enum(MEAL_SOURCES),
  recipeId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  eatenAt: z.iso.datetime(),
  timeZone: z.string(),
  /** The local calendar day of `eatenAt`. */
  day: z.iso.date(),
  /** The local time of `eatenAt`: "7:05 PM". */
  time: z.string(),
  /** Lowest and highest likely calories; null when they were entered by hand. */
  range,
  /** True when an item has an unknown figure, so the totals may be too low. */
  incomplete: z.boolean(),
});
export type Meal = z.infer<typeof meal>;

const MAX_ITEMS = 60;
const TOO_MANY = `A meal may have at most ${MAX_ITEMS} items.`;
const MAX_FIGURE = 100_000;
/** Negative numbers are allowed only in corrections by hand, which the server checks. */
const NUMBER = 'Use a number.';
const figure = z.number(NUMBER).min(-MAX_FIGURE).max(MAX_FIGURE);
const total = z.number(NUMBER).nonnegative('Use 0 or more.').max(MAX_FIGURE, 'That’s more than anyone eats.');

export const itemInput = z.object({
  name: z.string().trim().min(1).max(120),
  food: z.string().max(120).nullable().default(null),
  grams: z
    .number(NUMBER)
    .positive('An amount must be above 0 g.')
    .max(20_000, 'An amount may be at most 20 kg.')
    .nullable()
    .default(null),
  estimated: z.boolean().default(false),
  /** Only for items that are no food of the kitchen: figures of known foods are always computed. */
  calories: figure.default(0),
  protein: figure.default(0),
  carbs: figure.default(0),
  fat: figure.default(0),
});
export type MealItemInput = z.input<typeof itemInput>;

export const eatenAt = z.iso
  .datetime({ offset: true, error: 'Give date and time, such as 2026-05-01T12:30:00Z.' })
  .optional();

export const mealBody = z.object({
  name: z.string().trim().min(1, 'Give the meal a name.').max(120),
  /** Totals that differ from the sum of the items are the person's own values. */
  calories: total.optional(),
  protein: total.optional(),
  carbs: total.optional(),
  fat: total.optional(),
  ingredients: z.array(z.string().trim().min(1).max(120)).max(MAX_ITEMS, TOO_MANY).optional(),
  items: z.array(itemInput).max(MAX_ITEMS, TOO_MANY).optional(),
  /** When it is logged: the time of day on the person's clock, such as "7:05 PM" or "19:05"; `eatenAt` says it better, and comes first. */
  time: z.string().max(40).optional(),
  eatenAt,
  timeZone: z.string().max(64).optional(),
  source: z.enum(MEAL_SOURCES).optional(),
});
const id = z.object({ id: z.uuid() });

export const saveMeal = endpoint({
  method: 'POST',
  path: '/api/meals',
  summary: 'Log a meal; the same idempotencyKey never logs it twice',
  access: 'user',
  body: mealBody.extend({
    /** Chosen by who logs it, so that sending it twice logs it once. */
    id: z.uuid().optional(),
    idempotencyKey,
  }),
  response: meal,
  status: 201,
});

export const logRecipe = endpoint({
  method: 'POST',
  path: '/api/meals/from-recipe',
  summary: 'Log servings of a recipe with what is in them',
  access: 'user',
  body: z.object({
    recipeId: z.string().min(1).max(120),
    servings: z.number().positive().max(50).default(1),
    eatenAt,
    timeZone: z.string().max(64).optional(),
    idempotencyKey,
  }),
  response: meal,
  status: 201,
});

export const repeatMeal = endpoint({
  method: 'POST',
  path: '/api/meals/:id/repeat',
  summary: 'Log the same meal again',
  access: 'user',
  params: id,
  body: z.object({
    eatenAt,
    timeZone: z.string().max(64).optional(),
    idempotencyKey,
  }),
  response: meal,
  status: 201,
});

export const listMeals = endpoint({
  method: 'GET',
  path: '/api/meals',
  summary: 'Meals, the latest first: of some days that end on a date, or the last ones',
  access: 'user',
  query: z.object({
    date: z.iso.date().optional(),
    days: z.coerce.number().int().min(1).max(366).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** From the previous page. */
    cursor: z.string().max(120).optional(),
  }),
  response: z.object({
    meals: z.array(meal),
    /** For requesting earlier meals; null at the end. */
    cursor: z.string().nullable(),
  }),
});

export const recentMeals = endpoint({
  method: 'GET',
  path: '/api/meals/recent',
  summary: 'What was eaten lately, each meal once',
  access: 'user',
  response: z.object({ meals: z.array(meal) }),
});

export const updateMeal = endpoint({
  method: 'PUT',
  path: '/api/meals/:id',
  summary: 'Change a meal',
  access: 'user',
  params: id,
  body: mealBody,
  response: meal,
});

export const deleteMeal = endpoint({
  method: 'DELETE',
  path: '/api/meals/:id',
  summary: 'Take a meal off; it can be brought back for an hour',
  access: 'user',
  params: id,
  response: done,
});

export const restoreMeal = endpoint({
  method: 'POST',
  path: '/api/meals/:id/restore',
  summary: 'Bring back a meal that was just deleted',
  access: 'user',
  params: id,
  response: meal,
});

/** A food with its usual portion. */
export const mealFood = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  fdcId: z.number().int(),
  /** True when the figures are those of the most similar food in USDA data. */
  proxy: z.boolean(),
  per100g: figures,
  portion: z.object({ grams: z.number(), label: z.string() }),
});
export type MealFood = z.infer<typeof mealFood>;

export const searchMealFoods = endpoint({
  method: 'GET',
  path: '/api/meals/foods',
  summary: 'Foods by name, with figures and a usual portion',
  access: 'user',
  query: z.object({
    search: z.string().trim().min(1).max(60),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  response: z.object({ foods: z.array(mealFood) }),
});

export const seenFood = mealFood.extend({ confidence: z.number().min(0).max(1) });
export type SeenFood = z.infer<typeof seenFood>;

export const mealAnalysis = z.object({
  dish_name: z.string(),
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  ingredients: z.array(z.string()),
  items: z.array(seenFood),
  /** Uncertain findings: offered, but not counted. */
  maybe: z.array(seenFood),
  range,
  /** The source of the figures, as a sentence. */
  source: z.string(),
  /** The lowest confidence of all items; 0 when nothing was found. */
  confidence: z.number(),
  note: z.string().nullable(),
  /** Analyses left today; null when unlimited. */
  analysesLeft: z.number().int().nonnegative().nullable(),
});
export type MealAnalysis = z.infer<typeof mealAnalysis>;

export const analyzeMeal = endpoint({
  method: 'POST',
  path: '/api/analyze-meal',
  summary: 'What is on the plate of a photo, with usual portions and figures; the photo is not kept',
  access: 'user',
  reads: true,
  cost: 'vision',
  body: z.object({
    /** As a text it is plain base64, as programs send it. */
    image: photo,
  }),
  bodyLimit: photoBodyLimit(1),
  response: mealAnalysis,
});
