import { isObject, type Json } from '@crisper/kitchen/recipes/reading/json-values';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import { FileProblem } from './file-problem.ts';
import { isCrouton, readCrouton } from './formats/crouton.ts';
import { givenOfDraft } from './formats/drafts.ts';
import { isKitchenOwl, readKitchenOwl } from './formats/kitchen-owl.ts';
import { isMealieBackup, isMealieRecipe, readMealieBackup, readMealieRecipe } from './formats/mealie.ts';
import { isMela, readMela } from './formats/mela.ts';
import { isPaprika, readPaprika } from './formats/paprika.ts';
import { readSchemaNode, recipeNodes } from './formats/schema-org.ts';
import { isTandoor, readTandoor } from './formats/tandoor.ts';
import type { RawRecipe } from './found-recipe.ts';
import type { Photo } from './photo.ts';
import type { FormatRead } from './source.ts';
import { isPicture, photoBeside, present, type Read, type Source } from './source.ts';
import { objectsIn, textOf } from './values.ts';

/** The recipes of a JSON text; null for a text that is not JSON. */
export function readJson(text: string, source: Source): FormatRead | null {
  if (!/^\s*[[{]/.test(text)) return null;
  const values = valuesIn(text);
  if (values === null) {
    if (/^\s*\{\s*"|^\s*\[\s*[{"]/.test(text)) throw new FileProblem('This file is damaged or incomplete.');
    return null;
  }
  const [value] = values;
  if (values.length === 1 && isObject(value)) return fromObject(value, source);
  const rows = values.length === 1 && Array.isArray(value) ? value : values;
  return fromList(rows, source);
}

/** One value, or one on each line. */
function valuesIn(text: string): unknown[] | null {
  try {
    return [JSON.parse(text)];
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2) return null;
    try {
      return lines.map((line): unknown => JSON.parse(line));
    } catch {
      return null;
    }
  }
}

const SINGLE: readonly { format: string; is(value: Json): boolean; read(value: Json): RawRecipe }[] = [
  { format: 'Paprika', is: isPaprika, read: readPaprika },
  { format: 'Tandoor', is: isTandoor, read: readTandoor },
  { format: 'Crouton', is: isCrouton, read: readCrouton },
  { format: 'Mela', is: isMela, read: readMela },
  { format: 'Mealie', is: isMealieRecipe, read: readMealieRecipe },
];

function fromObject(value: Json, source: Source): FormatRead | null {
  if (isMealieBackup(value)) return { format: 'Mealie', reading: readMealieBackup(value, source.folder) };
  if (isKitchenOwl(value))
    return {
      format: 'KitchenOwl',
      reading: each(objectsIn(value.recipes), readKitchenOwl, (row) => textOf(row.name), source),
    };
  const single = SINGLE.find(({ is }) => is(value));
  if (single)
    return { format: single.format, reading: each([value], single.read, () => source.name, source) };
  const nodes = [...recipeNodes(value)];
  if (nodes.length > 0) return fromNodes(nodes, source);
  const draft = readLoose(value);
  return draft && { format: 'JSON', reading: [{ source: source.name, given: givenOfDraft(draft) }] };
}

function fromList(rows: readonly unknown[], source: Source): FormatRead | null {
  const nodes = [...recipeNodes(rows)];
  if (nodes.length > 0) return fromNodes(nodes, source);
  const objects = rows.filter(isObject);
  const single = SINGLE.find(({ is }) => objects.some(is));
  const name = (row: Json) => textOf(row.name ?? row.title);
  if (single) return { format: single.format, reading: each(objects, single.read, name, source) };
  const drafts = objects.map((row) => readLoose(row)).filter((draft) => draft !== null);
  if (drafts.length === 0) return null;
  return {
    format: 'JSON',
    reading: drafts.map((draft) => ({ source: draft.title, given: givenOfDraft(draft) })),
  };
}

function fromNodes(nodes: Json[], source: Source): FormatRead {
  const isSage = nodes.some((node) => 'creditText' in node || 'isBasedOn' in node);
  const isNextcloud = /(?:^|\/)recipe\.json$/i.test(source.name) && source.folder !== null;
  const format = isNextcloud ? 'Nextcloud Cookbook' : isSage ? 'RecipeSage' : 'JSON-LD';
  const name = (node: Json) => (nodes.length === 1 ? source.name : textOf(node.name));
  return { format, reading: each(nodes, readSchemaNode, name, source) };
}

async function* each(
  rows: readonly Json[],
  read: (row: Json) => RawRecipe,
  nameOf: (row: Json) => string,
  source: Source,
): AsyncGenerator<Read> {
  for (const row of rows) {
    const given = read(row);
    const none = (given.photos?.length ?? 0) === 0;
    const photos = none ? photosFor(row, rows.length === 1, source) : given.photos!;
    yield { source: nameOf(row), given: { ...given, photos } };
  }
}

const PHOTOS_NAMED = 20;

/** The photos beside a recipe's file: full.jpg, image.jpg, images/original.webp, or what the recipe names. */
function photosFor(row: Json, alone: boolean, source: Source): Photo[] {
  const { folder, name } = source;
  if (folder === null) return [];
  const named = [row.photo ?? row.image].flat().map(textOf).filter(Boolean).slice(0, PHOTOS_NAMED);
  const found = present(named.map((path) => photoBeside(source, path)));
  if (found.length > 0) return found;
  const at = name.slice(0, name.lastIndexOf('/') + 1);
  if (!alone) return [];
  const beside = folder.names
    .filter((path) => isPicture(path) && path.startsWith(at))
    .map((path) => ({ path, rest: path.slice(at.length) }))
    .filter(({ rest }) => /^(?:full|image|photo-\d+|images\/original)\.\w+$/i.test(rest))
    .sort((a, b) => (a.rest < b.rest ? -1 : 1));
  return beside.map(({ path }) => folder.photo(path));
}
