import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { recoveryCodes, secondFactors } from '../auth.tables.ts';
import { removeOfCodes } from '../sign-in-method-emails.repository.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function find(tx: Tx, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** False when one is on already: that stays as it is. */
export async function prepare(tx: Tx, userId: string, sealedSecret: string): Promise<boolean> {
  const rows = await tx
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** True for the call that turned it on. */
export async function turnOn(
  tx: Tx,
  { userId, sealedSecret }: SecondFactorRow,
  step: number,
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** True for the one caller that used a code of this half minute, when none of it or a later one was used before. */
export async function useStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** True when there was one that was on. */
export async function remove(tx: Tx, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await removeOfCodes(tx, userId);
  const rows = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** One that the mailbox did not say yes to, or not before then. */
export async function removeUnconfirmed(tx: Tx, userId: string, before: Date | undefined): Promise<void> {
  const said = (await find(tx, userId))?.mailboxConfirmedAt;
  if (!said || (before && said >= before)) await remove(tx, userId);
}

/** With new codes one gets in anew: what the mailbox said about the old ones is over. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.update(secondFactors).set({ mailboxConfirmedAt: null }).where(eq(secondFactors.userId, userId));
  await removeOfCodes(tx, userId);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** True for the one caller that used it. */
export async function useRecoveryCode(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length === 1;
}

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** What an export says of it: never the secret. */
export async function exported(tx: Tx, userId: string) {
  const row = await find(tx, userId);
  if (!row?.confirmedAt) return [];
  return [{ since: row.confirmedAt, recoveryCodesLeft: await countRecoveryCodes(tx, userId) }];
}
