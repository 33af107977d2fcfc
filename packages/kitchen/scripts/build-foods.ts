/**
 * Builds src/foods/foods.gen.json from data/.
 *   tsx packages/kitchen/scripts/build-foods.ts [--usda DIR] [--check]
 * --usda compares every stored figure with the published tables and adds the rows that are newly cited.
 * --check writes nothing and fails when the committed file differs from the build.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pack } from '../src/foods/packed.ts';
import { assemble } from './foods/assemble.ts';
import { checkFoods } from './foods/checks.ts';
import { parseExceptions, parseSource, parseSubstitutes } from './foods/source.ts';
import { cited, differences, keptTables, type Tables, usdaTables } from './foods/tables.ts';

const { values } = parseArgs({ options: { usda: { type: 'string' }, check: { type: 'boolean' } } });
const root = join(import.meta.dirname, '..');
const data = join(root, 'data');
const output = join(root, 'src/foods/foods.gen.json');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

const problems: string[] = [];
const rows = readdirSync(join(data, 'foods'))
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .flatMap((file) => parseSource(file, read(data, 'foods', file), problems));
const substitutes = parseSubstitutes('substitutes.txt', read(data, 'substitutes.txt'), problems);
const exceptions = parseExceptions('energy-exceptions.txt', read(data, 'energy-exceptions.txt'), problems);

const kept = keptTables(
  read(data, 'usda-figures.csv'),
  read(data, 'usda-portions.csv'),
  read(data, 'foodkeeper.csv'),
);
let tables: Tables = kept;
if (values.usda !== undefined) {
  const dir = values.usda;
  tables = usdaTables(read(dir, 'foods.csv'), read(dir, 'portions.csv'), read(dir, 'foodkeeper.json'));
  problems.push(...differences(kept, tables));
}

const foods = assemble({ rows, substitutes, tables }, problems);
problems.push(...checkFoods(foods, exceptions));
const json = `${JSON.stringify(pack(foods))}\n`;
if (values.check && problems.length === 0 && json !== readFileSync(output, 'utf8'))
  problems.push('foods.gen.json is not what the sources give: run the build');

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`${problems.length} problems`);
  process.exit(1);
}

if (!values.check) {
  writeFileSync(output, json);
  const storageIds = new Set(
    rows.flatMap((row) => (row.values.has('fk') ? [Number(row.values.get('fk'))] : [])),
  );
  const files = cited(tables, new Set(rows.map((row) => row.fdcId)), storageIds);
  writeFileSync(join(data, 'usda-figures.csv'), files.figures);
  writeFileSync(join(data, 'usda-portions.csv'), files.portions);
  writeFileSync(join(data, 'foodkeeper.csv'), files.storage);
}
const names = foods.reduce((sum, food) => sum + 1 + food.names.length, 0);
const pairs = foods.reduce((sum, food) => sum + food.substitutes.length, 0);
console.log(`${foods.length} foods, ${names} names, ${pairs} substitutes`);
