const TOPIC = /(?<![\p{L}\p{N}/&#])#([\p{L}\p{N}][\p{L}\p{N}-]{1,29})(?![\p{L}\p{N}-])/gu;
const TOPICS_MAX = 5;
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>()]{3,}|\b[a-z0-9-]{2,40}\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|site|online|io|co)\b/gi;
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
export function looksLikeSpam(text: string, author: { createdAt: string }, publicUrl: string): boolean {
  const home = new URL(publicUrl).host;
  const away = [...text.matchAll(LINK)].filter(([link]) => hostOf(link) !== home);
  return away.length > (isNewAccount(author.createdAt) ? NEW_ACCOUNT_LINKS : LINKS);
}

function hostOf(link: string): string {
  try {
    return new URL(/^https?:/i.test(link) ? link : `https://${link}`).host;
  } catch {
    return link;
  }
}
