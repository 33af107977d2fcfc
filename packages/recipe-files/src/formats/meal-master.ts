import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { trimEndOf } from '@crisper/kitchen/trim-end';
import type { RawRecipe } from '../found-recipe.ts';
import type { Read } from '../source.ts';
import { joinedLine, withoutBullets } from '../values.ts';

const HEAD = /^(?:MMMMM|-----).*meal-?\s?master/i;
const END = /^(?:MMMMM|-----)\s*$/;
/** "-------", "  ++++++", "  ~------": it parts, and says nothing. */
const RULE = /^\s*(?:MMMMM)?~?(?:-{5,}|\+{5,}|={5,}|\*{5,}|_{5,})\s*$/;
/** Amount in seven columns, unit in two, then the name. */
const INGREDIENT = /^([\d ./~-]{7}) ([a-zA-Z ]{2}) ( {0,4}\S.*)$/;
/** Where the second column starts; programs differ by a few characters. */
const SECOND_COLUMN = [41, 40, 39, 42, 43];

/** The two-letter units; T and t differ. The last row is what other programs write. */
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
  cv: 'clove',
  sk: 'stalk',
  sp: 'sprig',
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
  const { fields, body } = headOf(lines);
  const field = (...names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? '';
  const title = field('title');
  const yieldText = field('yield', 'servings');
  const { preface, ingredients, steps } = bodyOf(body);
  const given: RawRecipe = {
    title,
    description: preface.join('\n'),
    servings: readYield(yieldText),
    yieldText,
    ingredients,
    steps: steps.filter(({ text }) => !SOURCE.test(text)),
    sourceName:
      steps.map(({ text }) => SOURCE.exec(text)?.[1]).find(Boolean) || field('source', 'contributor') || null,
    tags: [field('categories'), field('tags')].join(',').split(','),
  };
  return { source: title || 'a recipe without a title', given };
}

const SOURCE = /^(?:source|from|recipe by|posted by)\s*:\s*(.{1,300})$/i;
const FIELD = /^\s*([A-Za-z][A-Za-z -]{1,20}?)\s*:(.*)$/;
const TITLE = /^\s*title\s*:/i;
/** Others stand in the text as well, so they count only where no blank line is before them. */
const KNOWN_FIELD = /^\s*(?:categories|yield|servings|tags|contributor)\s*:/i;

/** The fields from the title on; programs add their own, and a long one goes on in the next line. */
function headOf(lines: readonly string[]): { fields: Map<string, string>; body: readonly string[] } {
  const fields = new Map<string, string>();
  const start = Math.max(
    0,
    lines.findIndex((line) => TITLE.test(line)),
  );
  let [at, last] = [start, ''];
  for (let isAfterBlank = false; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.trim() === '') isAfterBlank = true;
    else {
      const [, name, value = ''] = (isAfterBlank ? KNOWN_FIELD.test(line) : true)
        ? (FIELD.exec(line) ?? [])
        : [];
      if (name !== undefined) {
        last = name.toLowerCase();
        fields.set(last, value.trim());
      } else if (isAfterBlank || !/^(?:title|categories)$/.test(last) || cellsOf(line)[0]?.amount) break;
      else fields.set(last, `${fields.get(last)} ${line.trim()}`);
      isAfterBlank = false;
    }
  }
  return { fields, body: lines.slice(at) };
}

const NUMBERED = /^\s*\d{1,2}[.)] /;

interface Body {
  /** What is told before the list. */
  preface: string[];
  ingredients: Sectioned[];
  steps: Sectioned[];
}

