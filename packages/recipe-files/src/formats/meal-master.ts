import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { trimEndOf } from '@crisper/kitchen/trim-end';
import type { Given } from '../found-recipe.ts';
import type { Read } from '../source.ts';
import { joinedLine } from '../values.ts';

const HEAD = /^(?:MMMMM|-----).*meal-?\s?master/i;
const END = /^(?:MMMMM|-----)\s*$/;
/** Amount in seven columns, unit in two, then the name. */
const INGREDIENT = /^([\d ./~-]{7}) ([a-zA-Z ]{2}) (\S.*)$/;
/** Where the second column starts; programs differ by a few characters. */
const SECOND_COLUMN = [41, 40, 39, 42, 43];

/** The two-letter units; T and t differ. */
const UNITS: Readonly<Record<string, string>> = {
  x: '',
  ea: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'package',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  ts: 'tsp',
  t: 'tsp',
  tb: 'tbsp',
  T: 'tbsp',
  fl: 'fl oz',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  oz: 'oz',
  lb: 'lb',
  ml: 'ml',
  cb: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
};

export function isMealMaster(text: string): boolean {
  return /^(?:MMMMM|-----)[^\n]*meal-?\s?master/im.test(text.slice(0, 20_000));
}

export function* readMealMaster(text: string): Generator<Read> {
  let lines: string[] | null = null;
  for (const line of text.split(/\r\n?|\n/)) {
    if (HEAD.test(line)) {
      if (lines) yield recipeOf(lines);
      lines = [];
    } else if (lines && END.test(line)) {
      yield recipeOf(lines);
      lines = null;
    } else lines?.push(line);
  }
  // Cut off in the middle: what is there is better than nothing.
  if (lines) yield recipeOf(lines);
}

function recipeOf(lines: readonly string[]): Read {
  const field = (names: string) => fieldOf(lines, names);
  const title = field('title');
  const yieldText = field('yield') || field('servings');
  const { ingredients, steps } = bodyOf(lines);
  const given: Given = {
    title,
    servings: readYield(yieldText),
    yieldText,
    ingredients,
    steps: steps.filter(({ text }) => !SOURCE.test(text)),
    sourceName: steps.map(({ text }) => SOURCE.exec(text)?.[1]).find(Boolean) ?? null,
    tags: field('categories').split(','),
  };
  return { source: title || 'a recipe without a title', given };
}

const SOURCE = /^(?:source|from|recipe by|posted by)\s*:\s*(.{1,300})$/i;

function fieldOf(lines: readonly string[], name: string): string {
  const line = lines.slice(0, 12).find((one) => one.trim().toLowerCase().startsWith(`${name}:`));
  return line === undefined ? '' : line.slice(line.indexOf(':') + 1).trim();
}

const FIELD = /^\s*(?:title|categories|yield|servings)\s*:/i;

function bodyOf(lines: readonly string[]): { ingredients: Sectioned[]; steps: Sectioned[] } {
  const ingredients: Sectioned[] = [];
  const steps: Sectioned[] = [];
  let columns: [string[], string[]] = [[], []];
  let section: string | null = null;
  let paragraph: string[] = [];
  const closeColumns = () => {
    for (const line of columns.flat()) ingredients.push({ section, text: partsOf(line) });
    columns = [[], []];
  };
  const closeParagraph = () => {
    if (paragraph.length > 0) steps.push({ section: stepSection, text: paragraph.join(' ') });
    paragraph = [];
  };
  let stepSection: string | null = null;
  lines.forEach((line, at) => {
    if (at < 12 && FIELD.test(line) && ingredients.length + steps.length === 0) return;
    const heading = headingIn(line);
    if (heading !== null) {
      closeColumns();
      closeParagraph();
      // The same line opens a part of the list or of the method, whichever follows.
      if (followedByIngredient(lines, at + 1)) section = heading;
      else stepSection = heading;
      return;
    }
    const [left, right] =
      paragraph.length > 0 || (steps.length > 0 && !section) ? [null, null] : cellsOf(line);
    if (left) {
      put(columns[0], left);
      if (right) put(columns[1], right);
    } else if (line.trim() === '') closeParagraph();
    else paragraph.push(line.trim());
  });
  closeColumns();
  closeParagraph();
  return { ingredients, steps };
}

/** "MMMMM-----SAUCE-----" or "-----SAUCE-----" */
function headingIn(line: string): string | null {
  if (!/^(?:MMMMM)?-----/.test(line)) return null;
  return trimEndOf(line.replace(/^(?:MMMMM)?-+/, ''), '-').trim() || null;
}

function followedByIngredient(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 4).find((line) => line.trim() !== '');
  return next !== undefined && cellsOf(next)[0] !== null;
}

type Cell = RegExpExecArray | null;

function cellsOf(line: string): [Cell, Cell] {
  for (const at of SECOND_COLUMN) {
    if (line.length <= at + 11 || line[at - 1] !== ' ') continue;
    const right = INGREDIENT.exec(line.slice(at));
    const left = INGREDIENT.exec(line.slice(0, at));
    if (left && right && isCell(right)) return [left, right];
  }
  const whole = INGREDIENT.exec(line);
  return [whole && isCell(whole) ? whole : null, null];
}

/** A unit must be one; otherwise it is a sentence that happens to be indented. */
function isCell([, , unit = '']: RegExpExecArray): boolean {
  return unit.trim() === '' || unit.trim() in UNITS || unit.trim().toLowerCase() in UNITS;
}

/** A name that starts with a dash goes on with the line before it. */
function put(column: string[], [, amount = '', unit = '', name = '']: RegExpExecArray): void {
  const text = name.trim();
  const last = column.at(-1);
  if (amount.trim() === '' && unit.trim() === '' && /^-+/.test(text) && last !== undefined) {
    column[column.length - 1] = `${last} ${text.replace(/^-+\s*/, '')}`;
    return;
  }
  const word = UNITS[unit.trim()] ?? UNITS[unit.trim().toLowerCase()] ?? unit.trim();
  column.push(joinedLine({ amount: amount.trim(), unit: word, food: text }));
}

/** "onion; chopped" */
function partsOf(name: string): string {
  return name
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
