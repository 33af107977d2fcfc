import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { interactiveStep, nutritionPerServing, recipeCard, type ServingFigures } from '../recipes/recipes.ts';
import { ALLERGENS, DIFFICULTIES } from '../vocabulary.ts';

const note = z.string().max(2000).nullable();
export const savedStep = interactiveStep.extend({
  title: z.string().max(200),
  text: z.string().max(6000),
  looks_right: note,
  tip: note,
  swap_note: note,
  equipment: z.array(z.string().max(60)).max(40),
});
export const writtenStep = savedStep
  .extend({ temp_c: savedStep.shape.temp_c.optional() })
  .transform(({ temp_c, ...step }): z.output<typeof savedStep> => {
    if (step.temp_f === null) return { ...step, temp_c: temp_c ?? null };
    const c = temp_c ?? Math.round(((step.temp_f - 32) * 5) / 9);
    return {
      ...step,
      temp_c: c,
      temps: step.temps.length > 0 ? step.temps : [{ of: 'other', f: step.temp_f, c }],
    };
  });

const figure = z.number().nonnegative().max(100_000);
/** The figures as a person knows them, without what the kitchen computes beside. */
const writtenFigures = z
  .object({ calories: figure, protein: figure, carbs: figure, fat: figure, fiber: figure })
  .transform(
    (figures): ServingFigures => ({
      ...figures,
      range: [figures.calories, figures.calories],
      resolvedShare: 1,
    }),
  );

/** A composed or scanned recipe is saved with its full text, because it is stored nowhere else. */
export const recipeData = z.object({
  title: z.string().trim().min(1).max(200),
  description: z.string().max(2000).default(''),
  ingredients: z.array(z.string().max(600)).max(200).default([]),
  instructions: z.array(z.string().max(6000)).max(200).default([]),
  servings: z.number().int().min(1).max(100).default(4),
  totalTimeMin: z.number().int().nonnegative().max(44_640).optional(),
  tags: z.array(z.string().max(60)).max(50).optional(),
  /** A web address, or a picture of this site. */
  imageUrl: z
    .string()
    .max(2000)
    .regex(/^(?:https?:\/\/|@assets\/|\/[^/])/i, 'Use the address of a picture.')
    .nullable()
    .optional(),
  nutritionPerServing: z.union([nutritionPerServing, writtenFigures]).nullable().optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).optional(),
  /** Equipment in any spelling. */
  tools: z.array(z.string().max(60)).max(40).optional(),
  interactiveSteps: z.array(writtenStep).max(200).optional(),
});
export type RecipeData = z.infer<typeof recipeData>;

export const toggleFavorite = endpoint({
  method: 'POST',
  path: '/api/favorites',
  summary: 'Save a recipe, or take it off the saved ones',
  access: 'user',
  body: z.object({
    recipeId: z.string().min(1).max(120),
    recipeData: recipeData.optional(),
    /** The wanted state; toggles when absent. */
    isFavorite: z.boolean().optional(),
    idempotencyKey,
  }),
  response: z.object({ isFavorite: z.boolean() }),
});

export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites',
  summary: 'The saved recipes, newest first',
  access: 'user',
  response: z.object({
    recipes: z.array(recipeCard.extend({ savedAt: z.iso.datetime() })),
    /** Null when unlimited. */
    limit: z.number().int().nullable(),
  }),
});
