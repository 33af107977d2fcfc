import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { mealOffers } from './meals.tables.ts';

export type OfferRow = typeof mealOffers.$inferSelect;
type NewOffer = Omit<typeof mealOffers.$inferInsert, 'createdAt'>;

/** Offers that wait for one person; the oldest give way. */
const OFFERS_MAX = 30;

export async function insert(tx: Tx, offer: NewOffer): Promise<void> {
  await tx.insert(mealOffers).values(offer).onConflictDoNothing();
  await tx.execute(sql`
    delete from meal_offers where user_id = ${offer.userId} and id in (
      select id from meal_offers where user_id = ${offer.userId} order by created_at desc, id offset ${OFFERS_MAX})`);
}

export async function list(tx: Tx, userId: string): Promise<(OfferRow & { from: string })[]> {
  const rows = await tx
    .select({
      offer: mealOffers,
      from: sql<string>`(select coalesce(profile.name, left(users.username, 40)) from users
        left join household_profiles as profile on profile.user_id = users.id where users.id = ${mealOffers.offeredBy})`,
    })
    .from(mealOffers)
    .where(eq(mealOffers.userId, userId))
    .orderBy(sql`${mealOffers.eatenAt} desc, ${mealOffers.id}`);
  return rows.map(({ offer, from }) => ({ ...offer, from }));
}

export async function find(tx: Tx, userId: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx
    .select()
    .from(mealOffers)
    .where(and(eq(mealOffers.userId, userId), eq(mealOffers.id, id)));
  return row;
}

export async function remove(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(mealOffers)
    .where(and(eq(mealOffers.userId, userId), eq(mealOffers.id, id)))
    .returning({ id: mealOffers.id });
  return rows.length === 1;
}

export async function removeOld(tx: Tx, days: number): Promise<void> {
  await tx.delete(mealOffers).where(sql`${mealOffers.createdAt} < now() - make_interval(days => ${days})`);
}
