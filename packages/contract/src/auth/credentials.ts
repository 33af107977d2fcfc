import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { confirmPasswordReset, register, user } from './auth.ts';

/** For `confirmPasswordReset`. */
const resettable = z.object({ resetToken: z.string() });
const withToken = z.object({ token: z.string().min(1).max(128) });
/** An address that takes the place of the old one once the link in the email to it was opened. */
export const pendingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime() });
export type PendingEmail = z.infer<typeof pendingEmail>;

export const changeUsername = endpoint({
  method: 'PUT',
  path: '/api/user/username',
  summary: 'Take another username; old posts carry it, too',
  access: 'user',
  body: register.body!.pick({ username: true }),
  response: z.object({ user }),
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Choose a new password, or a first one; all other sessions end',
  access: 'user',
  elevated: true,
  cost: 'processor',
  body: register.body!.pick({ password: true }),
  response: confirmPasswordReset.response.pick({ ok: true, deviceMark: true }),
});

export const readPendingEmail = endpoint({
  method: 'GET',
  path: '/api/user/email',
  summary: 'The new email that waits for its confirmation',
  access: 'user',
  response: z.object({ pending: pendingEmail.nullable() }),
});

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Ask for another email: it is taken once the link in the email to it was opened',
  access: 'user',
  elevated: true,
  body: register.body!.pick({ email: true }),
  /** `pending` is null where no mail server is set: then it is taken at once. */
  response: z.object({ user, pending: pendingEmail.nullable() }),
});

export const keepEmail = endpoint({
  method: 'DELETE',
  path: '/api/user/email',
  summary: 'Keep the old email after all: the link in the email no longer works',
  access: 'user',
  response: done,
});

export const confirmNewEmail = endpoint({
  method: 'POST',
  path: '/api/user/email/confirm',
  summary: 'Take the new email with the token from the email to it, signed in to the same account',
  access: 'user',
  body: withToken,
  response: z.object({ user }),
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email/undo',
  summary:
    'Put the old email back with the token from the email to it; everybody is signed out, and a new password is needed',
  access: 'public',
  cost: 'processor',
  body: withToken,
  response: resettable,
});

export const confirmSignInMethod = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-methods/confirm',
  summary: 'Say yes to a passkey or one-time codes that were added, with the token from the email about it',
  access: 'public',
  body: withToken,
  response: done,
});

export const refuseSignInMethod = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-methods/refuse',
  summary:
    'Say no to it: every way in that was not confirmed by mail goes, everybody is signed out, and a new password is needed',
  access: 'public',
  cost: 'processor',
  body: withToken,
  response: resettable,
});
