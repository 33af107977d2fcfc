import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { listAssignments, shoppingLists } from './shopping.tables.ts';

type ListRow = typeof shoppingLists.$inferSelect;
type NewHome = typeof listAssignments.$inferInsert;

/** Far more than a household buys; what was moved longest ago is forgotten first. */
const HOMES_MAX = 2000;

export async function listsOf(tx: Tx, householdId: string): Promise<ListRow[]> {
  return tx
    .select()
    .from(shoppingLists)
    .where(eq(shoppingLists.householdId, householdId))
    .orderBy(asc(shoppingLists.createdAt), asc(shoppingLists.id));
}

/** False: the id is another household's. */
export async function saveList(
  tx: Tx,
  { id, householdId, name }: Omit<ListRow, 'createdAt'>,
): Promise<boolean> {
  const saved = await tx
    .insert(shoppingLists)
    .values({ id, householdId, name })
    .onConflictDoUpdate({
      target: shoppingLists.id,
      set: { name },
      setWhere: eq(shoppingLists.householdId, householdId),
    })
    .returning({ id: shoppingLists.id });
  return saved.length > 0;
}

export async function removeList(tx: Tx, householdId: string, id: string): Promise<void> {
  await tx
    .delete(shoppingLists)
    .where(and(eq(shoppingLists.householdId, householdId), eq(shoppingLists.id, id)));
}

/** Where each thing is, on lists that there are. */
export async function assignmentsOf(tx: Tx, householdId: string): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ key: string; list: string }>(sql`
    select key, list_id as list from shopping_homes
    where household_id = ${householdId}
      and list_id in (select id from shopping_lists where household_id = ${householdId})`);
  return new Map(rows.map(({ key, list }) => [key, list]));
}

/** The later of two moves counts, whichever arrives first. */
export async function moveHome(tx: Tx, home: NewHome): Promise<void> {
  await tx
    .insert(listAssignments)
    .values(home)
    .onConflictDoUpdate({
      target: [listAssignments.householdId, listAssignments.key],
      set: { listId: sql`excluded.list_id`, movedAt: sql`excluded.moved_at`, change: sql`excluded.deed` },
      setWhere: sql`(${listAssignments.movedAt}, ${listAssignments.change}) <= (excluded.moved_at, excluded.deed)`,
    });
  await tx.execute(sql`
    delete from shopping_homes where (household_id, key) in (
      select household_id, key from shopping_homes where household_id = ${home.householdId}
      order by moved_at desc, key offset ${HOMES_MAX})`);
}

/** Lists of the same name become one. What the other household knows already stays as it is there. */
export async function moveNew(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update shopping_homes set list_id = theirs.id
    from shopping_lists mine join shopping_lists theirs on lower(mine.name) = lower(theirs.name)
    where shopping_homes.household_id = ${from} and shopping_homes.list_id = mine.id
      and mine.household_id = ${from} and theirs.household_id = ${to}`);
  await tx.execute(sql`
    update shopping_lists mine set household_id = ${to} where household_id = ${from} and not exists (
      select from shopping_lists where household_id = ${to} and lower(name) = lower(mine.name))`);
  await tx.execute(sql`
    update shopping_homes mine set household_id = ${to} where household_id = ${from} and not exists (
      select from shopping_homes where household_id = ${to} and key = mine.key)`);
}
