import type { Language } from '@crisper/contract/languages';
import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { AMOUNTS_IN_WORDS } from './amount-words.data.ts';

interface Forms {
  one: string;
  many: string;
}

const tables = new Map<FoodLanguage, ReadonlyMap<string, Forms>>();

function formsOf(language: FoodLanguage): ReadonlyMap<string, Forms> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const found = new Map<string, Forms>();
  for (const line of AMOUNTS_IN_WORDS[language].trim().split('\n')) {
    const [english = '', local = ''] = line.split(':').map((part) => part.trim());
    const [one = '', many = one] = local.split('/').map((part) => part.trim());
    for (const word of english.split(' ')) found.set(word.replaceAll('_', ' '), { one, many });
  }
  tables.set(language, found);
  return found;
}

const LONGEST = 80;
/** "2 cans", "1 1/2 tablespoons", "half gallon", "15 oz", "8". */
const AMOUNT =
  /^(\d{1,6}(?:\.\d{1,3})?(?: \d{1,2}\/\d{1,2})?|\d{1,2}\/\d{1,2}|half)(?: (\p{L}[\p{L} ]{0,24}))?$/u;
/** "2 packs (500 g)": what is in a pack stands in brackets. */
const PACKED = /^([^()]{1,40}) \(([^()]{1,30})\)$/;
/** Milk and eggs come in cartons that are two things in most languages. */
const DRINK = /\d m?l$/;
const CARTON = /carton(?=s?$)/;
const AT_MOST_ONE = /^(?:1|\d+\/\d+|half|0\.\d+)$/;

/** An amount that the kitchen wrote, in the words and with the comma of a language. What it did not write stays as it is. */
export function localAmount(text: string, language: Language): string {
  if (language === 'en' || text === '' || text.length > LONGEST) return text;
  const [, outer = text, inner] = PACKED.exec(text) ?? [];
  const said = inner === undefined ? null : plainAmount(inner, language);
  if (inner !== undefined && said === null) return text;
  const amount = plainAmount(
    DRINK.test(inner ?? '') ? outer.replace(CARTON, 'drink carton') : outer,
    language,
  );
  if (amount === null) return text;
  return said === null ? amount : `${amount} (${said})`;
}

function plainAmount(text: string, language: FoodLanguage): string | null {
  const [, number, word] = AMOUNT.exec(text) ?? [];
  if (number === undefined) return null;
  const written = number === 'half' ? '1/2' : number.replace('.', ',');
  if (word === undefined) return written;
  const forms = formsOf(language).get(word);
  if (forms === undefined) return null;
  return `${written} ${AT_MOST_ONE.test(number) ? forms.one : forms.many}`;
}

/** The same for both measures. */
export const localAmounts = (text: { us: string; metric: string }, language: Language) =>
  language === 'en'
    ? text
    : { us: localAmount(text.us, language), metric: localAmount(text.metric, language) };
