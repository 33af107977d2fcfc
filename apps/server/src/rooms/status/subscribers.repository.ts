import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/** Returns the confirmation token; null when the email is already confirmed. */
export async function ask(tx: Tx, email: string, token: string): Promise<string | null> {
  const { rows } = await tx.execute<{ token: string; confirmed: boolean }>(sql`
    insert into status_subscribers (email, token) values (${email}, ${token})
    on conflict (email) do update set created_at = now()
    returning token, confirmed_at is not null as confirmed`);
  const [row] = rows;
  return row && !row.confirmed ? row.token : null;
}

export async function confirm(tx: Tx, token: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update status_subscribers set confirmed_at = coalesce(confirmed_at, now()) where token = ${token}`,
  );
  return rowCount === 1;
}

export async function end(tx: Tx, token: string): Promise<void> {
  await tx.execute(sql`delete from status_subscribers where token = ${token}`);
}

export async function confirmed(tx: Tx): Promise<{ email: string; token: string }[]> {
  const { rows } = await tx.execute<{ email: string; token: string }>(
    sql`select email, token from status_subscribers where confirmed_at is not null order by email`,
  );
  return rows;
}

export async function removeOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from status_subscribers where email in (select lower(email) from users where id = ${userId})`,
  );
}
