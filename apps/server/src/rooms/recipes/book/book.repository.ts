import type { Matchable } from '@crisper/kitchen/matching/match-index';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { OWN_MAX } from '../own/own-recipe-limits.ts';
import { recipes } from '../recipes.tables.ts';

/** 'community': shared by its owner, so that everybody may open it. 'held': shared, and a moderator looks at it first. */
export type Visibility = (typeof recipes.$inferSelect)['visibility'];

export interface Shelved {
  recipe: Recipe;
  ownerId: string | null;
  sourceUrl: string | null;
  visibility?: Visibility;
}

/** Changes with every change of the public recipes. */
export async function version(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ version: string }>(sql`select version from recipe_book`);
  return rows[0]?.version ?? '0';
}

type MatchRow = Omit<Matchable, 'ingredients'> & {
  ingredients: [string | null, number | null, boolean, string[]][] | null;
};

/** Only the fields that matching needs: texts would be most of the bytes. */
async function matchables(tx: Tx, which: SQL): Promise<Matchable[]> {
  const { rows } = await tx.execute<MatchRow>(sql`
    select id, title, courses, total_minutes as "totalMinutes", equipment, diets, allergens,
      may_contain as "mayContain", has_unknown as "hasUnknown",
      (select jsonb_agg(jsonb_build_array(line->'food', line->'grams', line->'optional', line->'alternatives'))
       from jsonb_array_elements(document->'ingredients') as line) as ingredients
    from recipes where ${which}`);
  return rows.map((row) => ({
    ...row,
    ingredients: (row.ingredients ?? []).map(([food, grams, optional, alternatives]) => ({
      food,
      grams,
      optional,
      alternatives,
    })),
  }));
}

/** The next page of public recipes by id. */
export const matchablesAfter = (tx: Tx, afterId: string, size: number): Promise<Matchable[]> =>
  matchables(tx, sql`owner_id is null and id > ${afterId} order by id limit ${size}`);

export const ownMatchables = (tx: Tx, ownerId: string): Promise<Matchable[]> =>
  matchables(tx, sql`owner_id = ${ownerId} order by created_at desc limit ${OWN_MAX}`);

export async function findPublic(tx: Tx, ids: readonly string[]): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNull(recipes.ownerId)));
  return rows.map((row) => row.document);
}

export async function findCookBook(tx: Tx, limit: number): Promise<Recipe[]> {
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(and(eq(recipes.origin, 'cookbook'), isNull(recipes.ownerId)))
    .orderBy(recipes.id)
    .limit(limit);
  return rows.map((row) => row.document);
}

/** Recipes without the steps, which are most of their bytes and which neither cards nor plans show. */
const withoutSteps = sql<Recipe>`${recipes.document} || '{"steps": []}'`.mapWith(recipes.document);

/** Own recipes stay private, but who is in the household can read what stands in its plan or in a collection shared with it. */
const readTogether = (userId: string) => sql`exists (
  select from users viewer join users owner using (household_id)
  where viewer.id = ${userId} and owner.id = recipes.owner_id and (
    exists (select from meal_plans where meal_plans.household_id = owner.household_id
      and position(to_json(recipes.id)::text in meal_plans.document::text) > 0)
    or exists (select from plan_repeats where plan_repeats.household_id = owner.household_id
      and recipes.id in (meal->>'recipe', meal->'side'->>'recipe'))
    or exists (select from collected_recipes join recipe_collections shared on shared.id = collection_id
      where recipe_id = recipes.id and shared.user_id = owner.id and shared_with_household)))`;

export async function isReadTogether(tx: Tx, id: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.id, id), readTogether(userId)));
  return rows.length === 1;
}

const visibleTo = (userId: string, ids: readonly string[]) =>
  and(
    inArray(recipes.id, [...ids]),
    or(
      isNull(recipes.ownerId),
      eq(recipes.ownerId, userId),
      eq(recipes.visibility, 'community'),
      readTogether(userId),
    ),
  );

/** The recipes with these ids that are public, shared or the person's own, without their steps. */
export async function findVisible(tx: Tx, ids: readonly string[], userId: string): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await tx.select({ document: withoutSteps }).from(recipes).where(visibleTo(userId, ids));
  return rows.map((row) => row.document);
}

