/**
 * The catalogue of foods.
 *   npm run foods -- make [--usda DIR]   writes every file that is made from it
 *   npm run foods -- check [--usda DIR]  writes nothing; fails when the catalogue or a made file is not right
 *   npm run foods -- new NAME            starts a record
 * --usda compares every kept figure with the published tables and takes over rows that are newly cited.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, CATALOGUE, PACKAGES, usda } from './catalogue/build.ts';
import { missingNames } from './catalogue/check-languages.ts';
import { startRecord } from './catalogue/start.ts';
import { cited, differences, usdaTables } from './foods/tables.ts';

const { values, positionals } = parseArgs({
  options: { usda: { type: 'string' }, file: { type: 'string', default: 'vegetables' } },
  allowPositionals: true,
});
const [command, ...words] = positionals;

function published(folder: string, problems: string[]) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const tables = usdaTables(read('foods.csv'), read('portions.csv'), read('foodkeeper.json'));
  problems.push(...differences(usda(), tables));
  return tables;
}

function made(check: boolean): void {
  const problems: string[] = [];
  const tables = values.usda === undefined ? usda() : published(values.usda, problems);
  const { catalogue, files } = build(tables, problems);
  const stale = [...files].filter(([path, text]) => {
    const file = join(PACKAGES, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (check)
    problems.push(
      ...stale.map(([path]) => `packages/${path} is not what the catalogue says. Run: npm run foods -- make`),
    );
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    console.error(`${problems.length} problems`);
    process.exitCode = 1;
    return;
  }
  for (const [path, text] of check ? [] : stale) {
    mkdirSync(dirname(join(PACKAGES, path)), { recursive: true });
    writeFileSync(join(PACKAGES, path), text);
  }
  if (!check && values.usda !== undefined) {
    const rows = cited(tables, catalogue.foods);
    for (const [name, text] of Object.entries(rows))
      writeFileSync(join(CATALOGUE, 'usda', `${name}.csv`), text);
  }
  console.log(
    `${catalogue.foods.length} foods, ${files.size} files${check ? '' : `, ${stale.length} written`}`,
  );
  console.log(missingNames(catalogue.languages, catalogue.foods).join('\n'));
}

if (command === 'make' || command === 'check') made(command === 'check');
else if (command === 'new' && words.length > 0) console.log(startRecord(words.join(' '), values.file));
else {
  console.error('usage: npm run foods -- make | check | new NAME [--file vegetables]');
  process.exitCode = 2;
}
