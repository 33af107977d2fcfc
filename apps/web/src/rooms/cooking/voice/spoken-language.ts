import type { Language } from '@crisper/contract/languages';
import { locales } from '../../../lib/i18n/i18n.ts';
import { activeLanguage } from '../../../lib/i18n/language.ts';

const USUAL: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
};

/** What is heard and spoken: the page's language, in the person's own region if the browser names one. */
export function spokenTag(): string {
  const language = activeLanguage();
  return (language !== 'en' && locales().find((tag) => tag.startsWith(`${language}-`))) || USUAL[language];
}
