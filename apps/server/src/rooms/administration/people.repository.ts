import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

export interface PersonRow {
  id: string;
  username: string;
  email: string;
  role: 'user' | 'admin';
  proUntil: Date | null;
  disabledAt: Date | null;
  createdAt: Date;
  lastSeenAt: Date | null;
  bytes: number;
}

const columns = sql`
  id, username, email, role, pro_until as "proUntil", disabled_at as "disabledAt", created_at as "createdAt",
  (select max(last_used_at) from sessions where user_id = users.id) as "lastSeenAt",
  (select coalesce(sum(bytes), 0)::float from storage_uses where user_id = users.id) as bytes`;

/** `%` and `_` mean themselves. */
function matching(search: string): SQL {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`lower(username) like ${pattern} or lower(email) like ${pattern}`;
}

export async function list(
  tx: Tx,
  { search, skip, limit }: { search: string; skip: number; limit: number },
): Promise<{ rows: PersonRow[]; total: number }> {
  const which = search === '' ? sql`true` : matching(search);
  const { rows } = await tx.execute<PersonRow & Record<string, unknown>>(sql`
    select ${columns} from users where ${which} order by created_at desc, id limit ${limit} offset ${skip}`);
  const counted = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from users where ${which}`,
  );
  return { rows: rows.map(dated), total: counted.rows[0]?.total ?? 0 };
}

export async function find(tx: Tx, id: string): Promise<PersonRow | undefined> {
  const { rows } = await tx.execute<PersonRow & Record<string, unknown>>(
    sql`select ${columns} from users where id = ${id}`,
  );
  return rows[0] && dated(rows[0]);
}

export async function setDisabled(tx: Tx, id: string, disabled: boolean): Promise<void> {
  await tx.execute(sql`update users set disabled_at = ${disabled ? sql`now()` : sql`null`} where id = ${id}`);
}

export async function setRole(tx: Tx, id: string, role: PersonRow['role']): Promise<void> {
  await tx.execute(sql`update users set role = ${role} where id = ${id}`);
}

interface Kept extends Record<string, unknown> {
  what: string;
  rows: number;
  bytes: number;
}

/** What all people keep together, by kind. */
export async function kept(tx: Tx): Promise<Kept[]> {
  const { rows } = await tx.execute<Kept>(sql`
    select what, sum(rows)::float as rows, sum(bytes)::float as bytes from storage_uses group by what order by 3 desc`);
  return rows;
}

export async function databaseBytes(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

function dated(row: PersonRow): PersonRow {
  const date = (value: Date | null) => value && new Date(value);
  return {
    ...row,
    proUntil: date(row.proUntil),
    disabledAt: date(row.disabledAt),
    createdAt: new Date(row.createdAt),
    lastSeenAt: date(row.lastSeenAt),
  };
}
