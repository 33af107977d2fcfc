import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MAX_PHOTO_BYTES } from './scans.ts';

const assistantReply = z.union([z.object({ response: z.string() }), z.object({ fallback: z.string() })]);

/** The model's words as they are streamed, then the final reply. */
const assistantEvent = z.union([
  z.object({ type: z.literal('words'), words: z.string() }),
  z.object({ type: z.literal('reply'), response: z.string() }),
  z.object({ type: z.literal('reply'), fallback: z.string() }),
]);

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/chat/cooking-assistant',
  summary: 'A question while cooking; answered by the text model when one is configured, else by the kitchen',
  access: 'user',
  body: z.object({
    message: z.string().trim().min(1).max(500),
    context: z.object({
      recipe: z.object({
        id: z.string().max(120).optional(),
        title: z.string().max(300),
        currentStep: z.number().int().nonnegative().max(400),
        totalSteps: z.number().int().nonnegative().max(400),
        currentStepText: z.string().max(6000).optional(),
        allSteps: z.array(z.string().max(6000)).max(200).default([]),
        ingredients: z.array(z.string().max(600)).max(200).default([]),
        cookTime: z.number().nullable().optional(),
        prepTime: z.number().nullable().optional(),
        servings: z.number().nullable().optional(),
        difficulty: z.string().max(40).nullable().optional(),
        calories: z.number().nullable().optional(),
      }),
      recentCommands: z.array(z.string().max(500)).max(5).default([]),
      activeTimer: z.number().nullable().default(null),
    }),
    /** Accepted and ignored: the server has its own prompt. */
    systemPrompt: z.string().max(8000).optional(),
  }),
  response: assistantReply,
  events: assistantEvent,
});

export const NOTE_MAX = 2_000;
const MAX_PHOTO_CHARS = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 40;

/** What the person keeps of a recipe they cooked; nobody else sees it. */
const cookingNote = z.object({
  stars: z.number().int().min(1).max(5).nullable(),
  note: z.string(),
  /** A data URL. */
  photo: z.string().nullable(),
  cookedAt: z.iso.datetime(),
});
export type CookingNote = z.infer<typeof cookingNote>;

const recipeId = z.object({ id: z.string().min(1).max(120) });

export const getCookingNote = endpoint({
  method: 'GET',
  path: '/api/recipes/:id/note',
  summary: 'The stars, note and photo that the person kept of a recipe',
  access: 'user',
  params: recipeId,
  response: z.object({ note: cookingNote.nullable() }),
});

export const keepCookingNote = endpoint({
  method: 'PUT',
  path: '/api/recipes/:id/note',
  summary: 'Keep stars, a note and a photo of a cooked recipe, in place of what was kept before',
  access: 'user',
  params: recipeId,
  body: z.object({
    stars: z.number().int().min(1).max(5).nullable().default(null),
    note: z
      .string()
      .trim()
      .max(NOTE_MAX, `A note may have at most ${NOTE_MAX} characters.`)
      .regex(/^[^\p{Cs}\0]*$/u, 'Use letters, digits and plain signs.')
      .default(''),
    /** A photo as a data URL; null: none; absent: the one that is kept. */
    photo: z.string().min(1).max(MAX_PHOTO_CHARS, 'A photo may be at most 10 MB.').nullable().optional(),
  }),
  bodyLimit: MAX_PHOTO_CHARS + 20_000,
  response: z.object({ note: cookingNote }),
});

export const removeCookingNote = endpoint({
  method: 'DELETE',
  path: '/api/recipes/:id/note',
  summary: 'Forget the stars, note and photo of a recipe',
  access: 'user',
  params: recipeId,
  response: z.object({ ok: z.literal(true) }),
});
