import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { oneTimeCode } from './auth.ts';

const withCode = z.object({ code: oneTimeCode });
/** Shown once: the server keeps only their hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactor = endpoint({
  method: 'GET',
  path: '/api/user/second-factor',
  summary: 'Whether signing in asks for a one-time code',
  access: 'user',
  response: z.object({
    /** Since when; null while it is off. */
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int().nonnegative(),
  }),
});
export type SecondFactorState = z.infer<typeof secondFactor.response>;

export const prepareSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/secret',
  summary: 'A new secret for an authenticator app; nothing is on until a code of it was entered',
  access: 'user',
  elevated: true,
  response: z.object({
    /** To type by hand, in base 32. */
    secret: z.string(),
    /** To draw as a QR code. */
    uri: z.string(),
  }),
});

export const turnOnSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor',
  summary: 'Turn one-time codes on with the first code of the app; the answer has the recovery codes',
  access: 'user',
  elevated: true,
  body: withCode,
  response: recoveryCodes,
});

export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/user/second-factor',
  summary: 'Turn one-time codes off, with one of them',
  access: 'user',
  elevated: true,
  body: withCode,
  response: done,
});

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  summary: 'New recovery codes, with a one-time code; the old ones no longer work',
  access: 'user',
  elevated: true,
  body: withCode,
  response: recoveryCodes,
});
