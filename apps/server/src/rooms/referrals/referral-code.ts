import { createHmac, randomInt } from 'node:crypto';
import { mailboxOf } from '../../mailbox.ts';

/** No characters that look or sound alike. */
const EMAILS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

export function newCode(): string {
  return Array.from({ length: LENGTH }, () => EMAILS[randomInt(EMAILS.length)]).join('');
}

/** People type codes in any case, with spaces or dashes. */
export function normalCode(given: string): string {
  return given.replace(/[\s-]+/g, '').toUpperCase();
}

/** A keyed hash of the mailbox: different spellings of one address give the same mark, and the mark reveals no address. */
export function markOf(email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`referral:${mailboxOf(email.trim())}`)
    .digest('base64url');
}

/** "an***@e***.com": a friend recognizes it, a stranger learns no address. */
export function maskEmail(email: string | null): string {
  if (email === null) return '[deleted]';
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  const ending = dot > 0 ? domain.slice(dot) : '';
  return `${local.slice(0, local.length > 3 ? 2 : 1)}***@${domain.slice(0, 1)}***${ending}`;
}

/** The part of a username before the first dot, dash or underscore. */
export function firstName(username: string): string {
  const first = username.split(/[._-]/).find(Boolean) ?? username;
  return first.slice(0, 1).toUpperCase() + first.slice(1);
}
