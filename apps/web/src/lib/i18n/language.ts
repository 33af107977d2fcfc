import { catalogs } from 'virtual:messages';
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  preferredLanguage,
} from '@crisper/contract/languages';
import { inBase } from '../base-path.ts';
import { i18n } from './i18n.ts';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** English, and what is translated well enough to be shown. */
export const offeredLanguages: readonly Language[] = LANGUAGES.filter((one) => one === 'en' || catalogs[one]);

export const activeLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en');

function cookieLanguage(): Language | undefined {
  const cookies = document.cookie.split('; ');
  const value = cookies.find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))?.split('=')[1];
  return isLanguage(value) ? value : undefined;
}

/** What this page has to be in: what the server painted, or what was chosen on this device, or the browser's language. */
function wantedLanguage(): Language {
  const { dataset, lang } = document.documentElement;
  if (dataset.page !== undefined && isLanguage(lang)) return lang;
  return cookieLanguage() ?? preferredLanguage(navigator.languages?.join());
}

/** Must end before any module is loaded that says something. */
export async function startLanguage(): Promise<void> {
  const language = wantedLanguage();
  document.documentElement.lang = language;
  const catalog = catalogs[language];
  if (!catalog) return;
  const regions = navigator.languages?.filter((tag) => tag.startsWith(`${language}-`)) ?? [];
  const messages = await catalog.first().catch(() => null);
  // Without a connection the catalog may be missing: English is better than an empty page.
  if (messages) i18n.loadAndActivate({ locale: language, locales: [...regions, language], messages });
}

/** What the other pages say, which the first one did not need. */
export async function restOfMessages(): Promise<void> {
  const messages = await catalogs[activeLanguage()]?.rest().catch(() => null);
  if (messages) i18n.load(i18n.locale, messages);
}

/** Everything is said anew, so the page begins anew; what was typed is kept as for any other reload. */
export function speak(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in two of the browsers we build for.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=${inBase('/')}; max-age=${A_YEAR_S}; samesite=lax`;
  // Without cookies it would begin anew for ever.
  if (cookieLanguage() !== language || document.documentElement.lang === language) return;
  const here = new URL(location.href);
  here.searchParams.delete('lang');
  if (here.href === location.href) location.reload();
  else location.assign(here);
}
