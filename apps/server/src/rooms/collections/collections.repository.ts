import type { User } from '@crisper/contract/auth/auth';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { collectedRecipes, recipeCollections } from './collections.tables.ts';

export interface CollectionRow {
  id: string;
  userId: string;
  title: string;
  description: string;
  coverRecipe: string | null;
  sharedWithHousehold: boolean;
  /** The owner's name, and their household. */
  owner: string;
  householdId: string;
}

export type Viewer = Pick<User, 'id' | 'householdId'>;

type ListedRow = CollectionRow & { count: number; holds: boolean };

/** One's own and those the household shares, newest first. The cover is the chosen recipe, or the first one. */
export async function list(tx: Tx, user: Viewer, recipeId: string | null): Promise<ListedRow[]> {
  const { rows } = await tx.execute<ListedRow & Record<string, unknown>>(sql`
    select recipe_collections.id, user_id as "userId", title, description, count, coalesce(holds, false) as holds,
      coalesce(cover_recipe, first) as "coverRecipe", shared_with_household as "sharedWithHousehold",
      owner.username as owner, owner.household_id as "householdId"
    from users owner join recipe_collections on user_id = owner.id left join lateral (
      select count(*)::int as count, (array_agg(recipe_id order by position))[1] as first,
        bool_or(recipe_id = ${recipeId ?? ''}) as holds
      from collected_recipes where collection_id = recipe_collections.id) as held on true
    where owner.household_id = ${user.householdId} and (owner.id = ${user.id} or shared_with_household)
    order by recipe_collections.created_at desc, recipe_collections.id`);
  return rows;
}

export async function find(tx: Tx, id: string): Promise<CollectionRow | undefined> {
  const [row] = await tx
    .select({
      id: recipeCollections.id,
      userId: recipeCollections.userId,
      title: recipeCollections.title,
      description: recipeCollections.description,
      coverRecipe: recipeCollections.coverRecipe,
      sharedWithHousehold: recipeCollections.sharedWithHousehold,
      owner: users.username,
      householdId: users.householdId,
    })
    .from(recipeCollections)
    .innerJoin(users, eq(users.id, recipeCollections.userId))
    .where(eq(recipeCollections.id, id));
  return row;
}

/** The ids of its recipes, in order. */
export async function recipeIds(tx: Tx, collectionId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: collectedRecipes.recipeId })
    .from(collectedRecipes)
    .where(eq(collectedRecipes.collectionId, collectionId))
    .orderBy(asc(collectedRecipes.position), asc(collectedRecipes.recipeId));
  return rows.map(({ id }) => id);
}

export async function insert(
  tx: Tx,
  row: Pick<CollectionRow, 'id' | 'userId' | 'title' | 'description'>,
): Promise<void> {
  await tx.insert(recipeCollections).values(row);
}

export async function change(
  tx: Tx,
  id: string,
  changes: Partial<Pick<CollectionRow, 'title' | 'description' | 'coverRecipe' | 'sharedWithHousehold'>>,
): Promise<void> {
  await tx
    .update(recipeCollections)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(recipeCollections.id, id));
}

/** Recipes that are not named stay behind the others. */
export async function reorder(tx: Tx, id: string, recipeIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update collected_recipes set position =
      coalesce(array_position(${sql.param([...recipeIds])}::text[], recipe_id), position + ${recipeIds.length} + 1)
    where collection_id = ${id}`);
}

export async function remove(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(recipeCollections)
    .where(and(eq(recipeCollections.id, id), eq(recipeCollections.userId, userId)))
    .returning({ id: recipeCollections.id });
  return rows.length === 1;
}

/** At the end; nothing changes when it is there. */
export async function collect(
  tx: Tx,
  row: { collectionId: string; userId: string; recipeId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into collected_recipes (collection_id, user_id, recipe_id, position)
    select ${row.collectionId}, ${row.userId}, ${row.recipeId}, coalesce(max(position), 0) + 1
    from collected_recipes where collection_id = ${row.collectionId}
    on conflict do nothing`);
}

export async function uncollect(tx: Tx, collectionId: string, recipeId: string): Promise<void> {
  await tx
    .delete(collectedRecipes)
    .where(and(eq(collectedRecipes.collectionId, collectionId), eq(collectedRecipes.recipeId, recipeId)));
  await tx
    .update(recipeCollections)
    .set({ coverRecipe: null })
    .where(and(eq(recipeCollections.id, collectionId), eq(recipeCollections.coverRecipe, recipeId)));
}

export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}

/** One page of a person's collections with the ids of their recipes, for the export. */
export async function exportOf(
  tx: Tx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.execute(sql`
    select id, title, description, created_at as "createdAt",
      array(select recipe_id from collected_recipes where collection_id = recipe_collections.id
        order by position) as recipes
    from recipe_collections where user_id = ${userId} order by created_at, id limit ${limit} offset ${offset}`);
  return rows;
}
