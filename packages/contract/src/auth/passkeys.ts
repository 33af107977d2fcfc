import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { register, signedInAnswer } from './auth.ts';
import { madePasskey, usedPasskey } from './passkey-answers.ts';

export const PASSKEYS_MAX = 20;

/** What a browser needs to make or use a passkey. Both sides leave its inner shape to the same library. */
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

const name = z.string().trim().min(1, 'Enter a name').max(60, 'A name can have at most 60 characters');

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is kept in an account of its own and comes along to other devices. */
  synced: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null when it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const newcomer = register.body!.omit({ password: true, plan: true });

export const prepareSignUp = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-up/options',
  summary: 'What a browser needs to make the passkey of a new account',
  access: 'public',
  body: newcomer.pick({ email: true, username: true, invitation: true }),
  response: passkeyOptions,
});

export const signUpWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-up',
  summary: 'Create an account with a passkey and no password, and sign in',
  access: 'public',
  body: newcomer.extend({ passkey: madePasskey }),
  response: signedInAnswer,
  status: 201,
});

export const prepareSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/options',
  summary: 'What a browser needs to ask for any passkey of this site',
  access: 'public',
  response: passkeyOptions,
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  summary: 'Sign in with a passkey; no one-time code is asked for',
  access: 'public',
  body: newcomer.pick({ timeZone: true, deviceMark: true }).extend({ passkey: usedPasskey }),
  response: signedInAnswer,
});

export const prepareConfirm = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/passkey',
  summary: 'What a browser needs to ask for a passkey of the signed-in person, to confirm who sits there',
  access: 'user',
  response: passkeyOptions,
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/user/passkeys',
  summary: 'The passkeys of the signed-in person',
  access: 'user',
  response: z.object({ passkeys: z.array(passkey) }),
});

export const preparePasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/options',
  summary: 'What a browser needs to make another passkey',
  access: 'user',
  elevated: true,
  response: passkeyOptions,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  summary: 'Keep a passkey that was just made',
  access: 'user',
  elevated: true,
  body: z.object({ passkey: madePasskey }),
  response: passkey,
  status: 201,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/user/passkeys/:id',
  summary: 'Call a passkey by another name',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name }),
  response: passkey,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  summary: 'Take a passkey off the account; the last way in stays',
  access: 'user',
  elevated: true,
  params: z.object({ id: z.uuid() }),
  response: done,
});

export const authMethods = endpoint({
  method: 'GET',
  path: '/api/user/auth-methods',
  summary: 'How the signed-in person can sign in, and so confirm who sits there',
  access: 'user',
  response: z.object({
    password: z.boolean(),
    passkeys: z.number().int().nonnegative(),
    /** Whether one-time codes are on. */
    codes: z.boolean(),
    /** Whether an account at the provider of this installation is connected. */
    provider: z.boolean(),
  }),
});
export type AuthMethods = z.infer<typeof authMethods.response>;
