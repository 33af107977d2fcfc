import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { cookingNotes } from './cooking.tables.ts';

type Kept = typeof cookingNotes.$inferSelect;
type Row = Omit<Kept, 'userId'>;

const of = (userId: string, recipeId: string) =>
  and(eq(cookingNotes.userId, userId), eq(cookingNotes.recipeId, recipeId));

const COLUMNS = {
  recipeId: cookingNotes.recipeId,
  title: cookingNotes.title,
  stars: cookingNotes.stars,
  note: cookingNotes.note,
  photo: cookingNotes.photo,
  cookedAt: cookingNotes.cookedAt,
};

export async function find(tx: Tx, userId: string, recipeId: string): Promise<Row | null> {
  const [row] = await tx.select(COLUMNS).from(cookingNotes).where(of(userId, recipeId));
  return row ?? null;
}

export async function list(
  tx: Tx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  return tx
    .select(COLUMNS)
    .from(cookingNotes)
    .where(eq(cookingNotes.userId, userId))
    .orderBy(cookingNotes.recipeId)
    .limit(limit)
    .offset(offset);
}

export async function insert(tx: Tx, row: Omit<Kept, 'cookedAt'>): Promise<Row> {
  const [kept] = await tx.insert(cookingNotes).values(row).returning(COLUMNS);
  return kept!;
}

export async function remove(tx: Tx, userId: string, recipeId: string): Promise<void> {
  await tx.delete(cookingNotes).where(of(userId, recipeId));
}

/** Two saves of one person run one after the other, so that neither finds the other's row in its way. */
export async function lock(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}
