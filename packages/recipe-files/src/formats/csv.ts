import { readMinutes } from '@crisper/kitchen/recipes/durations';
import { type Sectioned, splitSections } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { trimEndOf } from '@crisper/kitchen/trim-end';
import { CsvError, parse } from 'csv-parse/sync';
import { FileProblem, LIMITS } from '../file-problem.ts';
import type { RawRecipe } from '../found-recipe.ts';
import { photoBeside, type Read, type Source } from '../source.ts';
import { inSections, linesOf, withoutBullets } from '../values.ts';

type Row = Readonly<Record<string, string>>;
export type CsvFormat = 'Plan to Eat' | 'My Recipe Box';

const COLUMNS_MAX = 200;
const HEAD_CHARS = 20_000;
const ROW_CHARS = 400_000;

/** Which app wrote a CSV file, by its first line; null when none of these did. */
export function csvFormat(text: string): CsvFormat | null {
  const head = text
    .slice(0, 4_000)
    .split(/\r\n?|\n/, 1)[0]!
    .toLowerCase();
  const has = (...names: string[]) =>
    names.every((name) => new Set(head.split(/[,;]/).map(unquoted)).has(name));
  if (has('title', 'ingredients', 'directions')) return 'Plan to Eat';
  return has('title', 'ingredients', 'instructions') ? 'My Recipe Box' : null;
}

const unquoted = (name: string) => trimEndOf(name.replace(/^[\uFEFF"\s]+/, ''), '"');

export async function* readCsv(format: CsvFormat, text: string, source: Source): AsyncGenerator<Read> {
  for (const [at, row] of rowsOf(text).entries()) {
    const given = format === 'Plan to Eat' ? planToEat(row) : myRecipeBox(row);
    const picture = format === 'Plan to Eat' ? row['photo url'] : row.originalpicture;
    const photo = picture ? photoBeside(source, picture) : undefined;
    yield {
      source: `row ${at + 2}`,
      given: { ...given, imageUrl: picture ?? null, photos: photo === undefined ? [] : [photo] },
    };
  }
}

function rowsOf(text: string): Row[] {
  const head = text.search(/[\r\n]/);
  if ((head < 0 ? text.length : head) > HEAD_CHARS)
    throw new FileProblem(`This table has more than ${COLUMNS_MAX} columns.`);
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => {
        if (names.length > COLUMNS_MAX)
          throw new FileProblem(`This table has more than ${COLUMNS_MAX} columns.`);
        return names.map((name) => name.trim().toLowerCase());
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: ROW_CHARS,
      to: LIMITS.recipes,
    }) as Row[];
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE')
      throw new FileProblem('A row of this table is too long for a recipe.', { cause: error });
    throw new FileProblem('This table is damaged or incomplete.', { cause: error });
  }
}

const NUTRITION = [
  'calories',
  'fat',
  'saturated fat',
  'cholesterol',
  'sodium',
  'carbohydrate',
  'carbohydrates',
  'fiber',
  'sugar',
  'protein',
  'nutritional score (generic)',
];

/** ", Sauce" is a heading. */
function planToEat(row: Row): RawRecipe {
  return {
    title: row.title ?? '',
    description: row.description ?? '',
    servings: readYield(row.servings) ?? readYield(row.yield),
    yieldText: row.yield || row.servings || null,
    prepMinutes: readMinutes(row['prep time']),
    cookMinutes: readMinutes(row['cook time']),
    totalMinutes: readMinutes(row['total time']),
    ingredients: commaHeadings(row.ingredients),
    steps: splitSections(withoutBullets(linesOf(row.directions ?? ''))),
    tags: [row.course, row.cuisine, row['main ingredient'], ...(row.tags ?? '').split(',')],
    rating: row.rating,
    notes: row.notes ?? '',
    sourceUrl: row.url ?? '',
    sourceName: row.source ?? '',
    nutrition: NUTRITION.filter((name) => row[name])
      .map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${row[name]}`)
      .join('\n'),
    createdAt: row['created at'] ?? null,
  };
}

function commaHeadings(text = ''): Sectioned[] {
  return inSections(linesOf(text), (line) => (line.startsWith(',') ? trimEndOf(line.slice(1), ':') : null));
}

function myRecipeBox(row: Row): RawRecipe {
  const inactive = readMinutes(row.inactivetime) ?? 0;
  const [prep, cook] = [readMinutes(row.preparationtime), readMinutes(row.cookingtime)];
  return {
    title: row.title ?? '',
    description: row.description ?? '',
    servings: readYield(row.quantity),
    yieldText: row.quantity ?? null,
    prepMinutes: prep,
    cookMinutes: cook,
    totalMinutes: readMinutes(row.totaltime) ?? (inactive > 0 ? (prep ?? 0) + (cook ?? 0) + inactive : null),
    ingredients: splitSections(linesOf(row.ingredients ?? '')),
    steps: splitSections(withoutBullets(linesOf(row.instructions ?? ''))),
    tags: [
      ...`${row.categories ?? ''},${row.tags ?? ''}`.split(/[,;]/),
      /^(?:1|true|yes)$/i.test(row.favorite ?? '') ? 'Favorite' : null,
    ],
    rating: row.rating,
    notes: [row.notes, row.video],
    sourceUrl: row.source ?? '',
    nutrition: row.nutrition ?? '',
  };
}
