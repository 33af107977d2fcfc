import { countLinksAway, type Written } from './external-links.ts';

const TOPIC = /(?<![\p{L}\p{N}/&#])#([\p{L}\p{N}][\p{L}\p{N}-]{1,29})(?![\p{L}\p{N}-])/gu;
const TOPICS_MAX = 5;
/** A link in a post by a new account is usually advertising. */
const NEW_ACCOUNT_LINKS = 0;
const LINKS = 5;
const NEW_ACCOUNT_MS = 3 * 24 * 60 * 60 * 1000;

/** The hashtags of a text, in order. */
export function topicsOf(text: string): string[] {
  const found = [...text.matchAll(TOPIC)].map(([, word = '']) => word.toLowerCase());
  return [...new Set(found)].slice(0, TOPICS_MAX);
}

export function isNewAccount(createdAt: string, now = Date.now()): boolean {
  return now - Date.parse(createdAt) < NEW_ACCOUNT_MS;
}

/** Whether a post has more external links than its author may post without moderation. */
export function looksLikeSpam(written: Written, author: { createdAt: string }, publicUrl: string): boolean {
  const away = countLinksAway(written, new URL(publicUrl).origin);
  return away > (isNewAccount(author.createdAt) ? NEW_ACCOUNT_LINKS : LINKS);
}
