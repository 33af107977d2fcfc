import type { Matchable } from '@crisper/kitchen/matching/match-index';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { recipes } from './recipes.tables.ts';

const OWN_MAX = 500;

export interface Shelved {
  recipe: Recipe;
  ownerId: string | null;
  sourceUrl: string | null;
  /** 'community': shared by its owner, so that everybody may open it. */
  visibility?: 'own' | 'community';
}

/** Changes with every change of the public recipes. */
export async function version(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ version: string }>(sql`select version from recipe_book`);
  return rows[0]?.version ?? '0';
}

type MatchRow = Omit<Matchable, 'ingredients'> & {
  ingredients: [string | null, number | null, boolean, string[]][] | null;
};

/** The next page of public recipes by id, with only the fields that matching needs: texts would be most of the bytes. */
export async function matchablesAfter(tx: Tx, afterId: string, size: number): Promise<Matchable[]> {
  const { rows } = await tx.execute<MatchRow>(sql`
    select id, title, total_minutes as "totalMinutes", equipment, diets, allergens,
      may_contain as "mayContain", has_unknown as "hasUnknown",
      (select jsonb_agg(jsonb_build_array(line->'food', line->'grams', line->'optional', line->'alternatives'))
       from jsonb_array_elements(document->'ingredients') as line) as ingredients
    from recipes where owner_id is null and id > ${afterId} order by id limit ${size}`);
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

/** The recipes with these ids that are public, shared or the person's own. */
export async function findVisible(tx: Tx, ids: readonly string[], userId: string): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(
      and(
        inArray(recipes.id, [...ids]),
        or(isNull(recipes.ownerId), eq(recipes.ownerId, userId), eq(recipes.visibility, 'community')),
      ),
    );
  return rows.map((row) => row.document);
}

/** For each of these people with own recipes, a string that changes with every change to them. */
export function ownStamps(ownerIds: readonly string[]) {
  return sql<{ owner: string; stamp: string }>`
    select owner_id as owner, count(*) || ' ' || max(updated_at) as stamp from recipes
    where owner_id = any(${sql.param(ownerIds)}::uuid[]) group by owner_id`;
}

export async function findOwn(tx: Tx, ownerId: string): Promise<Recipe[]> {
  const rows = await tx
    .select({ document: recipes.document })
    .from(recipes)
    .where(eq(recipes.ownerId, ownerId))
    .orderBy(desc(recipes.createdAt))
    .limit(OWN_MAX);
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

export async function removeOwn(tx: Tx, ownerId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.ownerId, ownerId)))
    .returning({ id: recipes.id });
  return rows.length === 1;
}

export async function setVisibility(tx: Tx, id: string, visibility: 'own' | 'community'): Promise<void> {
  await tx.update(recipes).set({ visibility }).where(eq(recipes.id, id));
}

export async function countOwn(tx: Tx, ownerId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from recipes where owner_id = ${ownerId}`,
  );
  return rows[0]?.count ?? 0;
}

export async function figures(tx: Tx): Promise<{ recipes: number; cooks: number }> {
  const { rows } = await tx.execute<{ recipes: number; cooks: number }>(sql`
    select (select count(*)::int from recipes where owner_id is null) as recipes,
      (select count(*)::int from users) as cooks`);
  return rows[0] ?? { recipes: 0, cooks: 0 };
}
