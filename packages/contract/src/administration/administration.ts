import { z } from 'zod';
import { PLANS } from '../billing/plans.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

const moment = z.iso.datetime();
const id = z.object({ id: z.uuid() });
const address = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email address'));

export const PEOPLE_PAGE = 50;
export const PRO_DAYS_MAX = 3660;
export const INVITATION_DAYS_MAX = 30;

export const person = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  plan: z.enum(PLANS),
  disabled: z.boolean(),
  createdAt: moment,
  /** When a session was last used; null when there is none. */
  lastSeenAt: moment.nullable(),
  /** What the person keeps, in bytes. */
  bytes: z.number().int().nonnegative(),
});
export type ManagedPerson = z.infer<typeof person>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  summary: 'The people of this installation, newest first; found by a part of their name or email',
  access: 'admin',
  query: z.object({
    search: z.string().trim().max(254).default(''),
    skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({ people: z.array(person), total: z.number().int().nonnegative() }),
});

export const changePerson = endpoint({
  method: 'PATCH',
  path: '/api/admin/people/:id',
  summary: 'Disable or enable an account, or change whether it is an administrator’s',
  access: 'admin',
  elevated: true,
  params: id,
  body: z.object({ disabled: z.boolean().optional(), role: z.enum(['user', 'admin']).optional() }),
  response: z.object({ person }),
});

export const grantPro = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/pro',
  summary: 'Give somebody days of Pro',
  access: 'admin',
  params: id,
  body: z.object({ days: z.number().int().min(1).max(PRO_DAYS_MAX) }),
  response: z.object({ until: moment }),
});

export const takePro = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/pro',
  summary: 'Take back the days of Pro that administrators gave; paid and earned days stay',
  access: 'admin',
  params: id,
  /** Until when the person is Pro all the same; null when not. */
  response: z.object({ until: moment.nullable() }),
});

export const makeResetLink = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/reset-link',
  summary: 'A link to choose a new password, to hand over in person; it works once',
  access: 'admin',
  elevated: true,
  params: id,
  response: z.object({ link: z.string(), expiresAt: moment }),
});

export const deletePerson = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id',
  summary: 'Delete an account and all that is in it, for good',
  access: 'admin',
  elevated: true,
  params: id,
  response: done,
});

export const invitation = z.object({
  id: z.string(),
  /** Whom it is for; null when a user who has the link may use it. */
  email: z.string().nullable(),
  state: z.enum(['open', 'used', 'expired']),
  createdAt: moment,
  expiresAt: moment,
  usedBy: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'Invitations to this installation, newest first',
  access: 'admin',
  response: z.object({ invitations: z.array(invitation) }),
});

export const makeInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'A link with which one person can sign up; mailed when it names an email and mail is set up',
  access: 'admin',
  body: z.object({
    email: address.nullish(),
    days: z.number().int().min(1).max(INVITATION_DAYS_MAX).default(7),
    /** The username or email of a user whose household the new account joins. */
    into: z.string().trim().min(1).max(254).nullish(),
  }),
  response: z.object({ invitation, link: z.string(), mailed: z.boolean() }),
  status: 201,
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  summary: 'Take an invitation back that nobody used',
  access: 'admin',
  params: id,
  response: done,
});

export const backup = z.object({
  id: z.string(),
  at: moment,
  /** A folder, or the address of a store without its key. */
  place: z.string(),
  name: z.string(),
  /** Null when it failed; `problem` then says why. */
  bytes: z.number().int().nonnegative().nullable(),
  problem: z.string().nullable(),
  /** Whether it is still where it was put; null when that is unknown. */
  exists: z.boolean().nullable(),
});

export const backups = z.object({
  /** How often one is made, such as "1d"; null when only by hand. */
  every: z.string().nullable(),
  keep: z.number().int().positive(),
  /** Where they go. */
  place: z.string(),
  /** One is being made, or will be as soon as the queue comes to it. */
  running: z.boolean(),
  /** Newest first. */
  list: z.array(backup),
});

export const installation = endpoint({
  method: 'GET',
  path: '/api/admin/installation',
  summary: 'Version, settings in force with secrets masked, what is kept, and known backups',
  access: 'admin',
  response: z.object({
    version: z.string(),
    mail: z.boolean(),
    /** A value is null when the setting is not set. */
    settings: z.array(z.object({ name: z.string(), value: z.string().nullable(), means: z.string() })),
    storage: z.object({
      databaseBytes: z.number().int().nonnegative(),
      kinds: z.array(
        z.object({
          what: z.string(),
          rows: z.number().int().nonnegative(),
          bytes: z.number().int().nonnegative(),
        }),
      ),
    }),
    backups,
  }),
});
export type Installation = z.infer<typeof installation.response>;

export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups',
  summary: 'Make a backup now',
  access: 'admin',
  response: done,
});

export const testMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-test',
  summary: 'Send the administrator an email, now',
  access: 'admin',
  response: z.object({ to: z.string() }),
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'How the queue does, and which jobs failed for good',
  access: 'admin',
  response: z.object({
    waiting: z.number().int(),
    active: z.number().int(),
    oldestWaitingSeconds: z.number(),
    failed: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string(), failedAt: moment })),
  }),
});
export type JobsState = z.infer<typeof listJobs.response>;

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  summary: 'Do a failed job once more',
  access: 'admin',
  params: id,
  response: done,
});
