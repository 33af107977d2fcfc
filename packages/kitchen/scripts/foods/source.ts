import { fold } from '../../src/foods/text.ts';

/** One line of a source file: `name | fdcId | further names | keys`, indented under its parent. */
export interface SourceRow {
  where: string;
  id: string;
  name: string;
  fdcId: number;
  names: readonly string[];
  parents: readonly string[];
  values: ReadonlyMap<string, string>;
  flags: ReadonlySet<string>;
}

export interface SubstituteRow {
  where: string;
  from: string;
  to: string;
  ratio: number;
  note: string;
}

export const VALUES = new Set(
  'id in aisle emoji fk keep pantry fridge freezer allergens may free breaks suits edible'.split(' '),
);
export const FLAGS = new Set(['proxy', 'staple', 'low-carb-ok', 'low-carb-no']);

const idOf = (name: string): string => fold(name).replace(/ /g, '-');

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readKeys(text: string) {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const at = word.indexOf('=');
    if (at < 0) flags.add(word);
    else values.set(word.slice(0, at), word.slice(at + 1));
  }
  return { values, flags };
}

/** Reads one source file. Problems are collected, not thrown, so that a reviewer sees all of them at once. */
export function parseSource(file: string, text: string, problems: string[]): SourceRow[] {
  const rows: SourceRow[] = [];
  const path: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const where = `${file}:${index + 1}`;
    const [head = '', fdc = '', names = '', keys = '', ...rest] = line.split('|');
    const indent = head.length - head.trimStart().length;
    const depth = indent / 2;
    if (rest.length > 0 || fdc.trim() === '' || !Number.isInteger(depth) || depth > path.length) {
      problems.push(`${where}: not a row of the form "name | fdcId | names | keys" under a parent`);
      return;
    }
    const name = head.trim();
    const { values, flags } = readKeys(keys);
    const id = values.get('id') ?? idOf(name);
    const above = depth > 0 ? [path[depth - 1]!] : [];
    path.length = depth;
    path.push(id);
    rows.push({
      where,
      id,
      name,
      fdcId: Number(fdc.trim()),
      names: listOf(names),
      parents: [...above, ...listOf(values.get('in'))],
      values,
      flags,
    });
  });
  return rows;
}

/** Reads `food | substitute | ratio | note` lines. */
export function parseSubstitutes(file: string, text: string, problems: string[]): SubstituteRow[] {
  const rows: SubstituteRow[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const where = `${file}:${index + 1}`;
    const [from = '', to = '', ratio = '', note = '', ...rest] = line.split('|').map((part) => part.trim());
    const amount = Number(ratio);
    if (rest.length > 0 || note === '' || !(amount > 0 && amount <= 10)) {
      problems.push(`${where}: not a row of the form "food | substitute | ratio | note"`);
      return;
    }
    rows.push({ where, from: idOf(from), to: idOf(to), ratio: amount, note });
  });
  return rows;
}

/** Reads `fdcId | reason` lines: entries whose published energy does not follow from their macronutrients. */
export function parseExceptions(file: string, text: string, problems: string[]): Map<number, string> {
  const exceptions = new Map<number, string>();
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const [id = '', reason = ''] = line.split('|').map((part) => part.trim());
    if (!/^\d+$/.test(id) || reason === '') problems.push(`${file}:${index + 1}: not "fdcId | reason"`);
    else exceptions.set(Number(id), reason);
  });
  return exceptions;
}
