import { resolveFood } from '@crisper/kitchen/foods/names';
import type { PrintLine } from '@crisper/vision/testing/photographed-page';
import { THINGS } from './receipt-things.data.ts';

export type Language = keyof typeof THINGS;

/** What a line of a receipt must become. */
export interface Expected {
  words: string;
  /** The foods it may be; none for what is no food. */
  foods: string[];
  /** The amounts that are right. */
  amounts: { amount: number; unit: string | null }[];
  price: number;
}

export interface MadeReceipt {
  lines: PrintLine[];
  expected: Expected[];
}

/** How a shop prints: its head, the sign of money, where amounts stand, and what follows the things. */
const SHOPS = {
  en: {
    head: ['GREENWAY STORES', '12 High Street', 'Tel 01632 960001'],
    money: '£',
    comma: false,
    total: 'TOTAL',
    foot: ['CARD', 'VISA CONTACTLESS', '14/11/26 17:05', 'THANK YOU'],
    mark: '',
  },
  de: {
    head: ['FRISCHMARKT SCHULZ', 'Hauptstr. 8', '50667 Köln'],
    money: '',
    comma: true,
    total: 'SUMME EUR',
    foot: ['Geg. EC EUR', 'MwSt 7,00%', '14.11.2026 18:23 Bon 1234', 'Vielen Dank'],
    mark: ' B',
  },
  fr: {
    head: ['MARCHE DUBOIS', '3 rue de la Gare', '69002 LYON'],
    money: '€',
    comma: true,
    total: 'TOTAL TTC',
    foot: ['CB', 'TVA 5,50%', 'Le 13/11/2026 a 12:04', 'MERCI DE VOTRE VISITE'],
    mark: '',
  },
  es: {
    head: ['SUPER ROSALES', 'C/ Mayor 21', '28013 MADRID'],
    money: '',
    comma: true,
    total: 'TOTAL (€)',
    foot: ['TARJETA', 'IVA 4%', '13/11/2026 20:11', 'GRACIAS POR SU COMPRA'],
    mark: '',
  },
} as const;

const COLUMNS = 40;
const UNITS = { g: 'gram', ml: 'milliliter', st: null, pk: 'package' } as const;

export function madeReceipt(language: Language, things: number, random: () => number): MadeReceipt {
  const shop = SHOPS[language];
  const pool = THINGS[language].trim().split('\n').map(thingOf);
  const chosen = pool
    .map((thing) => ({ thing, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, things);
  const money = (amount: number) => amount.toFixed(2).replace('.', shop.comma ? ',' : '.');
  const priced = (text: string, amount: number): PrintLine => {
    const price =
      language === 'fr'
        ? `${money(amount)} €${shop.mark}`
        : `${language === 'en' ? shop.money : ''}${money(amount)}${shop.mark}`;
    return {
      pieces: [
        { at: 0, text },
        { at: COLUMNS - price.length, text: price },
      ],
    };
  };
  const lines: PrintLine[] = shop.head.map((text, at) => ({
    pieces: [{ at: 6, text }],
    ...(at === 0 && { bold: true }),
  }));
  const expected: Expected[] = [];
  let sum = 0;
  for (const { thing } of chosen) {
    const each = Math.round(49 + 550 * random()) / 100;
    const made = expectedOf(thing, each, random);
    sum += made.expected.price;
    expected.push(made.expected);
    lines.push(priced(thing.words, made.expected.price));
    if (made.below) lines.push({ pieces: [{ at: 3, text: made.below(money, shop.money || 'EUR') }] });
  }
  lines.push({ pieces: [] }, { ...priced(shop.total, sum), bold: true });
  for (const text of shop.foot) lines.push({ pieces: [{ at: 0, text }] });
  return { lines, expected };
}

interface Thing {
  words: string;
  foods: string[];
  amounts: string[];
}

function thingOf(line: string): Thing {
  const [words = '', foods = '', amounts = ''] = line.split('|').map((part) => part.trim());
  const ids = foods.split(', ').flatMap((name) => resolveFood(name)?.food.id ?? []);
  if (foods !== '-' && ids.length === 0) throw new Error(`no food for ${words}`);
  return { words, foods: ids, amounts: amounts.split(', ') };
}

type Below = (money: (amount: number) => string, sign: string) => string;

/** Some are bought by weight, some several times; a line below says so. */
function expectedOf(
  { words, foods, amounts }: Thing,
  each: number,
  random: () => number,
): { expected: Expected; below: Below | null } {
  if (amounts[0] === 'kg') {
    const grams = Math.round(150 + 1200 * random());
    const price = Math.round((grams / 1000) * each * 100) / 100;
    const below: Below = (money, sign) => `${weight(grams, money)} kg x ${money(each)} ${sign}/kg`;
    return { expected: { words, foods, amounts: [{ amount: grams, unit: 'gram' }], price }, below };
  }
  const often = random() < 0.2 ? 2 + Math.floor(random() * 2) : 1;
  const right = amounts.map((said) => {
    const [amount = '1', unit = 'pk'] = said === '-' ? ['1', 'pk'] : said.split(' ');
    return { amount: Number(amount) * often, unit: UNITS[unit as keyof typeof UNITS] };
  });
  const price = Math.round(each * often * 100) / 100;
  const below: Below | null = often > 1 ? (money, sign) => `${often} x ${money(each)} ${sign}` : null;
  return { expected: { words, foods, amounts: right, price }, below };
}

const weight = (grams: number, money: (amount: number) => string): string => {
  const sign = money(0).includes(',') ? ',' : '.';
  return (grams / 1000).toFixed(3).replace('.', sign);
};
