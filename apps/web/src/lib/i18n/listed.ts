import { i18n, locales } from './i18n.ts';

/** "spinach", "spinach and milk", "spinach, milk and eggs", as the language joins them. */
export function listed(words: readonly string[]): string {
  // American English would put a comma before the "and".
  const tags = i18n.locale === 'en' ? 'en-GB' : locales();
  return new Intl.ListFormat(tags, { type: 'conjunction' }).format(words);
}
