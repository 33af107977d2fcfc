import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { recipe } from '../recipes/recipes.ts';
import { DIET_MATCHES, DIETS } from '../vocabulary.ts';

export const swap = z.object({ missing: z.string(), use: z.string(), note: z.string() });

export const recipeMatch = z.object({
  matchPercentage: z.number().int().min(0).max(100),
  usedIngredients: z.array(z.string()),
  missingIngredients: z.array(z.string()),
  swaps: z.array(swap),
  shoppingNote: z.string().nullable(),
  reasons: z.array(z.string()),
});

/** Results contain the whole recipe, so that opening one shows it immediately. */
export const matchedRecipe = recipe.extend({
  ...recipeMatch.shape,
  /** The same as `matchPercentage` and `totalTimeMin`, under the short names that the demo reads. */
  match: z.number().int(),
  time: z.number(),
});
export type MatchedRecipe = z.infer<typeof matchedRecipe>;

/** With the kitchen's food, where it is known, the name is only shown. */
export const namedFood = z.object({ name: z.string().max(120), food: z.string().max(80).nullish() });

const equipmentWord = z.string().trim().max(40);

/** What would open the most dishes where hardly any can be cooked. */
export const worthBuying = z.object({
  /** One to three foods, as one would say them: "eggs". */
  names: z.array(z.string()).min(1).max(3),
  dishes: z.number().int().positive(),
});
export type WorthBuying = z.infer<typeof worthBuying>;

export const searchAnswer = z.object({
  /** Empty where nothing can be cooked that uses what is at hand. */
  recipes: z.array(matchedRecipe),
  /** Null where there are dishes enough. */
  worthBuying: worthBuying.nullable(),
  /** For requesting the next page (Pro); null at the end. */
  cursor: z.string().nullable(),
  /** True when the plan limited the list. */
  capped: z.boolean(),
  /** Names that the kitchen does not know and that were ignored. */
  unknown: z.array(z.string()),
  /** Sentences about what is there and was not used, because an eater must not have that very pack. */
  excludedItems: z.array(z.string()),
  /** What the eaters do not like, where dishes with it were left out. */
  disliked: z.array(z.string()),
  /** The job that writes more recipes with the text model; null when none is configured. */
  moreJob: z.string().nullable(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** What a search does, in order; `writing` only where a text model is configured. */
export const SEARCH_STAGES = ['matching', 'composing', 'writing'] as const;
export type SearchStage = (typeof SEARCH_STAGES)[number];

export const searchEvent = z.union([
  z.object({ type: z.literal('stage'), stage: z.enum(SEARCH_STAGES) }),
  z.object({ type: z.literal('result'), result: searchAnswer }),
]);

export const searchRecipes = endpoint({
  method: 'POST',
  path: '/api/recipes/search',
  summary: 'What can be cooked with these ingredients',
  access: 'user',
  reads: true,
  cost: 'processor',
  body: z.object({
    ingredients: z
      .array(z.union([z.string().max(120), namedFood]))
      .min(1, 'Add at least one ingredient.')
      .max(200, 'At most 200 ingredients.'),
    equipment: z.array(equipmentWord).max(20).optional(),
    filters: z
      .object({
        maxTime: z.number().int().positive().max(1440).optional(),
        diet: z.array(z.enum(DIETS)).max(DIETS.length).optional(),
        dietMatch: z.enum(DIET_MATCHES).default('all'),
        allInKitchen: z.boolean().optional(),
        /** Dishes with foods that an eater does not like, too. */
        withDisliked: z.boolean().optional(),
      })
      .prefault({}),
    /** Profile ids of the eaters, whose diets and allergens apply. When absent, the eaters chosen in the household. */
    eaters: z.array(z.string().max(40)).max(20).optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: searchAnswer,
  /** The stages as they begin, then the answer. */
  events: searchEvent,
});

/** The events of `moreJob`. */
export const moreRecipesEvent = z.union([
  z.object({ type: z.literal('recipe'), recipe: matchedRecipe }),
  z.object({ type: z.literal('end') }),
]);
export type MoreRecipesEvent = z.infer<typeof moreRecipesEvent>;

export const followMoreRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/search/:job/events',
  summary: 'The recipes a text model writes for a search, as server-sent events, as they are ready',
  access: 'user',
  params: z.object({ job: z.string().regex(/^[0-9a-f]{32}$/) }),
  events: moreRecipesEvent,
});
