import { createHash } from 'node:crypto';
import type { StatedFacts } from '@crisper/contract/recipes/recipes';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { recipeImports, recipeSeeds, recipes } from './recipes.tables.ts';

interface StoredRecipe {
  recipe: Recipe;
  ownerId?: string | null;
  sourceUrl?: string | null;
  /** The size of what the owner wrote. */
  ownBytes?: number;
  /** These are kept when the recipe changes. */
  stated?: StatedFacts;
  archiveId?: string;
}

/**
 * Stores recipes in one statement and returns how many rows are new or changed. A recipe with unchanged content is
 * skipped, so that an import can be repeated. Of two recipes with the same id in a batch, the later one wins.
 */
export async function upsertMany(tx: Tx, entries: readonly StoredRecipe[]): Promise<number> {
  return upsertRows(tx, new Map(entries.map((entry) => [entry.recipe.id, toRow(entry)])));
}

/** The same for rows that are already JSON text, by recipe id. */
export async function upsertRows(tx: Tx, rows: ReadonlyMap<string, string>): Promise<number> {
  if (rows.size === 0) return 0;
  // One parameter instead of one per cell: twenty thousand cells per batch exceed the limit of a statement.
  const result = await tx.execute(sql`
    insert into recipes (id, slug, origin, owner_id, title, cuisine, courses, equipment, diets, allergens, may_contain,
      has_unknown, difficulty, foods, total_minutes, calories, search_text, document, content_hash, source_url, own_bytes,
      source_name, yield_text, stated_nutrition, written_at, archive_id)
    select id, slug, origin, owner_id, title, cuisine, courses, equipment, diets, allergens, may_contain,
      has_unknown, difficulty, foods, total_minutes, calories, search_text, document, content_hash, source_url, own_bytes,
      source_name, yield_text, stated_nutrition, written_at, archive_id
    from jsonb_to_recordset(${`[${[...rows.values()].join()}]`}::jsonb) as given (
      id text, slug text, origin text, owner_id uuid, title text, cuisine text, courses text[], equipment text[],
      diets text[], allergens text[], may_contain text[], has_unknown boolean, difficulty text, foods text[], total_minutes integer,
      calories integer, search_text text, document jsonb, content_hash text, source_url text, own_bytes integer,
      source_name text, yield_text text, stated_nutrition text, written_at timestamptz, archive_id uuid)
    on conflict (id) do update set slug = excluded.slug, title = excluded.title, cuisine = excluded.cuisine,
      courses = excluded.courses, equipment = excluded.equipment, diets = excluded.diets,
      allergens = excluded.allergens, may_contain = excluded.may_contain, has_unknown = excluded.has_unknown, difficulty = excluded.difficulty,
      foods = excluded.foods, total_minutes = excluded.total_minutes, calories = excluded.calories,
      search_text = excluded.search_text, document = excluded.document, content_hash = excluded.content_hash,
      source_url = excluded.source_url, own_bytes = excluded.own_bytes, updated_at = now()
    where recipes.content_hash <> excluded.content_hash`);
  return result.rowCount ?? 0;
}

/** The row as JSON text. The document is serialized once, for its hash and for the row. */
export function toRow({ recipe, ownerId, sourceUrl, ownBytes, stated, archiveId }: StoredRecipe): string {
  const document = storable(recipe);
  const row = storable({
    id: recipe.id,
    slug: recipe.slug,
    origin: recipe.origin,
    owner_id: ownerId ?? null,
    title: recipe.title,
    cuisine: recipe.cuisine,
    courses: recipe.courses,
    equipment: recipe.equipment,
    diets: recipe.diets,
    allergens: recipe.allergens,
    may_contain: recipe.mayContain,
    has_unknown: recipe.hasUnknown,
    difficulty: recipe.difficulty,
    foods: [...new Set(recipe.ingredients.map((line) => line.food).filter((id) => id !== null))],
    total_minutes: recipe.totalMinutes,
    calories: recipe.nutritionPerServing?.calories ?? null,
    search_text: searchText(recipe),
    content_hash: createHash('sha256').update(document).digest('hex'),
    source_url: sourceUrl ?? null,
    own_bytes: ownBytes ?? null,
    ...(archiveId && { archive_id: archiveId }),
    ...(stated && {
      source_name: stated.sourceName,
      yield_text: stated.yieldText,
      stated_nutrition: stated.nutrition,
      written_at: stated.writtenAt,
    }),
  });
  return `${row.slice(0, -1)},"document":${document}}`;
}

