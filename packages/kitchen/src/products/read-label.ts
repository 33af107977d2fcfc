import { LABEL_WORDS, type LabelFigure, SALT_WORDS, SERVING_WORDS } from './label-words.data.ts';
import type { PrintedRow } from './receipt.ts';
import { numberOf } from './receipt-money.ts';

export interface ReadFigures {
  /** In 100 g; null where the table does not say it. */
  per100g: Record<LabelFigure, number | null>;
  servingGrams: number | null;
  /** Figures that were read with doubt, or do not go together. */
  doubtful: LabelFigure[];
  /** What the table is for. Without a known serving, figures for one cannot be used. */
  basis: '100g' | 'serving' | 'unknown-serving' | 'none';
}

const MAX_ROWS = 120;
const DOUBTFUL = 0.85;
const SALT_PER_SODIUM = 2.5;
const KJ_PER_KCAL = 4.184;

interface Value {
  amount: number;
  unit: string;
  sure: boolean;
}

/** Lower case without accents; digits and decimal signs stay, but an accented o may be read as a 6. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/(?<=[a-z])6(?=[a-z])/g, 'o');

interface Row {
  text: string;
  values: Value[];
}

/** Reads a nutrition table in English, German, French, Spanish or Italian, for 100 g, for a serving, or both. */
export function readLabel(printed: readonly PrintedRow[]): ReadFigures {
  const rows = printed.slice(0, MAX_ROWS).map(rowOf);
  const servingGrams = servingIn(rows);
  const columns = columnsIn(rows);
  const found = new Map<LabelFigure, Value>();
  rows.forEach((row, at) => {
    const figure = figureOf(row.text);
    if (!figure || found.has(figure)) return;
    // Long names and kilojoules break into two rows; the second has no name.
    const next = rows[at + 1];
    const more = next && figureOf(next.text) === null && !/100|[a-z]{6}/.test(next.text) ? next.values : [];
    const value = pickValue(figure, row.values, more, columns.hundredAt);
    if (value) found.set(figure, figure === 'sodiumMg' ? sodiumOf(row.text, value) : value);
  });
  const basis = basisOf(columns, servingGrams, found.size);
  const factor = basis === 'serving' ? 100 / servingGrams! : basis === '100g' ? 1 : null;
  const per100g = Object.fromEntries(
    FIGURES.map((figure) => [figure, scaled(found.get(figure)?.amount, factor)]),
  ) as ReadFigures['per100g'];
  const unsure = FIGURES.filter((figure) => found.get(figure)?.sure === false);
  return { per100g, servingGrams, basis, doubtful: goTogether(per100g) ? unsure : MACROS };
}

const MACROS: LabelFigure[] = ['calories', 'fat', 'carbs', 'protein'];
const FIGURES: LabelFigure[] = ['calories', 'fat', 'carbs', 'sugar', 'fiber', 'protein', 'sodiumMg'];

const scaled = (amount: number | undefined, factor: number | null): number | null =>
  amount === undefined || factor === null ? null : Math.round(amount * factor * 100) / 100;

function rowOf(row: PrintedRow): Row {
  const words = row.flatMap((piece) => piece.words);
  const text = plain(words.map((word) => word.text).join(' ')).slice(0, 200);
  return { text, values: valuesIn(text, words) };
}

/** Numbers with their unit; shares of a daily need are left out. "Og" is a zero, "lg" a one. */
const NUMBER = /[<~]? ?(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?|[oli](?=g\b)) ?(kcal|cal|kj|mg|g|%)?/g;
const LOOK_ALIKES: Readonly<Record<string, number>> = { o: 0, l: 1, i: 1 };

function valuesIn(text: string, words: PrintedRow[number]['words']): Value[] {
  const unsure = words.filter(({ confidence }) => confidence < DOUBTFUL).map((word) => plain(word.text));
  return [...text.matchAll(NUMBER)].flatMap(([, digits, unit = '']) => {
    if (unit === '%') return [];
    const alike = LOOK_ALIKES[digits!];
    const sure = alike !== 1 && !unsure.some((word) => word.includes(digits!));
    return [{ amount: alike ?? numberOf(digits!), unit, sure }];
  });
}

