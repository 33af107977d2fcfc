import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

const markOf = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(`notices by mail ${userId}`).digest('base64url');

/** Ends one person's emails, and does nothing else. Works in the oldest email, too. */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${markOf(secret, userId)}`;
}

/** Whose token it is; undefined for a forged one. */
export function unsubscriber(secret: string, token: string): string | undefined {
  const [, userId, mark] = TOKEN.exec(token) ?? [];
  if (userId === undefined || mark === undefined) return undefined;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, userId))) ? userId : undefined;
}
