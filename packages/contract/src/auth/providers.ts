import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { register, signInAnswer } from './auth.ts';

const newcomer = register.body!;

/** Where to go, and what to keep until the answer comes: only the browser that left may bring it. */
export const departure = z.object({ url: z.string(), proof: z.string() });

/** What the provider sent along with the browser: the query of the address it came back to. */
export const providerAnswer = z.object({
  answer: z.string().min(1).max(8192),
  proof: z.string().min(1).max(128),
});

export const leaveForProvider = endpoint({
  method: 'POST',
  path: '/api/auth/provider/start',
  summary: 'Begin to sign in, or up, through the provider of this installation (OpenID Connect)',
  access: 'public',
  body: newcomer.pick({ invitation: true, referralCode: true }),
  response: departure,
});

export const signInWithProvider = endpoint({
  method: 'POST',
  path: '/api/auth/provider',
  summary:
    'Finish signing in with the answer of the provider; one-time codes are asked for where they are on',
  access: 'public',
  body: newcomer.pick({ timeZone: true, deviceMark: true }).extend(providerAnswer.shape),
  response: signInAnswer,
});

export const leaveToConnect = endpoint({
  method: 'POST',
  path: '/api/user/provider/start',
  summary: 'Begin to connect one’s account at the provider of this installation',
  access: 'user',
  elevated: true,
  response: departure,
});

export const connectProvider = endpoint({
  method: 'POST',
  path: '/api/user/provider',
  summary:
    'Connect the account at the provider, from which then one signs in here; its email must be the same',
  access: 'user',
  elevated: true,
  body: providerAnswer,
  response: done,
});

export const disconnectProvider = endpoint({
  method: 'DELETE',
  path: '/api/user/provider',
  summary: 'Sign in through the provider no more; the last way in stays',
  access: 'user',
  elevated: true,
  response: done,
});
