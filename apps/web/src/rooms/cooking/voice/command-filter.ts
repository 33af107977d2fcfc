import type { Language } from '@crisper/contract/languages';
import { REPEAT_MS, SHORTEST, SIMILAR } from './constants.ts';

/** What people say to each other or to themselves. */
const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'um uh hmm hm er ah oh eh okay ok yeah yes yep no nope well so like right and the a i it hey hello thanks thank you please sorry wow alright',
  ),
  de: words(
    'äh ähm hm hmm ah oh ach okay ok ja jo nee nein na also so und der die das ein eine ich es hey hallo danke bitte sorry wow gut genau mal halt eben tja schön',
  ),
  fr: words(
    'euh heu hm hmm ah oh eh ben bah bon ok okay oui ouais non alors et le la les un une je il ça hé bonjour salut merci stp pardon voilà donc hein super',
  ),
  es: words(
    'eh em mmm hm ah oh ay bueno vale ok okay sí si no pues y el la los un una yo eso oye hola gracias por favor perdón claro ya a ver',
  ),
  it: words(
    'eh ehm mmm hm ah oh beh boh ok okay sì si no allora e il la lo un una io ehi ciao grazie prego per favore scusa ecco dunque bene dai',
  ),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}

/** The number of shared words divided by the length of the longer sentence. */
export function overlap(one: string, other: string): number {
  const first = new Set(wordsOf(one));
  const second = new Set(wordsOf(other));
  const most = Math.max(first.size, second.size);
  if (most === 0) return 0;
  let shared = 0;
  for (const word of first) if (second.has(word)) shared += 1;
  return shared / most;
}

interface Heard {
  text: string;
  at: number;
}

/** Whether this was said to the assistant: kitchens are noisy and people talk to each other. */
export function isCommand(text: string, now: number, last: Heard | null, language: Language = 'en'): boolean {
  const trimmed = text.trim();
  if (trimmed.length < SHORTEST) return false;
  if (wordsOf(trimmed).every((word) => FILLERS[language].has(word))) return false;
  return !last || now - last.at > REPEAT_MS || overlap(trimmed, last.text) <= SIMILAR;
}

/** Whether the microphone picked up the assistant's own voice. */
export function isEcho(text: string, spoken: string | null): boolean {
  if (!spoken) return false;
  const said = new Set(wordsOf(spoken));
  const heard = wordsOf(text);
  return heard.length > 0 && heard.filter((word) => said.has(word)).length / heard.length > SIMILAR;
}
