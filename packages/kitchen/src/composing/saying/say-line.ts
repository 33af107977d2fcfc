import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import type { RecipeIngredient } from '../../recipes/recipe.ts';
import { localLine } from '../../recipes/translated/local-line.ts';
import type { TranslatedLine } from '../../recipes/translated/translate-recipe.ts';
import { handled } from '../composable-food.ts';
import type { Kind } from '../kinds.ts';
import { GRAMMARS, NotTranslated, nounOf } from './speak.ts';
import { textsIn } from './texts.ts';

/** Poured: measured in milliliters where others are weighed. */
const LIQUID: ReadonlySet<Kind> = new Set<Kind>([
  'water',
  'stock',
  'milk',
  'cream',
  'coconutmilk',
  'wine',
  'oil',
  'soysauce',
  'vinegar',
]);
const ML_PER_CUP = 237;

type Words = readonly [one: string, many: string];

/** What is counted, spooned or pinched; slices of bread and of what lies on it are not the same word in Spanish. */
const UNITS: Readonly<Record<FoodLanguage, Readonly<Record<string, Words>>>> = {
  de: {
    teaspoon: ['TL', 'TL'],
    tablespoon: ['EL', 'EL'],
    pinch: ['Prise', 'Prisen'],
    clove: ['Zehe', 'Zehen'],
    stalk: ['Stange', 'Stangen'],
    slice: ['Scheibe', 'Scheiben'],
    sheet: ['Blatt', 'Blätter'],
  },
  fr: {
    teaspoon: ['c. à c.', 'c. à c.'],
    tablespoon: ['c. à s.', 'c. à s.'],
    pinch: ['pincée', 'pincées'],
    clove: ['gousse', 'gousses'],
    stalk: ['branche', 'branches'],
    slice: ['tranche', 'tranches'],
    sheet: ['feuille', 'feuilles'],
  },
  es: {
    teaspoon: ['cdta', 'cdtas'],
    tablespoon: ['cda', 'cdas'],
    pinch: ['pizca', 'pizcas'],
    clove: ['diente', 'dientes'],
    stalk: ['rama', 'ramas'],
    slice: ['loncha', 'lonchas'],
    sheet: ['lámina', 'láminas'],
  },
  it: {
    teaspoon: ['cucchiaino', 'cucchiaini'],
    tablespoon: ['cucchiaio', 'cucchiai'],
    pinch: ['pizzico', 'pizzichi'],
    clove: ['spicchio', 'spicchi'],
    stalk: ['gambo', 'gambi'],
    slice: ['fetta', 'fette'],
    sheet: ['foglio', 'fogli'],
  },
};
const SLICE_OF_BREAD: Words = ['rebanada', 'rebanadas'];

interface Measured {
  amount: number;
  /** As `TranslatedLine` has it: "g", "tablespoon". */
  unit: string | null;
  quantity: string;
  word: string;
}

/** The line of a composed recipe: "200 g Möhren, in dünnen Scheiben". */
export function lineIn(line: RecipeIngredient, language: FoodLanguage): TranslatedLine {
  const thing = line.food === null ? null : handled(line.food);
  if (!thing) throw new NotTranslated(line.name);
  const { amount, unit, quantity, word } = measured(line, thing.kind, language);
  const many = unit === null ? amount > 1 : thing.form === 'counted';
  const noun = nounOf({ id: thing.id, many }, language);
  const texts = textsIn(language);
  const said = (english: string): string => {
    const text = texts.get(english);
    if (text === undefined) throw new NotTranslated(english);
    return text.replace(/\{0\?([^{}]*)\}/g, (_, choices: string) => {
      const options = choices.split('|');
      return options[options.length === 2 ? Number(noun.many) : GRAMMARS[language].agreement([noun])] ?? '';
    });
  };
  // English shreds cheese and meat alike; French grates one and pulls the other apart.
  const preparation =
    line.preparation === null
      ? ''
      : language === 'fr' && line.preparation === 'shredded' && thing.kind === 'cooked'
        ? said('shredded').replace(/^râpé/, 'effiloché')
        : said(line.preparation);
  const note = /, for [^,]*$/.exec(line.text)?.[0];
  const text = localLine({ name: noun.text, quantity, unit: word, preparation, optional: false }, language);
  return {
    text: text + (note ? said(note) : ''),
    name: noun.text,
    amountMin: amount,
    amountMax: null,
    unit,
    preparation: preparation || null,
  };
}

function measured(line: RecipeIngredient, kind: Kind, language: FoodLanguage): Measured {
  const { amountMin, unit, grams } = line;
  const amount = amountMin ?? 1;
  const words =
    language === 'es' && unit === 'slice' && kind === 'bread' ? SLICE_OF_BREAD : UNITS[language][unit ?? ''];
  if (unit === null || words)
    return { amount, unit, quantity: inFractions(amount), word: words?.[amount > 1 ? 1 : 0] ?? '' };
  if (unit === 'cup' && LIQUID.has(kind)) return metric(amount * ML_PER_CUP, 'ml', 'l', language);
  return metric(grams ?? 0, 'g', 'kg', language);
}

function metric(exact: number, small: string, large: string, language: FoodLanguage): Measured {
  const step = exact < 20 ? 1 : exact < 150 ? 5 : exact < 400 ? 10 : 25;
  const rounded = Math.max(1, Math.round(exact / step) * step);
  if (rounded < 1_000) return { amount: rounded, unit: small, quantity: String(rounded), word: small };
  const amount = Math.round(rounded / 50) / 20;
  return { amount, unit: large, quantity: amount.toLocaleString(language), word: large };
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
];

function inFractions(value: number): string {
  const whole = Math.floor(value + 1e-6);
  const part = FRACTIONS.find(([fraction]) => Math.abs(value - whole - fraction) < 0.01)?.[1];
  if (!part) return String(Math.round(value));
  return whole === 0 ? part : `${whole} ${part}`;
}
