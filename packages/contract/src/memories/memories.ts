import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

/** A food that is known again by its look: one line of "What Crisper remembers of your kitchen". */
export const memory = z.object({
  id: z.string(),
  /** The kitchen's food; null for a name that it does not know. */
  food: z.string().nullable(),
  name: z.string(),
  emoji: z.string(),
  /** In how many scans it was confirmed, as far as that is remembered. */
  times: z.number().int().positive(),
  lastSeenAt: z.iso.datetime(),
});
export type Memory = z.infer<typeof memory>;

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/memories',
  summary: 'The foods that scans of this household know again, last seen first',
  access: 'user',
  response: z.object({ memories: z.array(memory), total: z.number().int() }),
});

export const forgetMemory = endpoint({
  method: 'DELETE',
  path: '/api/memories/:id',
  summary: 'Forget how one food looks',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  response: done,
});

export const forgetMemories = endpoint({
  method: 'DELETE',
  path: '/api/memories',
  summary: 'Forget everything that scans of this household know again',
  access: 'user',
  response: done,
});
