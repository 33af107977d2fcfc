import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pack } from '../../src/foods/packed.ts';
import { assemble } from '../foods/assemble.ts';
import { checkFoods } from '../foods/checks.ts';
import { parseExceptions } from '../foods/exceptions.ts';
import { keptTables, type Tables } from '../foods/tables.ts';
import { sprite } from '../pictures/sprite.ts';
import { checkCatalogue } from './check.ts';
import { checkLanguages } from './check-languages.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { kitchenTables } from './kitchen-tables.ts';
import { localNames } from './languages.ts';
import { namedInCode, rolesInCode } from './named-in-code.ts';
import { plateTables, visionTables } from './other-tables.ts';
import { type Catalogue, readCatalogue } from './read.ts';
import { record } from './record.ts';

export const PACKAGES = join(import.meta.dirname, '../../..');
export const CATALOGUE = join(PACKAGES, 'kitchen/catalogue');
const SCHEMA = 'kitchen/catalogue/food.schema.gen.json';
const NAMES_SCHEMA = 'kitchen/catalogue/languages/names.schema.gen.json';

const read = (...path: string[]) => readFileSync(join(CATALOGUE, ...path), 'utf8');

export const usda = (): Tables =>
  keptTables(read('usda/figures.csv'), read('usda/portions.csv'), read('usda/foodkeeper.csv'));

/** What an editor checks the files by. */
const schemaFile = (one: z.ZodType, title: string): string =>
  `${JSON.stringify({ ...z.toJSONSchema(z.record(z.string(), one)), title }, null, 2)}\n`;

export interface Build {
  catalogue: Catalogue;
  /** Every file that is made, by path below packages/. */
  files: ReadonlyMap<string, string>;
}

const below = (folder: string, tables: Record<string, string>): [string, string][] =>
  Object.entries(tables).map(([path, text]) => [`${folder}/${path}`, text]);

/** Reads the catalogue, checks it, and makes every file that comes of it. */
export function build(tables: Tables, problems: string[]): Build {
  const catalogue = readCatalogue(CATALOGUE, problems);
  const { foods: entries } = catalogue;
  // What follows would only repeat that a record could not be read.
  if (problems.length > 0) return { catalogue, files: new Map() };
  const foods = assemble(entries, tables, problems);
  const exceptions = parseExceptions('energy-exceptions.txt', read('usda/energy-exceptions.txt'), problems);
  const classes = JSON.parse(readFileSync(join(PACKAGES, 'vision/model/detector.json'), 'utf8')).classes;
  problems.push(
    ...checkCatalogue(catalogue, classes),
    ...checkFoods(foods, exceptions),
    ...checkLanguages(catalogue.languages, foods),
    ...rolesInCode(entries),
    ...namedInCode(join(PACKAGES, '..'), new Set(entries.map(({ id }) => id)), EXCEPTIONS),
  );
  return {
    catalogue,
    files: new Map([
      [SCHEMA, schemaFile(record, 'Foods by id')],
      [NAMES_SCHEMA, schemaFile(localNames, 'Names of foods in one language')],
      ['kitchen/src/foods/foods.gen.json', `${JSON.stringify(pack(foods))}\n`],
      ...below('kitchen/src', kitchenTables(catalogue)),
      ...below('vision/src', visionTables(entries)),
      ...below('plates/src', plateTables(entries)),
      ['plates/src/foods.gen.svg', sprite(entries)],
    ]),
  };
}
