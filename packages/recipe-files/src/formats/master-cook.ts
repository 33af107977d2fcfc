import { readMinutes } from '@crisper/kitchen/recipes/durations';
import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { trimEndOf } from '@crisper/kitchen/trim-end';
import { photoBeside, type Read, type Source } from '../source.ts';
import { joinedLine } from '../values.ts';
import { child, children, readXml, type XmlNode } from '../xml.ts';
import { repairedMx2 } from './repair-mx2.ts';

const NAMED =
  /^(Description|Source|Yield|Copyright|Start to Finish Time|T\([^)]*\)|S\([^)]*\)|Cuisine|Rating)\s*:\s*$/;

export function isMasterCookText(text: string): boolean {
  return text.slice(0, 20_000).split('\n').some(isHead);
}

/** .mxp: recipes as text, with the ingredients in columns below dashes. */
export function* readMasterCookText(text: string): Generator<Read> {
  let lines: string[] | null = null;
  for (const line of text.split(/\r\n?|\n/)) {
    if (!isHead(line)) lines?.push(line);
    else {
      if (lines) yield fromText(lines);
      lines = [];
    }
  }
  if (lines) yield fromText(lines);
}

/** "*  Exported from  MasterCook  *", of the Mac in curly brackets, sometimes without an end. */
function isHead(line: string): boolean {
  return /^[*{] {0,9}Exported from {1,9}(?:MasterCook|CookWorks)\b.{0,20}$/i.test(line.trim());
}

function fromText(lines: readonly string[]): Read {
  const title = lines.find((line) => line.trim() !== '')?.trim() ?? '';
  const field = (pattern: RegExp) =>
    lines
      .slice(0, 20)
      .map((line) => pattern.exec(line)?.[1]?.trim())
      .find(Boolean);
  const dashes = lines.findIndex((line) => /^\s*-{4,}\s+-{4,}\s+-{4,}\s*$/.test(line));
  const list = dashes < 0 ? { items: [], end: 0 } : ingredientsAt(lines, dashes);
  const rest = restOf(lines.slice(list.end));
  const author = field(/^Recipe By *:(.+)/i);
  return {
    source: title,
    given: {
      title,
      description: rest.named.get('Description') ?? '',
      servings: readYield(field(/Serving Size\s*:\s*(\d+)/i)),
      yieldText: rest.named.get('Yield') ?? field(/Serving Size\s*:\s*(\d+)/i) ?? null,
      prepMinutes: readMinutes(field(/Preparation Time\s*:\s*([\d:]+)/i)),
      totalMinutes: readMinutes(rest.named.get('Start to Finish Time')),
      ingredients: list.items,
      steps: rest.steps.map((step) => ({ section: null, text: step })),
      tags: categoriesIn(lines.slice(0, Math.max(dashes, 0))),
      notes: rest.notes,
      sourceName: rest.named.get('Source') ?? author ?? null,
      nutrition: rest.nutrition,
    },
  };
}

/** Two or more on a line, at least two blanks apart, and more lines below. */
function categoriesIn(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => /^Categories\s*:/i.test(line));
  if (from < 0) return [];
  const until = lines.findIndex((line, at) => at > from && !/^\s{8,}\S/.test(line));
  const found = lines.slice(from, until < 0 ? from + 1 : until).join('  ');
  return found
    .replace(/^Categories\s*:/i, '')
    .trim()
    .split(/\s{2,}|,/);
}

