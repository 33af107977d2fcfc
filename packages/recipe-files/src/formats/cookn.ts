import { readMinutes } from '@crisper/kitchen/recipes/durations';
import { splitSections } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { trimEndOf } from '@crisper/kitchen/trim-end';
import { decodeText } from '../decode-text.ts';
import type { Folder } from '../folder.ts';
import type { Photo } from '../photo.ts';
import type { Read } from '../source.ts';
import { joinedLine, linesOf, withoutBullets } from '../values.ts';

type Row = Readonly<Record<string, string>>;

const ROWS = '!@#%^&*()';
const COLUMNS = '||||';

/** Cook'n: tables in files of their own, with separators that no text has. */
export async function* readCookn(folder: Folder): AsyncGenerator<Read> {
  const table = async (name: string): Promise<Row[]> => {
    const file = folder.names.find((path) => path.toLowerCase().endsWith(`${name.toLowerCase()}.dsv`));
    return file === undefined ? [] : rowsOf(decodeText(await folder.read(file)));
  };
  const byId = async (name: string) => new Map((await table(name)).map((row) => [row.ID ?? '', row]));
  const [units, foods, brands] = [await byId('temp_unit'), await byId('temp_food'), await byId('temp_brand')];
  const [descriptions, chapters, books] = [
    await byId('temp_recipe_desc'),
    await byId('temp_chapter_desc'),
    await byId('temp_cookBook_desc'),
  ];
  const ingredients = groupedBy(await table('temp_ingredient'), 'PARENT_ID');
  const media = groupedBy(await table('temp_media'), 'ENTITY_ID');
  for (const row of await table('temp_recipe')) {
    const id = row.ID ?? '';
    const about = descriptions.get(id) ?? {};
    const chapter = chapters.get(about.PARENT ?? '');
    const book = books.get(chapter?.PARENT ?? '');
    const lines = [...(ingredients.get(id) ?? [])].sort(
      (a, b) => Number(a.DISPLAY_ORDER) - Number(b.DISPLAY_ORDER),
    );
    yield {
      source: about.TITLE ?? id,
      given: {
        title: about.TITLE ?? row.TITLE ?? '',
        description: about.DESCRIPTION ?? '',
        servings: readYield(row.SERVES),
        yieldText: row.YIELD || row.SERVES || null,
        prepMinutes: readMinutes(row.PREPTIME),
        cookMinutes: readMinutes(row.COOKTIME),
        ingredients: splitSections(lines.map((line) => lineOf(line, units, foods, brands))),
        steps: splitSections(withoutBullets(linesOf(row.INSTRUCTIONS ?? ''))),
        tags: [book?.TITLE, chapter?.TITLE],
        notes: [row.NOTES, about.NOTES],
        photos: photosOf(media.get(id) ?? [], folder),
      },
    };
  }
}

function rowsOf(text: string): Row[] {
  const [head = '', ...rows] = text.trim().split(ROWS);
  const names = head.split(COLUMNS).map((name) => name.trim());
  return rows
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const cells = row.split(COLUMNS).map((cell) => (cell.trim() === '[null]' ? '' : cell));
      return Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? '').trim()]));
    });
}

function groupedBy(rows: readonly Row[], key: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row[key] ?? '', [...(groups.get(row[key] ?? '') ?? []), row]);
  return groups;
}

type Named = Map<string, Row>;

function lineOf(row: Row, units: Named, foods: Named, brands: Named): string {
  const amount = row.AMOUNT_QTY_STRING === '0' ? '' : row.AMOUNT_QTY_STRING;
  const trimmed = (text = '') => trimEndOf(text.replace(/^[\s,]+/, ''), ',');
  return joinedLine({
    amount: amount ?? '',
    unit: units.get(row.AMOUNT_UNIT ?? '')?.NAME ?? '',
    food: [
      trimmed(row.PRE_QUALIFIER),
      brands.get(row.BRAND_ID ?? '')?.NAME,
      foods.get(row.INGREDIENT_FOOD_ID ?? '')?.NAME,
    ]
      .filter(Boolean)
      .join(' '),
    note: trimmed(row.POST_QUALIFIER),
  });
}

/** A picture's file is named by its id, usually without an extension. */
function photosOf(rows: readonly Row[], folder: Folder): Photo[] {
  return rows.flatMap(({ ID: id }) => {
    const file = id
      ? folder.names.find(
          (name) =>
            name
              .split('/')
              .at(-1)!
              .replace(/\.\w+$/, '') === id.replace(/\.\w+$/, ''),
        )
      : undefined;
    return file === undefined ? [] : [folder.photo(file)];
  });
}
