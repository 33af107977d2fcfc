import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const assistantReply = z.union([
  z.object({ response: z.string() }),
  z.object({ fallback: z.string() }),
]);

/** The model's words as they are streamed, then the final reply. */
export const assistantEvent = z.union([
  z.object({ type: z.literal('words'), words: z.string() }),
  z.object({ type: z.literal('reply'), response: z.string() }),
  z.object({ type: z.literal('reply'), fallback: z.string() }),
]);

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/chat/cooking-assistant',
  summary: 'A question while cooking; answered by the text model when one is configured, else by the kitchen',
  access: 'user',
  reads: true,
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
