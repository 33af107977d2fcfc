import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const suggestFoods = endpoint({
  method: 'GET',
  path: '/api/foods',
  summary: 'Foods whose name begins like what was typed',
  access: 'public',
  query: z.object({
    search: z.string().trim().min(1).max(60),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  response: z.object({ foods: z.array(z.object({ id: z.string(), name: z.string(), emoji: z.string() })) }),
});
