import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fold, nameKey } from '../../src/foods/text.ts';
import { CATALOGUE } from './build.ts';
import { readCatalogue } from './read.ts';

/** Starts the record of a food at the end of a file, with what every food needs, and says what is left to do. */
export function startRecord(name: string, file: string): string {
  const path = join(CATALOGUE, `${file}.yaml`);
  if (!existsSync(path)) throw new Error(`There is no ${file}.yaml in the catalogue`);
  const id = fold(name).replaceAll(' ', '-');
  const { foods } = readCatalogue(CATALOGUE, []);
  const key = nameKey(name);
  const known = foods.find(
    ({ id: other, names: { en } }) =>
      other === id || [en.one, ...(en.also ?? [])].some((one) => nameKey(one) === key),
  );
  if (known) return `${known.where}: that is ${known.id} already`;
  const parent = foods.find(({ where }) => where.startsWith(`${file}.yaml`))!;
  const nearest = typeof parent.usda === 'number' ? parent.usda : parent.usda.nearest;
  const record = `
${id}:
  parents: [${parent.id}]
  names:
    en: { one: ${JSON.stringify(name.toLowerCase())} }
  usda: { nearest: ${nearest} }
`;
  appendFileSync(path, record);
  return `${path} has ${id} now. Correct its parents and the number of its figures (usda/figures.csv), say what it does not
take over from them, and run: npm run foods -- make`;
}