/** PostgreSQL cannot store null characters or lone surrogates. One such line must not stop an import. */
export function storable(value: object): string {
  const text = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return text;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string'
      ? part
          .replaceAll('\0', '')
          .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      : part,
  );
}

const SEARCH_CHARS = 4_000;

function searchText(recipe: Recipe): string {
  const names = recipe.ingredients.map((line) => line.name).join(' ');
  return `${recipe.title} ${recipe.title} ${recipe.cuisine ?? ''} ${recipe.tags.join(' ')} ${names} ${recipe.description}`.slice(
    0,
    SEARCH_CHARS,
  );
}

export async function findBySlug(tx: Tx, slug: string): Promise<Recipe | undefined> {
  const [row] = await tx.select({ document: recipes.document }).from(recipes).where(eq(recipes.slug, slug));
  return row?.document;
}

export async function findByIds(tx: Tx, ids: readonly string[]): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
  return rows.map((row) => row.document);
}

/** The next page ordered by id, for exports and for building an index. */
export async function pageAfter(tx: Tx, afterId: string, size: number): Promise<Recipe[]> {
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(gt(recipes.id, afterId))
    .orderBy(asc(recipes.id))
    .limit(size);
  return rows.map((row) => row.document);
}

/** Updates the stored diets and allergens of these recipes and returns how many were outdated. */
export async function updateClaims(tx: Tx, of: readonly Recipe[]): Promise<number> {
  const rows = of.map(({ id, diets, allergens, mayContain }) => ({ id, diets, allergens, mayContain }));
  const result = await tx.execute(sql`
    update recipes set diets = given.diets, allergens = given.allergens, may_contain = given."mayContain"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id text, diets text[], allergens text[], "mayContain" text[])
    where recipes.id = given.id and (recipes.diets, recipes.allergens, recipes.may_contain)
      is distinct from (given.diets, given.allergens, given."mayContain")`);
  return result.rowCount ?? 0;
}

/** Deletes cook-book recipes whose file is gone. */
export async function deleteCookBookExcept(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(recipes).where(and(eq(recipes.origin, 'cookbook'), notInArray(recipes.id, [...ids])));
}

export async function importedSoFar(tx: Tx, source: string): Promise<number> {
  const [row] = await tx
    .select({ done: recipeImports.done })
    .from(recipeImports)
    .where(eq(recipeImports.source, source));
  return row?.done ?? 0;
}

export async function markImported(tx: Tx, source: string, done: number): Promise<void> {
  await tx
    .insert(recipeImports)
    .values({ source, done })
    .onConflictDoUpdate({ target: recipeImports.source, set: { done, updatedAt: sql`now()` } });
}

export async function finishImport(tx: Tx, source: string): Promise<void> {
  await tx.delete(recipeImports).where(eq(recipeImports.source, source));
}

export async function seedHash(tx: Tx, name: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ hash: recipeSeeds.hash })
    .from(recipeSeeds)
    .where(eq(recipeSeeds.name, name));
  return row?.hash;
}

export async function markSeeded(tx: Tx, name: string, hash: string): Promise<void> {
  await tx
    .insert(recipeSeeds)
    .values({ name, hash })
    .onConflictDoUpdate({ target: recipeSeeds.name, set: { hash, sownAt: sql`now()` } });
}
