import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PLANS } from './words.ts';

export const user = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  plan: z.enum(PLANS),
  role: z.enum(['user', 'admin']),
  onboardingCompleted: z.boolean(),
  timeZone: z.string(),
  createdAt: z.iso.datetime(),
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

const session = z.object({ token: z.string(), user });

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in',
  access: 'public',
  body: z.object({
    email,
    username: usernameShape,
    password,
    plan: z.enum(PLANS).default('free'),
    referralCode: z.string().trim().max(64).optional(),
    timeZone,
  }),
  response: session,
  status: 201,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: z.object({ email, password: z.string().min(1).max(PASSWORD_MAX), timeZone }),
  response: session,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'user',
  response: z.object({ ok: z.literal(true) }),
});

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in person',
  access: 'user',
  response: z.object({ user }),
});
