import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type LocalCatalogue, readLanguages } from './languages.ts';
import { type FoodId, type FoodRecord, record } from './record.ts';

/** The contract has plain words for cooks; a record of the catalogue is written by an engineer. */
const programmersWords = z.locales.en().localeError;

export interface Entry extends FoodRecord {
  id: FoodId;
  /** File and line, for the person who has to correct it. */
  where: string;
}

export interface Catalogue {
  foods: readonly Entry[];
  /** Groups within which a cook takes one food for another, with what to know about it. */
  alike: ReadonlyMap<string, string>;
  languages: LocalCatalogue;
}

/** Reads one file of records. Problems are collected, so that a reader sees all of them at once. */
export function readRecords(file: string, text: string, problems: string[]): Entry[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (const { message } of document.errors) problems.push(`${file}: ${message}`);
  if (document.errors.length > 0) return [];
  const content = document.toJS() as Record<string, unknown> | null;
  const lineOf = new Map<string, number>();
  if (document.contents && 'items' in document.contents) {
    for (const { key } of document.contents.items as { key: { value: string; range: number[] } }[])
      lineOf.set(key.value, lines.linePos(key.range[0] ?? 0).line);
  }
  return Object.entries(content ?? {}).flatMap(([id, value]) => {
    const where = `${file}:${lineOf.get(id)}`;
    const read = record.safeParse(value, { error: programmersWords });
    if (read.success) return [{ ...read.data, id, where }];
    for (const { path, message } of read.error.issues)
      problems.push(`${where}: ${[id, ...path].join('.')}: ${message}`);
    return [];
  });
}

const ALIKE = 'alike.yaml';

export function readCatalogue(folder: string, problems: string[]): Catalogue {
  const foods = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== ALIKE)
    .sort()
    .flatMap((file) => readRecords(file, readFileSync(join(folder, file), 'utf8'), problems));
  const alike = parseDocument(readFileSync(join(folder, ALIKE), 'utf8')).toJS() as Record<string, string>;
  return {
    foods,
    alike: new Map(Object.entries(alike)),
    languages: readLanguages(join(folder, 'languages'), problems),
  };
}
