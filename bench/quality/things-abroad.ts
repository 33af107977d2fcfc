import { FOOD_LANGUAGES, type FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import { suggestFoods } from '@crisper/kitchen/foods/suggest';
import { foodAbroad, foodOfProduct } from '@crisper/kitchen/products/food-of-product';
import { localizedName } from '@crisper/kitchen/products/localized-name';
import { readReceipt } from '@crisper/kitchen/products/read-receipt';
import { foodOnReceipt } from '@crisper/kitchen/products/receipt-food';
import { soldFood } from '@crisper/vision/product-names';
import type { Row } from '../row.ts';
import { fixture, foodsNamed } from './lines-abroad.ts';

const AROUND: Readonly<Record<FoodLanguage, readonly [string, string]>> = {
  de: ['Markt Filiale 12', 'SUMME 99,00'],
  fr: ['Magasin caisse 2 merci de votre visite', 'TOTAL TTC 99,00'],
  es: ['Factura simplificada caja 2', 'TOTAL COMPRA 99,00'],
  it: ['Documento commerciale cassa 2', 'TOTALE COMPLESSIVO 99,00'],
};
const AMONG = 5;
/** As the server takes them. */
const SURE = 0.75;

const printed = (text: string) => [
  { text, left: 0, right: 1, words: text.split(' ').map((word) => ({ text: word, confidence: 0.97 })) },
];

type Answer = { said: string; isRight: boolean };

const isAmong = (wanted: string, food: string | null) =>
  wanted === '-' ? food === null : food !== null && foodsNamed(wanted).includes(food);

function onReceipt(text: string, wanted: string, language: FoodLanguage): Answer {
  const [head, foot] = AROUND[language];
  const receipt = readReceipt([head, `${text} 1,99`, foot].map(printed));
  const [line] = receipt.lines;
  if (!line) return { said: 'no line', isRight: wanted === '-' };
  const { food, notFood } = foodOnReceipt(line.text, receipt.language);
  const isRight = wanted === '-' ? notFood || food === null : isAmong(wanted, food);
  return { said: `${receipt.language} ${notFood ? '-' : (food ?? '?')}`, isRight };
}

function onLabel(text: string, wanted: string): Answer {
  const food = foodOfProduct([text], (name) => {
    const localized = localizedName(name);
    return foodAbroad(name) ?? (localized && localized.confidence >= SURE ? localized.food : soldFood(name));
  });
  return { said: food ?? '?', isRight: isAmong(wanted, food) };
}

function searched(text: string, wanted: string, language: FoodLanguage): Answer {
  const found = suggestFoods(text, AMONG, language).map(({ id }) => id);
  return { said: found.join(' '), isRight: found.some((food) => isAmong(wanted, food)) };
}

const KINDS = [
  { file: 'receipts', what: 'lines of receipts: food right', read: onReceipt, least: 0.9 },
  { file: 'labels', what: 'names on packs: food right', read: onLabel, least: 0.9 },
  { file: 'search', what: 'words typed into search: food among the first five', read: searched, least: 0.9 },
] as const;

/** Lines of tills, names on packs and words of searches in four languages. */
export const rowsOfThings = (isVerbose = false): Row[] =>
  KINDS.map(({ file, what, read, least }) => {
    let [right, count] = [0, 0];
    const each = FOOD_LANGUAGES.map((language) => {
      const rows = fixture(`${language}-${file}`);
      const good = rows.filter(([text = '', wanted = '']) => {
        const { said, isRight } = read(text, wanted, language);
        if (!isRight && isVerbose) console.error(`${file} ${language}\t${text}\t${wanted}\t${said}`);
        return isRight;
      });
      right += good.length;
      count += rows.length;
      return `${language} ${good.length} of ${rows.length}`;
    });
    return {
      name: `${what} (${count})`,
      measured: each.join(', '),
      target: `≥ ${100 * least}%`,
      ok: right / count >= least,
    };
  });
