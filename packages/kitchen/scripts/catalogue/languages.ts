import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@crisper/contract/languages';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { fold } from '../../src/foods/text.ts';
import type { FoodId } from './record.ts';

const text = z.string().trim().min(1);

/** What a food is called in one language. */
export const localNames = z.strictObject({
  one: text.describe('The name as a shopping list has it, in its usual spelling'),
  many: text.optional().describe('The plural, where it is counted'),
  gender: z.enum(['m', 'f', 'n']).optional().describe('The gender of the first name'),
  always: z.literal('many').optional().describe('The first name is a plural already: lentejas, spinaci'),
  also: z.array(text).min(1).optional().describe('Every other name that people, packages and tills use'),
});

export type LocalLanguage = Exclude<Language, 'en'>;
export const LOCAL_LANGUAGES = LANGUAGES.filter((one): one is LocalLanguage => one !== 'en');

export interface LocalNames extends z.infer<typeof localNames> {
  id: FoodId;
  /** File and line, for the translator. */
  where: string;
}

export type LocalCatalogue = Readonly<Record<LocalLanguage, readonly LocalNames[]>>;

const programmersWords = z.locales.en().localeError;

/** The names of foods in one language. */
export function readLanguage(file: string, source: string, problems: string[]): LocalNames[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  for (const { message } of document.errors) problems.push(`${file}: ${message}`);
  if (document.errors.length > 0 || !document.contents || !('items' in document.contents)) return [];
  const content = document.toJS() as Record<string, unknown>;
  const items = document.contents.items as { key: { value: unknown; range: number[] } }[];
  return items.flatMap(({ key }) => {
    const id = String(key.value);
    const where = `${file}:${lines.linePos(key.range[0] ?? 0).line}`;
    const read = localNames.safeParse(content[id], { error: programmersWords });
    if (read.success) return [{ ...read.data, id, where }];
    for (const { path, message } of read.error.issues)
      problems.push(`${where}: ${[id, ...path].join('.')}: ${message}`);
    return [];
  });
}

/** The files of `languages/`, one a language. A language without a file has English names. */
export function readLanguages(folder: string, problems: string[]): LocalCatalogue {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
  for (const file of files)
    if (!LOCAL_LANGUAGES.some((language) => file === `${language}.yaml`))
      problems.push(`languages/${file}: no such language in packages/contract/src/languages.ts`);
  return Object.fromEntries(
    LOCAL_LANGUAGES.map((language) => {
      const file = `${language}.yaml`;
      if (!files.includes(file)) return [language, []];
      return [
        language,
        readLanguage(`languages/${file}`, readFileSync(join(folder, file), 'utf8'), problems),
      ];
    }),
  ) as Record<LocalLanguage, LocalNames[]>;
}

/** Each name once: the plural and the other names only where they are written differently. */
export function everyName({ one, many, also = [] }: Pick<LocalNames, 'one' | 'many' | 'also'>): string[] {
  const found = new Map<string, string>();
  for (const name of [one, ...(many === undefined ? [] : [many]), ...also])
    if (!found.has(fold(name))) found.set(fold(name), name);
  return [...found.values()];
}
