import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { fold } from '../../foods/text.ts';

interface LineWords {
  toTaste: string;
  optional: string;
  /** Between a unit and a name; a function of the name. */
  of: (name: string) => string;
  /** Begins a part in parentheses that says what it is for, so that it is not "to taste". */
  purpose: RegExp;
  instead: RegExp;
  range: string;
}

const VOWEL =
  /^(?:[aeiouyàâäáéèêëíîïóôöúùûüœæ]|h(?!(?:a(?:ch|dd|lloumi|mburger|reng|ricot|rissa|ut)|o(?:isin|mard|t |uille|umous))))/i;

const WORDS: Readonly<Record<FoodLanguage, LineWords>> = {
  de: {
    toTaste: 'nach Geschmack',
    optional: 'nach Belieben',
    of: (name) => name,
    purpose: /^(?:zum|zur|für)\b/i,
    instead: /^oder\s/i,
    range: ' bis ',
  },
  fr: {
    toTaste: 'selon le goût',
    optional: 'facultatif',
    of: (name) => (VOWEL.test(name) ? `d’${name}` : `de ${name}`),
    purpose: /^pour\b/i,
    instead: /^ou\s/i,
    range: ' à ',
  },
  es: {
    toTaste: 'al gusto',
    optional: 'opcional',
    of: (name) => `de ${name}`,
    purpose: /^para\b/i,
    instead: /^[ou]\s/i,
    range: ' a ',
  },
  it: {
    toTaste: 'q.b.',
    optional: 'facoltativo',
    of: (name) => (/^[aeiouàèéìòù]/i.test(name) ? `d’${name}` : `di ${name}`),
    purpose: /^per\b/i,
    instead: /^o(?:ppure)?\s/i,
    range: '-',
  },
};

interface Marked {
  name: string;
  quantity: string;
  unit: string;
  preparation: string;
  optional: boolean;
}

/** The line as a cook reads it: "900 g Kartoffeln, in Scheiben", "3 c. à s. d’huile d’olive". */
export function localLine(
  { name, quantity, unit, preparation, optional }: Marked,
  language: FoodLanguage,
): string {
  const words = WORDS[language];
  const amount = spokenAmount(quantity, language);
  // "1 Dose Kichererbsen aus der Dose" says it twice.
  const called = unit === '' ? name : words.of(withoutContainer(name, unit));
  const head = [amount, unit, called].filter((part) => part !== '').join(' ');
  const toTaste = quantity === '' && !words.purpose.test(preparation) ? words.toTaste : '';
  const tail = [preparation, toTaste].filter((part) => part !== '');
  return `${[head, ...tail].join(', ')}${optional ? ` (${words.optional})` : ''}`;
}

const CONTAINER =
  /(?: aus der dose| en conserve| en boîte| en conserva| en lata| in scatola| de lata| de bote)$/i;

const withoutContainer = (name: string, unit: string): string =>
  /^(?:dosen?|boites?|latas?|botes?|scatol[ae]|lattin[ae])$/.test(fold(unit))
    ? name.replace(CONTAINER, '')
    : name;

/** "20-25" as it is read aloud. */
export const spokenAmount = (quantity: string, language: FoodLanguage): string =>
  quantity.replace(/(?<=\d)\s?[-–]\s?(?=\d)/, WORDS[language].range);

/** "fein gehackt, oder Schalotte": without what may be taken instead, which is told apart. */
export function localPreparation(preparation: string, language: FoodLanguage): string | null {
  const kept = preparation
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !WORDS[language].instead.test(part));
  return kept.length === 0 ? null : kept.join(', ');
}
