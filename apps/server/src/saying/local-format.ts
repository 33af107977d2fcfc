import type { Language } from '@crisper/contract/languages';
import { currentLanguage } from '../language.ts';
import { say } from './say.ts';

/** English texts are written for readers in the United States, except where a form of another country is shorter. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : language);

/** "November 17, 2026" */
export function longDay(at: Date): string {
  return at.toLocaleDateString(localeOf(currentLanguage()), { dateStyle: 'long', timeZone: 'UTC' });
}

/** "17 November 2026, 19:30 UTC" */
export function longMoment(at: Date): string {
  const language = currentLanguage();
  const day = at.toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
}

/** Whole dollars are written without cents, as on the pricing page: "$59". */
export function saidDollars(cents: number): string {
  return (cents / 100).toLocaleString(localeOf(currentLanguage()), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** "onions, milk and eggs" */
export function listed(names: readonly string[]): string {
  const language = currentLanguage();
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names);
}

/** A device's name as it is kept, "Firefox on Windows", in the language of the reader. */
export function saidDevice(name: string): string {
  const [browser = '', system] = name.split(' on ');
  if (name === 'Unknown device') return say('Unknown device');
  return system === undefined ? name : say('{browser} on {system}', { browser, system });
}
