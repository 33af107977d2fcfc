import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What is written down. A new action that changes who may enter, what is paid or what is kept belongs here. */
export const AUDIT_ACTIONS = [
  'signed-up',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'signed-out-everywhere',
  'reset-requested',
  'password-changed',
  'password-confirmed',
  'password-refused',
  'email-confirmed',
  'email-change-requested',
  'email-changed',
  'email-change-undone',
  'sign-in-method-confirmed',
  'sign-in-method-refused',
  'username-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-used',
  'second-factor-refused',
  'second-factor-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'passkey-used',
  'passkey-refused',
  'provider-connected',
  'provider-disconnected',
  'token-made',
  'token-revoked',
  'webhook-made',
  'webhook-removed',
  'data-exported',
  'account-deleted',
  'subscription-started',
  'subscription-renewed',
  'subscription-switched',
  'subscription-canceled',
  'subscription-resumed',
  'subscription-renewal-failed',
  'subscription-recovered',
  'subscription-grace-over',
  'subscription-ended',
  'subscription-refunded',
  'household-invited',
  'household-joined',
  'household-left',
  'household-removed',
  'household-role-changed',
  'role-granted',
  'role-revoked',
  'pro-granted',
  'pro-taken-back',
  'account-disabled',
  'account-enabled',
  'reset-link-made',
  'administration',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_PAGE = 50;

export const entry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  /** The browser's own name for itself; empty when no browser was at work. */
  device: z.string(),
  /** The network, never the whole address: a /24 of IPv4, a /48 of IPv6; empty when unknown. */
  network: z.string(),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof entry>;

export const adminEntry = entry.extend({
  userId: z.string().nullable(),
  /** Null when no user is known, or the account is deleted. */
  username: z.string().nullable(),
});
export type AdminAuditEntry = z.infer<typeof adminEntry>;

/** `next`: give it as `before` for the following page; null on the last one. */
const page = <Entry extends z.ZodType>(of: Entry) =>
  z.object({ entries: z.array(of), next: z.number().int().nullable() });

const before = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional();

export const securityActivity = endpoint({
  method: 'GET',
  path: '/api/user/activity',
  summary: 'What happened to the account of the signed-in person, newest first',
  access: 'user',
  query: z.object({ before }),
  response: page(entry),
});

export const auditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What happened to all accounts, newest first',
  access: 'admin',
  query: z.object({
    before,
    action: z.enum(AUDIT_ACTIONS).optional(),
    username: z.string().trim().max(30).optional(),
  }),
  response: page(adminEntry),
});
