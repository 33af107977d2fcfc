import { createHmac, randomInt } from 'node:crypto';

/** Nothing that looks like something else when it is read aloud or written down. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** People type codes in any case, with spaces or dashes between. */
export function normalCode(given: string): string {
  return given.replace(/[\s-]+/g, '').toUpperCase();
}

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** One letter box has many spellings; two of them are one person. Keyed, so that the mark tells no address. */
export function markOf(email: string, secret: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const box = local.split('+')[0] ?? '';
  const plain = DOTLESS.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
  return createHmac('sha256', secret).update(`referral:${plain}`).digest('base64url');
}

/** "an***@e***.com": a friend is recognized, a stranger learns no address. */
export function maskEmail(email: string | null): string {
  if (email === null) return '[deleted]';
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  const ending = dot > 0 ? domain.slice(dot) : '';
  return `${local.slice(0, local.length > 3 ? 2 : 1)}***@${domain.slice(0, 1)}***${ending}`;
}

/** What stands before the first dot, dash or underscore of a username. */
export function firstName(username: string): string {
  const first = username.split(/[._-]/).find(Boolean) ?? username;
  return first.slice(0, 1).toUpperCase() + first.slice(1);
}
