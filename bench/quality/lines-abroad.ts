import { readFileSync } from 'node:fs';
import { FOOD_LANGUAGES, type FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import { resolveFood } from '@crisper/kitchen/foods/names';
import type { ParsedLine } from '@crisper/kitchen/measures/line';
import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { unitById } from '@crisper/kitchen/measures/units';
import type { Row } from '../row.ts';
import { readSimply } from './simple-line-reader.ts';

export type LineSet = 'dev' | 'unseen' | 'fresh';

interface LabelledLine {
  line: string;
  amount: string;
  unit: string;
  /** Ids of records that are right; empty where the line names no food of the catalogue. */
  foods: readonly string[];
}

export type LineReading = Pick<ParsedLine, 'quantity' | 'quantityMax' | 'unit' | 'food'>;

export const fixture = (name: string): string[][] =>
  readFileSync(new URL(`../fixtures/lines/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()));

/** The ids of records by their English names; a name that the catalogue has not is a slip in the file. */
export const foodsNamed = (names: string): string[] =>
  names
    .split('|')
    .filter((name) => name !== '?' && name !== '-')
    .flatMap((name) => resolveFood(name.trim())?.food.id ?? []);

const linesIn = (language: FoodLanguage, set: LineSet): LabelledLine[] =>
  fixture(`${language}-${set}`).map(([line = '', amount = '', unit = '', food = '']) => ({
    line,
    amount,
    unit,
    foods: foodsNamed(food),
  }));

/** The labels' short units, and what the kitchen's units are among them: a packet is a pack, a stem a stalk. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    tsp: 'teaspoon',
    tbsp: 'tablespoon',
    pack: 'package packet sachet pouch box envelope carton bag pack',
    can: 'tin can',
    tub: 'pot jar tub container cup-tub',
    stalk: 'stem rib stick stalk',
    splash: 'dash drizzle splash',
    pinch: 'pinch',
    sprig: 'branch sprig',
    slice: 'rasher slice strip',
    knob: 'pat knob',
    head: 'bulb head',
    '': 'piece ball square portion serving strand nest roll bar block loaf fillet tablet',
  }).flatMap(([short, ids]) => ids.split(' ').map((id) => [id, short])),
);
const HALF_KILO = 500;
const MEASURES: Readonly<Record<string, readonly [string, number]>> = {
  g: ['g', 1],
  kg: ['g', 1000],
  mg: ['g', 0.001],
  pound: ['g', HALF_KILO],
  ml: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
};
const SHORT: Readonly<Record<string, string>> = {
  gram: 'g',
  kilogram: 'kg',
  milligram: 'mg',
  milliliter: 'ml',
  centiliter: 'cl',
  deciliter: 'dl',
  liter: 'l',
};

/** The unit without how full the spoon or how big the thing is. */
function plainUnit(unit: string): string {
  const last = unit.split(' ').at(-1) ?? '';
  if (unitById(unit)?.dimension === 'size') return '';
  return SHORT[last] ?? UNITS[last] ?? last;
}

/** Weights and volumes are compared as such: half a "Pfund" is 250 g. */
function measured(amount: number | null, unit: string): string {
  const [base, factor] = MEASURES[unit] ?? [unit, 1];
  return amount === null ? `- ${base}` : `${Number((amount * factor).toPrecision(3))} ${base}`;
}

interface Verdict {
  amount: boolean;
  unit: boolean;
  food: boolean;
}

function judge({ amount, unit, foods }: LabelledLine, reading: LineReading): Verdict {
  const [low, high] = amount.split('-');
  const wantedUnit = plainUnit(unit);
  const foundUnit = plainUnit(reading.unit ?? '');
  const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));
  const same = (wanted: number | null, found: number | null) =>
    measured(wanted, wantedUnit) === measured(found, foundUnit) ||
    // "Prise Salz" is one pinch, said or not.
    ((wanted ?? 1) === (found ?? 1) && wanted !== null && wantedUnit === foundUnit && isOne(reading.unit));
  const wantedBase = MEASURES[wantedUnit]?.[0] ?? wantedUnit;
  const foundBase = MEASURES[foundUnit]?.[0] ?? foundUnit;
  const bare = (wanted: number | null, found: number | null) =>
    wanted === found || (wanted !== null && found !== null && Math.abs(wanted - found) < 0.02 * wanted);
  const isMeasure = MEASURES[wantedUnit] !== undefined && wantedBase === foundBase;
  const low_ = number(low);
  return {
    amount:
      (isMeasure
        ? same(low_, reading.quantity)
        : bare(low_, reading.quantity) || same(low_, reading.quantity)) &&
      (high === undefined || bare(number(high), reading.quantityMax)),
    // "qualche goccia": a unit of which no number is said may be left out.
    unit: wantedBase === foundBase || (low_ === null && reading.quantity === null && wantedUnit === ''),
    food: foods.length === 0 ? reading.food === null : foods.includes(reading.food ?? ''),
  };
}

/** Whether nothing else than one of them can be meant where no number is said. */
const isOne = (unit: string | null): boolean => {
  const dimension = unit === null ? undefined : unitById(unit)?.dimension;
  return dimension === 'dab' || dimension === 'count' || dimension === 'container';
};

type Reader = (line: string, language: FoodLanguage) => LineReading;
const READERS: Readonly<Record<string, Reader>> = {
  told: (line, language) => parseLine(line, { language }),
  alone: (line) => parseLine(line),
  english: (line) => parseLine(line, { language: 'en' }),
  simple: readSimply,
};

const LEAST = 0.92;

interface Shares {
  all: number;
  amount: number;
  unit: number;
  food: number;
  /** A food said, and the wrong one. */
  wrong: number;
}

function sharesOf(
  lines: readonly LabelledLine[],
  language: FoodLanguage,
  read: Reader,
  miss?: (text: string) => void,
): Shares {
  const shares = { all: 0, amount: 0, unit: 0, food: 0, wrong: 0 };
  for (const labelled of lines) {
    const reading = read(labelled.line, language);
    const { amount, unit, food } = judge(labelled, reading);
    const one = 1 / lines.length;
    if (amount) shares.amount += one;
    if (unit) shares.unit += one;
    if (food) shares.food += one;
    if (!food && reading.food !== null) shares.wrong += one;
    if (amount && unit && food) shares.all += one;
    else
      miss?.(
        `${language}\t${labelled.line}\t${labelled.amount} ${labelled.unit} ${labelled.foods.join('|') || '?'}\t${amount ? '' : 'A'}${unit ? '' : 'U'}${food ? '' : 'F'}\t${reading.quantity ?? ''}${reading.quantityMax === null ? '' : `-${reading.quantityMax}`} ${reading.unit ?? ''} ${reading.food ?? '?'}`,
      );
  }
  return shares;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** One row a language. Misses of the fresh lines are never shown. */
export function rowsOfLines(set: LineSet, isVerbose = false): Row[] {
  return FOOD_LANGUAGES.map((language) => {
    const lines = linesIn(language, set);
    const show = isVerbose && set !== 'fresh' ? (text: string) => console.error(text) : undefined;
    const told = sharesOf(lines, language, READERS.told!, show);
    const alone = sharesOf(lines, language, READERS.alone!);
    const [english, simple] = [READERS.english!, READERS.simple!].map((read) =>
      sharesOf(lines, language, read),
    );
    return {
      name: `lines in ${language}, ${set} (${lines.length}): amount, unit and food right`,
      measured: `${percent(told.all)} (amount ${percent(told.amount)}, unit ${percent(told.unit)}, food ${percent(told.food)}, another food ${percent(told.wrong)}), language not told ${percent(alone.all)}`,
      target: set === 'fresh' ? `≥ ${100 * LEAST}%` : '',
      ok: set !== 'fresh' || told.all >= LEAST,
      alternative: `set to English ${percent(english!.all)}, an expression and a lookup of names ${percent(simple!.all)}`,
    };
  });
}
