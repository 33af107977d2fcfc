import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { SCOPES, scope } from './scopes.ts';

export const TOKENS_MAX = 20;
export const TOKEN_DAYS_MAX = 365;
/** By this, scanners for leaked secrets know one. */
export const TOKEN_PREFIX = 'crisper_';
/** Requests of one token. Answers say in RateLimit-* headers what is left. */
export const TOKEN_RATE = { requests: 120, seconds: 60 } as const;

export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(scope),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute; null while it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  summary: 'API tokens of the signed-in person, newest first',
  access: 'user',
  response: z.object({ tokens: z.array(apiToken), total: z.number().int() }),
});

export const readSelf = endpoint({
  method: 'GET',
  path: '/api/tokens/self',
  summary: 'The API token that asks: what it may do, until when, and what is left of its limits',
  access: 'user',
  response: z.object({
    token: apiToken,
    limits: z.object({
      /** Requests in one window, and its length. */
      requests: z.number().int(),
      seconds: z.number().int(),
      /** Requests that are left of this window, this one counted. */
      remaining: z.number().int(),
      /** Seconds until the next window begins. */
      reset: z.number().int(),
    }),
  }),
});

export const makeToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  summary: 'Make an API token, which is shown once',
  access: 'user',
  elevated: true,
  body: z.object({
    name: z.string().trim().min(1, 'Give it a name.').max(60, 'At most 60 letters.'),
    scopes: z.array(scope).min(1, 'Choose what it may do.').max(SCOPES.length),
    days: z.number().int().min(1).max(TOKEN_DAYS_MAX),
  }),
  response: z.object({ token: apiToken, secret: z.string() }),
  status: 201,
});

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  summary: 'Take an API token back',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  response: done,
});