/** The first figure whose word stands in the row; the longest word counts, so that "saturated fat" is no fat. */
function figureOf(text: string): LabelFigure | null {
  let best: { figure: LabelFigure | null; length: number } = { figure: null, length: 0 };
  for (const [figure, words] of LABEL_WORDS) {
    for (const word of words) {
      if (word.length > best.length && startsWith(text, word)) best = { figure, length: word.length };
    }
  }
  return best.figure;
}

/** At the beginning of the row, perhaps behind "of which" or a dash. The reader may lose spaces, so none count. */
const LEAD = /^[-–•·.]*(?:ofwhich|davon|dont|dicui|delascuales|deloscuales|includes|total)?/;
const squeezed = (text: string): string => text.replaceAll(' ', '');

function startsWith(text: string, word: string): boolean {
  const [row, wanted] = [squeezed(text), squeezed(word)];
  return row.replace(LEAD, '').startsWith(wanted) || row.startsWith(wanted);
}

function pickValue(
  figure: LabelFigure,
  values: readonly Value[],
  more: readonly Value[],
  hundredAt: number,
): Value | null {
  const pick = (list: readonly Value[]) => list[hundredAt] ?? list[0] ?? null;
  if (figure === 'calories') {
    const all = [...values, ...more];
    const calories = all.filter(({ unit }) => unit === 'kcal' || unit === 'cal');
    const joules = all.filter(({ unit }) => unit === 'kj');
    // A column whose calories were not read would take those of the next column.
    const kilojoules = joules.length > calories.length ? pick(joules) : null;
    if (kilojoules) return { ...kilojoules, amount: Math.round(kilojoules.amount / KJ_PER_KCAL) };
    return pick(calories) ?? pick(values.filter(({ unit }) => unit === ''));
  }
  return pick(values.length > 0 ? values : more);
}

/** Tables say salt in Europe, sodium in America; grams unless they say milligrams. */
function sodiumOf(text: string, value: Value): Value {
  const milligrams = value.unit === 'mg' ? value.amount : value.amount * 1000;
  const isSalt = SALT_WORDS.some((word) => startsWith(text, word));
  return { ...value, amount: isSalt ? milligrams / SALT_PER_SODIUM : milligrams };
}

const isServing = (text: string): boolean => SERVING_WORDS.some((word) => text.includes(word));

function servingIn(rows: readonly Row[]): number | null {
  for (const { text } of rows) {
    const at = SERVING_WORDS.map((word) => text.indexOf(word)).filter((index) => index >= 0);
    if (at.length === 0) continue;
    const weights = [...text.matchAll(/(?<![\d.,])(\d{1,4}(?:[.,]\d)?) ?(?:g|ml)\b/g)]
      .map(([, digits]) => numberOf(digits!))
      .filter((grams) => grams !== 100 && grams > 0 && grams <= 2000);
    if (weights[0] !== undefined) return weights[0];
  }
  return null;
}

interface Columns {
  hundred: boolean;
  /** Which of two values of a row is the one for 100 g. */
  hundredAt: number;
}

function columnsIn(rows: readonly Row[]): Columns {
  const head = rows.find(({ text }) => /(?<!\d)100 ?(?:g|ml)\b/.test(text));
  if (!head) return { hundred: false, hundredAt: 0 };
  const hundred = head.text.search(/(?<!\d)100 ?(?:g|ml)\b/);
  const serving = SERVING_WORDS.map((word) => head.text.indexOf(word)).filter((at) => at >= 0);
  return { hundred: true, hundredAt: serving.some((at) => at < hundred) && isServing(head.text) ? 1 : 0 };
}

function basisOf({ hundred }: Columns, serving: number | null, found: number): ReadFigures['basis'] {
  if (found === 0) return 'none';
  if (hundred) return '100g';
  return serving === null ? 'unknown-serving' : 'serving';
}

/** The energy of the macros is about that of the table, and 100 g hold no more than 100 g. */
function goTogether({ calories, fat, carbs, protein, fiber }: ReadFigures['per100g']): boolean {
  if (calories === null || fat === null || carbs === null || protein === null) return true;
  const computed = 9 * fat + 4 * carbs + 4 * protein + 2 * (fiber ?? 0);
  return fat + carbs + protein <= 102 && Math.abs(computed - calories) <= 0.25 * calories + 15;
}
