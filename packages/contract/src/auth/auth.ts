import { z } from 'zod';
import { TABS } from '../account/tabs.ts';
import { PLANS } from '../billing/plans.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { usedPasskey } from './passkey-answers.ts';

export const HOUSEHOLD_ROLES = ['owner', 'member', 'child'] as const;
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];

export const user = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  plan: z.enum(PLANS),
  role: z.enum(['user', 'admin']),
  onboardingCompleted: z.boolean(),
  timeZone: z.string(),
  /** Whether posts in the community carry the username; they are anonymous otherwise. */
  showsName: z.boolean(),
  /** The language this person chose; null where the browser's counts. */
  language: z.enum(LANGUAGES).nullable(),
  /** The tabs of the bottom bar beside Home, or null for the usual ones. */
  tabs: z.array(z.enum(TABS)).nullable(),
  /** False until the link in the email was opened; always true where no mail server is set. */
  emailConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Pantry, list and plan belong to the household; everybody is in exactly one. */
  householdId: z.string(),
  householdRole: z.enum(HOUSEHOLD_ROLES),
});
export type User = z.infer<typeof user>;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const usernameShape = z
  .string()
  .trim()
  .min(3, 'Username needs at least 3 characters')
  .max(30, 'Username can have at most 30 characters')
  .regex(/^[A-Za-z0-9_.-]+$/, 'Use letters, digits, _ . or - only');
const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email address'));
const password = z
  .string()
  .min(PASSWORD_MIN, `Password needs at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password can have at most ${PASSWORD_MAX} characters`);
const timeZone = z.string().max(64).optional();

/** Kept by the browser after a good sign-in and brought to the next: strangers who guess do not keep its holder out. */
const deviceMark = z.string().max(64);

export const signedInAnswer = z.object({ token: z.string(), user, deviceMark });
export type SignedInAnswer = z.infer<typeof signedInAnswer>;

/** The first proof was right, and a one-time code is asked for. The ticket stands for that proof, for some minutes. */
export const secondStep = z.object({ ticket: z.string(), expiresAt: z.iso.datetime() });
export type SecondStep = z.infer<typeof secondStep>;

/** What every way in answers. */
export const signInAnswer = z.union([signedInAnswer, secondStep]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** A one-time code of an authenticator app, or a recovery code; spaces and dashes do not matter. */
export const oneTimeCode = z.string().trim().min(1, 'Enter a code').max(40, 'That’s too long for a code');

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in',
  access: 'public',
  cost: 'processor',
  body: z.object({
    email,
    username: usernameShape,
    password,
    plan: z.enum(PLANS).default('free'),
    referralCode: z.string().trim().max(64).optional(),
    timeZone,
    deviceMark: deviceMark.optional(),
    /** The token of an invitation, where one is needed. */
    invitation: z.string().max(128).optional(),
  }),
  response: signedInAnswer,
  status: 201,
});

export const SIGNUP_MODES = ['open', 'invite', 'closed'] as const;

export const signUpState = endpoint({
  method: 'GET',
  path: '/api/auth/signup',
  summary: 'Who may make an account here',
  access: 'public',
  response: z.object({
    mode: z.enum(SIGNUP_MODES),
    /** True while a new installation waits for its first account, or for that of its administrator. */
    first: z.boolean(),
    /** Whether that is the administrator’s, who signs up with the link that the start printed. */
    firstIsAdmin: z.boolean(),
  }),
});
export type SignUpState = z.infer<typeof signUpState.response>;

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  summary: 'Whom an invitation is for, while it can be used',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(128) }),
  /** The link of the first administrator has no end. */
  response: z.object({ email: z.string().nullable(), expiresAt: z.iso.datetime().nullable() }),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in; the answer is a session, or a ticket for the second step',
  access: 'public',
  cost: 'processor',
  body: z.object({
    email,
    password: z.string().min(1).max(PASSWORD_MAX),
    timeZone,
    deviceMark: deviceMark.optional(),
  }),
  response: signInAnswer,
});

export const finishLogin = endpoint({
  method: 'POST',
  path: '/api/auth/login/code',
  summary: 'The second step of signing in: a one-time code or a recovery code, with the ticket of the first',
  access: 'public',
  body: z.object({
    ticket: z.string().min(1).max(128),
    code: oneTimeCode,
    timeZone,
    deviceMark: deviceMark.optional(),
  }),
  response: signedInAnswer,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'user',
  response: done,
});

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in person',
  access: 'user',
  response: z.object({ user }),
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in person, as the answer itself',
  access: 'user',
  response: user,
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  summary: 'Mail a link to choose a new password, if the address has an account',
  access: 'public',
  body: z.object({ email }),
  response: done,
  status: 202,
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  summary: 'Choose a new password with the token from the mail; every session ends',
  access: 'public',
  cost: 'processor',
  body: z.object({
    token: z.string().min(1).max(128),
    password,
    // For an account whose address was never confirmed: either shows that the same person made it.
    username: z.string().trim().max(30).optional(),
    deviceMark: deviceMark.optional(),
  }),
  response: done.extend({ deviceMark }),
});

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary:
    'Give the password, a one-time code or a passkey again, for the few things that ask for it; it holds for some minutes',
  access: 'user',
  body: z
    .object({
      password: z.string().min(1, 'Enter your password').max(PASSWORD_MAX).optional(),
      code: oneTimeCode.optional(),
      /** Made with the options of `prepareConfirm`. */
      passkey: usedPasskey.optional(),
    })
    .refine((proof) => Object.values(proof).filter((given) => given !== undefined).length === 1, {
      message: 'Give your password, a code or a passkey',
      path: ['password'],
    }),
  response: z.object({ until: z.iso.datetime() }),
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm',
  summary: 'Confirm the email of an account with the token from the mail',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(128) }),
  response: done,
});

export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/email/resend',
  summary: 'Mail the link that confirms the email once more',
  access: 'user',
  response: done,
  status: 202,
});

export const accountSession = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where this account is signed in',
  access: 'user',
  response: z.object({ sessions: z.array(accountSession) }),
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Sign one session out',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  response: done,
});

export const revokeAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Sign out everywhere, here too',
  access: 'user',
  response: done,
});
