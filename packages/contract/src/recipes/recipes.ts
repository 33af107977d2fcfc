import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { ALLERGENS, COURSES, DIET_MATCHES, DIETS, DIFFICULTIES, EQUIPMENT, HEATS } from '../vocabulary.ts';

/** What a step takes of an ingredient, and where its text names it. */
export const stepUse = z.object({
  /** The number of the ingredient in the recipe's list, from zero. */
  line: z.number().int().nonnegative(),
  at: z.number().int().nonnegative(),
  length: z.number().int().positive(),
  /** How much of `length` is an amount that the step itself gives ("2 tbsp of the"). */
  amountLength: z.number().int().nonnegative(),
  /** The share of the whole amount; null for a part that the step does not measure ("some of the butter"). */
  share: z.number().min(0).max(1).nullable(),
});
export type StepUse = z.infer<typeof stepUse>;

/** A temperature of a step, and what has it: the oven, or the food inside when it is done. */
export const stepTemperature = z.object({
  of: z.enum(['oven', 'air fryer', 'grill', 'oil', 'inside', 'other']),
  f: z.number().int(),
  c: z.number().int(),
});
export type StepTemperature = z.infer<typeof stepTemperature>;

export const interactiveStep = z.object({
  step: z.number().int().positive(),
  title: z.string(),
  text: z.string(),
  /** The first of `timers`. */
  timer_sec: z.number().int().nonnegative().nullable(),
  timers: z.array(z.object({ label: z.string(), seconds: z.number().int().positive() })).default([]),
  heat: z.enum(HEATS).nullable(),
  /** The first of `temps`. */
  temp_f: z.number().int().nullable(),
  temp_c: z.number().int().nullable(),
  temps: z.array(stepTemperature).default([]),
  looks_right: z.string().nullable(),
  tip: z.string().nullable(),
  swap_note: z.string().nullable(),
  allergen_flags: z.array(z.enum(ALLERGENS)),
  equipment: z.array(z.string()),
  uses: z.array(stepUse).default([]),
});
export type InteractiveStep = z.infer<typeof interactiveStep>;

export const servingCalories = z.object({
  calories: z.number(),
  /** Lowest and highest likely calories. */
  range: z.tuple([z.number(), z.number()]),
  /** The share of the recipe's weight whose foods have figures. */
  resolvedShare: z.number(),
});

export const servingFigures = servingCalories.extend({
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fiber: z.number(),
  // Unknown where a user wrote the figures.
  sugar: z.number().optional(),
  sodiumMg: z.number().optional(),
  vitaminCMg: z.number().optional(),
  ironMg: z.number().optional(),
  calciumMg: z.number().optional(),
});

/** All figures for plans with macros and for featured recipes, else the calories alone. */
export const nutritionPerServing = z.union([servingFigures, servingCalories]);
export type ServingCalories = z.infer<typeof servingCalories>;
export type ServingFigures = z.infer<typeof servingFigures>;

export const recipeIngredient = z.object({
  ingredientId: z.string().nullable(),
  text: z.string(),
  amountMin: z.number().nullable(),
  amountMax: z.number().nullable(),
  unit: z.string().nullable(),
  grams: z.number().nullable(),
  preparation: z.string().nullable(),
  optional: z.boolean(),
  ingredient: z.object({ name: z.string() }),
  /** The part of the list it stands in ("For the sauce"). */
  section: z.string().optional(),
  /** Another recipe that this line stands for ("1 batch pizza dough"). */
  part: z.object({ id: z.string(), batches: z.number() }).optional(),
});
export type RecipeIngredientView = z.infer<typeof recipeIngredient>;

/** The fields of a card; lists return these. */
export const recipeCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The language of the recipe's words, where it is not the one that was asked for. */
  language: z.enum(LANGUAGES).optional(),
  /** The title in English where `title` is a translation: a plate is drawn by it. */
  englishTitle: z.string().optional(),
  imageUrl: z.string().nullable(),
  tags: z.array(z.string()),
  courses: z.array(z.enum(COURSES)),
  cuisine: z.string().nullable(),
  totalTimeMin: z.number(),
  prepTimeMin: z.number(),
  cookTimeMin: z.number(),
  servings: z.number(),
  /** The source gives no servings: `servings` is what the figures are reckoned for. */
  servingsUnknown: z.literal(true).optional(),
  difficulty: z.enum(DIFFICULTIES),
  equipment: z.array(z.enum(EQUIPMENT)),
  diets: z.array(z.enum(DIETS)),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Allergens that depend on the brand of an ingredient. */
  mayContain: z.array(z.enum(ALLERGENS)),
  /** True when an ingredient is unknown, so diets and allergens may be incomplete. */
  hasUnknown: z.boolean(),
  calories: z.number().nullable(),
  /** The person's own stars, on cards of their own recipes that have some. */
  rating: z.number().int().min(1).max(5).optional(),
  isFavorite: z.boolean(),
  isFeatured: z.boolean(),
  /** Food ids for the drawn plate, largest first. */
  plate: z.array(z.string()),
});
export type RecipeCard = z.infer<typeof recipeCard>;

