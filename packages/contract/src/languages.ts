/** English is the language of the source; every other is a translation of it. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language as its speakers write it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
};

/** A guest's choice, which a signed-in person's account overrules. */
export const LANGUAGE_COOKIE = 'language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);

const TAGS_MAX = 20;

interface Wish {
  language: Language;
  weight: number;
}

/**
 * The first of our languages among the wishes of an `Accept-Language` header, by their weights; regions do not matter. Systems
 * also write `de_DE@posix`. English if there is none.
 */
export function preferredLanguage(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').slice(0, 1_000).split(',').slice(0, TAGS_MAX).flatMap(readWish);
  let best: Wish | undefined;
  for (const wish of wishes) if (wish.weight > (best?.weight ?? 0)) best = wish;
  return best?.language ?? 'en';
}

function readWish(wish: string): Wish | [] {
  const [tag = '', ...options] = wish.split(';').map((part) => part.trim());
  const [code = ''] = tag.toLowerCase().split(/[-_.@]/, 1);
  if (!isLanguage(code)) return [];
  const given = options.find((option) => option.startsWith('q='))?.slice(2);
  const weight = given === undefined ? 1 : Number(given);
  return weight > 0 && weight <= 1 ? { language: code, weight } : [];
}
