import { and, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { passwordResets } from './auth.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** A person with the latest Pro of everybody in their household. */
export interface AccountRow extends UserRow {
  householdProUntil: Date | null;
}

/** Written without the builder's columns: in a query of one table it would leave out the name of the table. */
export const accountColumns = {
  ...getTableColumns(users),
  householdProUntil: sql<Date | null>`(select max(member.pro_until) from users member
    where member.household_id = users.household_id)`.mapWith(users.proUntil),
};

export type Taken = 'email' | 'username';
const TAKEN: Readonly<Record<string, Taken>> = { users_email_key: 'email', users_username_key: 'username' };

/** Returns the new row, or which of the two unique names is taken. Case is ignored. */
export async function insert(tx: Tx, values: typeof users.$inferInsert): Promise<AccountRow | Taken> {
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  if (row) return { ...row, householdProUntil: row.proUntil };
  return (await findByEmail(tx, values.email)) ? 'email' : 'username';
}

export async function whatIsTaken(tx: Tx, email: string, username: string): Promise<Taken | undefined> {
  if (await findByEmail(tx, email)) return 'email';
  return (await isNameTaken(tx, username)) ? 'username' : undefined;
}

export async function isNameTaken(tx: Tx, username: string): Promise<boolean> {
  const named = sql`lower(${users.username}) = lower(${username})`;
  const rows = await tx.select({ id: users.id }).from(users).where(named);
  return rows.length > 0;
}

/**
 * Whether no user has an account yet. Then no other sign-up goes on until this transaction ends, so that there is exactly
 * one first account.
 */
export async function isFirst(tx: Tx): Promise<boolean> {
  if (await anybody(tx)) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first account'))`);
  return !(await anybody(tx));
}

/** Whether there is no administrator yet; like `isFirst`, so that exactly one is the first. */
export async function isFirstAdmin(tx: Tx): Promise<boolean> {
  if (await hasAdmin(tx)) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first account'))`);
  return !(await hasAdmin(tx));
}

export async function hasAdmin(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where role = 'admin' limit 1`);
  return rows.length > 0;
}

export async function anybody(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users limit 1`);
  return rows.length > 0;
}

export async function findByEmail(tx: Tx, email: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select(accountColumns)
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

/** By username or email. */
export async function findByName(tx: Tx, name: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select(accountColumns)
    .from(users)
    .where(or(sql`lower(${users.username}) = lower(${name})`, sql`lower(${users.email}) = lower(${name})`));
  return row;
}

export async function findById(tx: Tx, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select(accountColumns).from(users).where(eq(users.id, id));
  return row;
}

export async function update(tx: Tx, id: string, values: Partial<UserRow>): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Changes one of the two unique names, or says which is taken; then the transaction is over. */
export async function rename(tx: Tx, id: string, values: Partial<UserRow>): Promise<Taken | undefined> {
  try {
    await update(tx, id, values);
    return undefined;
  } catch (error) {
    const taken = TAKEN[(error as { cause?: { constraint?: string } }).cause?.constraint ?? ''];
    if (!taken) throw error;
    return taken;
  }
}

export async function setRole(tx: Tx, email: string, role: UserRow['role']): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ role })
    .where(sql`lower(${users.email}) = lower(${email})`)
    .returning();
  return row;
}

/** One open reset link per person: a newer email invalidates the older one. */
export async function replaceReset(
  tx: Tx,
  userId: string,
  tokenHash: string,
  expiresAt: Date,
  byAdmin = false,
): Promise<void> {
  await removeResets(tx, userId);
  await tx.insert(passwordResets).values({ userId, tokenHash, expiresAt, byAdmin });
}

export async function findReset(
  tx: Tx,
  tokenHash: string,
): Promise<{ user: UserRow; byAdmin: boolean } | undefined> {
  const [row] = await tx
    .select({ user: users, byAdmin: passwordResets.byAdmin })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresAt, sql`now()`),
        isNull(users.disabledAt),
      ),
    );
  return row;
}

/** True for the one caller that used the link. A link works only once. */
export async function consumeReset(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)).returning();
  return rows.length === 1;
}

export async function removeResets(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** All columns except the password. */
export async function profile(tx: Tx, id: string) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      username: users.username,
      role: users.role,
      timeZone: users.timeZone,
      showsName: users.showsName,
      language: users.language,
      tabs: users.tabs,
      timeZoneChosen: users.timeZoneChosen,
      onboardingCompleted: users.onboardingCompleted,
      proUntil: users.proUntil,
      referralCodeUsed: users.referralCodeUsed,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, id));
}