/** What a person keeps about a recipe, for themselves alone. */
export const recipeMarks = z.object({
  rating: z.number().int().min(1).max(5).nullable(),
  notes: z.string(),
  tags: z.array(z.string()),
});
export type RecipeMarks = z.infer<typeof recipeMarks>;

/** A person's own photo of a recipe. Only who was shown the recipe knows its address. */
export const recipePhoto = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type RecipePhoto = z.infer<typeof recipePhoto>;

/** Facts of a recipe as its source states them. */
export const statedFacts = z.object({
  sourceName: z.string().nullable(),
  yieldText: z.string().nullable(),
  nutrition: z.string().nullable(),
  writtenAt: z.iso.datetime().nullable(),
});
export type StatedFacts = z.infer<typeof statedFacts>;

export const recipe = recipeCard.extend({
  origin: z.enum(['cookbook', 'composed', 'imported', 'community', 'model']),
  isOwn: z.boolean(),
  /** One's own that was shared, and that others see once a moderator has looked at it. */
  isHeld: z.boolean().optional(),
  sourceUrl: z.string().nullable(),
  nutritionPerServing: nutritionPerServing.nullable(),
  /** These three come with one's own recipes; `marks` and `photos` where the person keeps any. */
  stated: statedFacts.optional(),
  marks: recipeMarks.optional(),
  photos: z.array(recipePhoto).optional(),
  ingredients: z.array(recipeIngredient),
  steps: z.array(
    z.object({
      text: z.string(),
      tip: z.string().nullable(),
      looksRight: z.string().nullable(),
      section: z.string().optional(),
    }),
  ),
  /** Empty in search results, and when a text model writes them: request them with `enhance`. */
  interactiveSteps: z.array(interactiveStep),
});
export type Recipe = z.infer<typeof recipe>;

const idParams = z.object({ id: z.string().min(1).max(120) });

export const getRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/:id',
  summary: 'One recipe, by id or slug; guests may open featured ones',
  access: 'optional',
  params: idParams,
  response: recipe,
});

export const previewRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/:id/preview',
  summary: 'The card of a recipe, for the sign-up dialog over it',
  access: 'public',
  params: idParams,
  response: recipeCard,
});

export const enhanceRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/:id/enhance',
  summary: 'Steps for cooking mode: timers, heat, signs, tips',
  access: 'optional',
  params: idParams,
  response: z.object({ interactiveSteps: z.array(interactiveStep) }),
});

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** With `page` it returns { recipes, hasMore }, else a plain array. */
export const listRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes',
  summary: 'Browse and search the recipes',
  access: 'optional',
  query: z.object({
    featured: flag.optional(),
    popular: flag.optional(),
    maxTime: z.coerce.number().int().positive().max(1440).optional(),
    search: z.string().trim().max(120).optional(),
    category: z.union([z.enum(COURSES), z.literal('all'), z.literal('')]).optional(),
    difficulty: z.union([z.enum(DIFFICULTIES), z.literal('all'), z.literal('')]).optional(),
    equipment: z.string().max(200).optional(),
    /** Separated by commas. */
    diet: z
      .string()
      .max(200)
      .transform((words) => words.split(',').filter(Boolean))
      .pipe(z.array(z.enum(DIETS)).max(DIETS.length))
      .optional(),
    dietMatch: z.enum(DIET_MATCHES).default('all'),
    /** The caller's own recipes instead of the public ones. */
    own: flag.optional(),
    /** These three are for one's own recipes: with this tag, at least so many stars, in this collection. */
    tag: z.string().trim().min(1).max(40).optional(),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    collection: z.uuid().optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  }),
  response: z.union([
    z.array(recipeCard),
    z.object({
      recipes: z.array(recipeCard),
      hasMore: z.boolean(),
      total: z.number().int(),
      /** True when there are more than `total`, because counting stops at a limit. */
      totalCapped: z.boolean(),
    }),
  ]),
});

export const recipeSources = endpoint({
  method: 'GET',
  path: '/api/recipes/:id/sources',
  summary: 'Where each figure of the nutrition card comes from, per ingredient with its USDA id',
  access: 'optional',
  params: idParams,
  response: z.object({
    sources: z.array(
      z.object({
        text: z.string(),
        food: z.string().nullable(),
        fdcId: z.number().int().nullable(),
        grams: z.number().nullable(),
        calories: z.number().nullable(),
      }),
    ),
  }),
});

export const recipeFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  summary: 'Live figures for the marketing pages',
  access: 'public',
  response: z.object({
    recipes: z.number().int(),
    ingredients: z.number().int(),
    cooks: z.number().int(),
    scans: z.number().int(),
  }),
});