function bodyOf(lines: readonly string[]): Body {
  const found: Body = { preface: [], ingredients: [], steps: [] };
  let columns: [Cell[], Cell[]] = [[], []];
  let paragraph: string[] = [];
  let section: string | null = null;
  let stepSection: string | null = null;
  /** Below the list, lines are no longer ingredients. */
  let isMethod = false;
  const hasList = () => found.ingredients.length + columns[0].length > 0;
  const closeColumns = () => {
    for (const cell of wholeCells(columns.flat())) {
      if (isHeading(cell)) section = trimEndOf(cell.name, ':');
      else found.ingredients.push({ section, text: lineOf(cell) });
    }
    columns = [[], []];
  };
  const closeParagraph = () => {
    if (paragraph.length === 0) return;
    found.steps.push({ section: stepSection, text: paragraph.join(' ') });
    paragraph = [];
    isMethod = true;
  };
  lines.forEach((line, at) => {
    const heading = headingIn(line);
    if (heading !== null) {
      closeColumns();
      closeParagraph();
      // The same line opens a part of the list or of the method, whichever follows.
      isMethod = !followedByIngredient(lines, at + 1);
      if (isMethod) stepSection = heading;
      else section = heading;
      return;
    }
    if (line.trim() === '' || RULE.test(line)) {
      closeParagraph();
      return;
    }
    const [left, right] = paragraph.length > 0 || (isMethod && hasList()) ? [null, null] : cellsOf(line);
    const isRow = left ? !isMethod || left.amount !== '' : right !== null && columns[1].length > 0;
    if (!isRow) {
      if (NUMBERED.test(line) && NUMBERED.test(paragraph[0] ?? '')) closeParagraph();
      paragraph.push(line.trim());
      return;
    }
    if (!hasList()) found.preface.push(...found.steps.splice(0).map(({ text }) => text));
    isMethod = false;
    if (left) columns[0].push(left);
    if (right) columns[1].push(right);
  });
  closeColumns();
  closeParagraph();
  if (found.ingredients.length === 0) return withLooseList(found, lines);
  const texts = withoutBullets(found.steps.map(({ text }) => text));
  return { ...found, steps: found.steps.map((step, nth) => ({ ...step, text: texts[nth]! })) };
}

/** Lists that were typed by hand keep no columns: the first lines that belong together, most of them with an amount. */
function withLooseList(found: Body, lines: readonly string[]): Body {
  const from = lines.findIndex((line) => line.trim() !== '');
  const until = lines.findIndex((line, at) => at > from && line.trim() === '');
  if (from < 0 || until < 0 || found.steps.length < 2) return found;
  const list = lines.slice(from, until).map((line) => line.trim());
  const counted = list.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line) && line.length < LONGEST_LINE);
  if (counted.length < 2 || counted.length * 2 < list.length) return found;
  return {
    ...found,
    ingredients: list.map((text) => ({ section: null, text: partsOf(text) })),
    steps: found.steps.slice(1),
  };
}

const LONGEST_LINE = 70;

/** "MMMMM-----SAUCE-----" or "-----SAUCE-----" */
function headingIn(line: string): string | null {
  if (!/^(?:MMMMM)?-----/.test(line)) return null;
  return trimEndOf(line.replace(/^(?:MMMMM)?-+/, ''), '-').trim() || null;
}

function followedByIngredient(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 4).find((line) => line.trim() !== '');
  return next !== undefined && cellsOf(next)[0] !== null;
}

interface Cell {
  amount: string;
  unit: string;
  name: string;
}

/** What stands in the first and in the second column. */
function cellsOf(line: string): [Cell | null, Cell | null] {
  for (const at of SECOND_COLUMN) {
    if (line.length <= at + 11 || line[at - 1] !== ' ') continue;
    const right = cellOf(line.slice(at));
    const start = line.slice(0, at);
    const left = cellOf(start);
    if (right && (left || start.trim() === '')) return [left, right];
  }
  return [cellOf(line), null];
}

/** A unit is one that is known, or two letters behind an amount; anything else is a sentence that happens to be indented. */
function cellOf(text: string): Cell | null {
  const [, amount = '', unit = '', behind = ''] = INGREDIENT.exec(text) ?? [];
  return behind === '' || (behind.startsWith(' ') && amount.trim() === '')
    ? null
    : cell(amount.trim(), unit.trim(), behind.trim());
}

function cell(amount: string, unit: string, name: string): Cell | null {
  const isUnit = unit === '' || unit in UNITS || unit.toLowerCase() in UNITS || /\d/.test(amount);
  return isUnit ? { amount, unit, name } : null;
}

/** A name that starts with a dash goes on with the cell before it, also from the first column's foot to the second's head. */
function wholeCells(cells: readonly Cell[]): Cell[] {
  const whole: Cell[] = [];
  for (const cell of cells) {
    const last = whole.at(-1);
    const goesOn = cell.amount === '' && cell.unit === '' && cell.name.startsWith('-');
    const name = cell.name.replace(/^-+\s*/, '');
    if (goesOn && last) last.name = `${last.name} ${name}`;
    else whole.push({ ...cell, name });
  }
  return whole;
}

/** "1 x  Dressing:" */
function isHeading({ amount, unit, name }: Cell): boolean {
  return name.endsWith(':') && (unit === 'x' || (amount === '' && unit === ''));
}

function lineOf({ amount, unit, name }: Cell): string {
  const word = UNITS[unit] ?? UNITS[unit.toLowerCase()] ?? unit;
  const plain = /^\d+\.\d+$/.test(amount) ? Number(amount) : amount;
  return partsOf(joinedLine({ amount: plain, unit: word, food: name }));
}

/** "onion; chopped" */
function partsOf(name: string): string {
  return name
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