function ingredientsAt(lines: readonly string[], dashes: number): { items: Sectioned[]; end: number } {
  const starts = [...lines[dashes]!.matchAll(/-+/g)].map(({ index }) => index);
  const [, measureAt = 10, nameAt = 24] = starts;
  const items: Sectioned[] = [];
  let section: string | null = null;
  let at = dashes + 1;
  for (; at < lines.length && lines[at]!.trim() !== ''; at += 1) {
    const line = lines[at]!;
    const amount = line.slice(0, measureAt).trim();
    const unit = line.slice(measureAt, nameAt).trim();
    const [food = '', ...notes] = ` ${line.slice(nameAt)} `.split(' -- ').map((part) => part.trim());
    const isBare = amount === '' && unit === '';
    const last = items.at(-1);
    // A preparation that is too long goes on below, as does a name that was cut in its brackets.
    if (isBare && last && (/^(?:$|\()/.test(food) || isOpen(last.text)))
      last.text = [last.text, [food, ...notes].filter(Boolean).join(', ')].join(food === '' ? ', ' : ' ');
    else if (isBare && isHeading(food)) section = headingWords(food);
    else items.push({ section, text: joinedLine({ amount, unit, food, note: notes.join(', ') }) });
  }
  return { items, end: at };
}

const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

const headingWords = (text: string) => trimEndOf(text.trim().replace(/^[*-]+/, ''), ':*-').trim();

/** "- - - - - -" */
function isRule(line: string): boolean {
  const marks = line.trim().split(' ');
  return marks.length > 5 && marks.every((mark) => mark === '-' || mark === '');
}

function isHeading(text: string): boolean {
  const plain = text.trim();
  return (
    /:$|^\*.*\*$/.test(plain) ||
    (plain.startsWith('--') && plain.endsWith('--')) ||
    (/\p{Lu}{2}/u.test(plain) && plain === plain.toUpperCase() && !/\d/.test(plain))
  );
}

/** The method as paragraphs, then a dashed line, then notes and figures. */
function restOf(lines: readonly string[]): {
  steps: string[];
  notes: string[];
  nutrition: string;
  named: Map<string, string>;
} {
  const steps: string[] = [];
  const notes: string[] = [];
  const named = new Map<string, string>();
  let nutrition = '';
  let paragraph: string[] = [];
  let after = false;
  let name: string | null = null;
  const close = () => {
    const text = paragraph.join(' ').replace(/\s+/g, ' ').trim();
    paragraph = [];
    if (text === '') return;
    if (name !== null) named.set(name, text.replace(/^"|"$/g, ''));
    else if (/^Ratings\s*:/.test(text)) return;
    else if (/^Per Serving\b/i.test(text)) nutrition = text;
    else if (/^Nutr\. Assoc\./i.test(text)) return;
    else if (/^(?:NOTES?|Serving Ideas)\s*:/i.test(text)) notes.push(text.replace(/^NOTES?\s*:\s*/i, ''));
    else (after ? notes : steps).push(text);
    name = null;
  };
  for (const line of lines) {
    const starts = NAMED.exec(line.trim())?.[1];
    if (isRule(line)) {
      close();
      after = true;
    } else if (starts !== undefined) {
      close();
      name = starts;
    } else if (/^Ratings\s*:/.test(line)) {
      close();
      paragraph.push(line);
    } else if (line.trim() === '') close();
    else paragraph.push(line.trim());
  }
  close();
  return { steps, notes, nutrition, named };
}

/** .mx2: the same as XML. */
export async function* readMasterCookXml(text: string, source: Source): AsyncGenerator<Read> {
  for (const recipe of children(readXml(repairedMx2(text)), 'RcpE')) {
    const title = recipe.attributes.name ?? '';
    const attribute = (tag: string, name: string) => child(recipe, tag)?.attributes[name];
    const says = (tag: string) => child(recipe, tag)?.text.trim() ?? '';
    const yields = child(recipe, 'Yield')?.attributes;
    const servings = attribute('Serv', 'qty');
    const photo = recipe.attributes.img ? photoBeside(source, recipe.attributes.img) : undefined;
    yield {
      source: title,
      given: {
        title,
        description: says('Desc'),
        servings: readYield(servings),
        yieldText:
          Number(yields?.qty) > 0 ? `${Number(yields!.qty)} ${yields!.unit ?? ''}` : (servings ?? null),
        prepMinutes: readMinutes(attribute('PrpT', 'elapsed')),
        totalMinutes: readMinutes(attribute('TTim', 'elapsed')),
        ingredients: xmlIngredients(recipe),
        steps: within(recipe, 'DirS', 'DirT')
          .flatMap(({ text: step }) => wrapped(step))
          .map((step) => ({ section: null, text: step })),
        tags: [...within(recipe, 'CatS', 'CatT').map(({ text: tag }) => tag), says('Natn')],
        notes: [says('Note'), says('SrvI'), says('AltS')],
        sourceName: says('Srce') || (recipe.attributes.author ?? ''),
        nutrition: says('Nutr'),
        photos: photo === undefined ? [] : [photo],
      },
    };
  }
}

const within = (node: XmlNode, list: string, item: string) =>
  children(node, list).flatMap((one) => children(one, item));

function xmlIngredients(recipe: XmlNode): Sectioned[] {
  const found: Sectioned[] = [];
  let section: string | null = null;
  for (const row of children(recipe, 'IngR')) {
    const { name = '', unit = '', qty = '', code } = row.attributes;
    if (code === 'S' || (qty === '' && unit === '' && isHeading(name))) section = headingWords(name);
    else
      found.push({
        section,
        text: joinedLine({ amount: qty, unit, food: name, note: child(row, 'IPrp')?.text ?? '' }),
      });
  }
  return found;
}

/** A line break after a whole sentence ends a step; other breaks are only wrapping. */
function wrapped(text: string): string[] {
  const steps: string[] = [];
  for (const line of text.split(/\r\n?|\n/).map((one) => one.trim())) {
    const open = steps.at(-1);
    if (line === '') steps.push('');
    else if (open === undefined || open === '' || /[.!?:)"]$/.test(open)) steps.push(line);
    else steps[steps.length - 1] = `${open} ${line}`;
  }
  return steps.filter((step) => step !== '');
}
