import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'The process answers',
  access: 'public',
  response: done,
});

export const version = endpoint({
  method: 'GET',
  path: '/api/version',
  summary: 'Which version of Crisper this is',
  access: 'public',
  response: z.object({
    version: z.string(),
    /** Null where it was built without its history. */
    commit: z.string().nullable(),
  }),
});

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The process can do its work: each part it needs answers',
  access: 'public',
  response: z.object({ ok: z.literal(true), checks: z.record(z.string(), z.literal('ok')) }),
});