/** The same with their steps, and whose they are. */
export async function findWhole(tx: Tx, ids: readonly string[], userId: string): Promise<Shelved[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ recipe: recipes.document, ownerId: recipes.ownerId, sourceUrl: recipes.sourceUrl })
    .from(recipes)
    .where(visibleTo(userId, ids));
}

/** For each of these people with own recipes, a string that changes with every change to them. */
export function ownStamps(ownerIds: readonly string[]) {
  return sql<{ owner: string; stamp: string }>`
    select owner_id as owner, count(*) || ' ' || max(updated_at) as stamp from recipes
    where owner_id = any(${sql.param(ownerIds)}::uuid[]) group by owner_id`;
}

/** One page of a person's own recipes, newest first, for the export. */
export async function findOwn(
  tx: Tx,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Recipe[]> {
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(eq(recipes.ownerId, ownerId))
    .orderBy(desc(recipes.createdAt), recipes.id)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.document);
}

export async function findOwnWithoutSteps(tx: Tx, ownerId: string): Promise<Recipe[]> {
  const rows = await tx
    .select({ document: withoutSteps })
    .from(recipes)
    .where(eq(recipes.ownerId, ownerId))
    .orderBy(desc(recipes.createdAt))
    .limit(OWN_MAX);
  return rows.map((row) => row.document);
}

/** A person's recipes of these names, in lower case, the oldest first. */
export async function findOwnByTitles(
  tx: Tx,
  ownerId: string,
  titles: readonly string[],
): Promise<{ id: string; title: string }[]> {
  if (titles.length === 0) return [];
  return tx
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), inArray(sql`lower(${recipes.title})`, [...titles])))
    .orderBy(recipes.createdAt);
}

export async function findOwnByIds(tx: Tx, ownerId: string, ids: readonly string[]): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), inArray(recipes.id, [...ids])));
  return rows.map((row) => row.document);
}

/** By id or slug, without an access check, which is the service's job. An id takes precedence over a slug. */
export async function find(tx: Tx, idOrSlug: string): Promise<Shelved | undefined> {
  const [row] = await tx
    .select({
      recipe: recipes.document,
      ownerId: recipes.ownerId,
      sourceUrl: recipes.sourceUrl,
      visibility: recipes.visibility,
    })
    .from(recipes)
    .where(or(eq(recipes.id, idOrSlug), eq(recipes.slug, idOrSlug)))
    .orderBy(sql`${recipes.id} = ${idOrSlug} desc`)
    .limit(1);
  return row;
}

/** By id alone, whichever user owns them. */
export async function findAny(tx: Tx, ids: readonly string[]): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
  return rows.map((row) => row.document);
}

export async function removeOwn(tx: Tx, ownerId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.ownerId, ownerId)))
    .returning({ id: recipes.id });
  return rows.length === 1;
}

export async function setVisibility(tx: Tx, id: string, visibility: Visibility): Promise<void> {
  await tx.update(recipes).set({ visibility }).where(eq(recipes.id, id));
}

/** How many recipes a person has besides this one, and their bytes. The person is locked until the transaction ends. */
export async function ownUsage(
  tx: Tx,
  ownerId: string,
  exceptId: string,
): Promise<{ count: number; bytes: number }> {
  await tx.execute(sql`select from users where id = ${ownerId} for update`);
  const { rows } = await tx.execute<{ count: number; bytes: number }>(
    sql`select count(*)::int as count, coalesce(sum(own_bytes), 0)::int as bytes
      from recipes where owner_id = ${ownerId} and id <> ${exceptId}`,
  );
  return rows[0] ?? { count: 0, bytes: 0 };
}

export async function figures(tx: Tx): Promise<{ recipes: number; cooks: number }> {
  const { rows } = await tx.execute<{ recipes: number; cooks: number }>(sql`
    select (select count(*)::int from recipes where owner_id is null) as recipes,
      (select count(*)::int from users) as cooks`);
  return rows[0] ?? { recipes: 0, cooks: 0 };
}
