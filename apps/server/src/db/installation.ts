import { createHmac } from 'node:crypto';
import type { Database } from './client.ts';
import { DatabaseError } from './database-error.ts';

const ANOTHER_SECRET =
  'This database belongs to an installation with another SECRET. Set the same SECRET on every instance; where none was set, it is the file "secret" in the DATA_DIR of the first one. If it is lost, run: npm run admin -- new-secret';

export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('the secret of this installation').digest('base64url');

/** The first secret that comes is the installation's. With another one, what it signed and sealed could not be read. */
export async function assertSecret({ pool }: Pick<Database, 'pool'>, secret: string): Promise<void> {
  const mine = secretMark(secret);
  await pool.query('insert into installation (secret_mark) values ($1) on conflict do nothing', [mine]);
  const { rows } = await pool.query<{ secret_mark: string }>('select secret_mark from installation');
  if (rows[0]?.secret_mark !== mine) throw new DatabaseError(ANOTHER_SECRET);
}

/** For an installation whose secret is lost. */
export async function acceptSecret({ pool }: Pick<Database, 'pool'>, secret: string): Promise<void> {
  const mine = secretMark(secret);
  await pool.query(
    'insert into installation (secret_mark) values ($1) on conflict (only_row) do update set secret_mark = $1',
    [mine],
  );
}

export async function keepPublicUrl({ pool }: Pick<Database, 'pool'>, url: string): Promise<void> {
  await pool.query('update installation set public_url = $1', [url]);
}

export async function keptPublicUrl({ pool }: Pick<Database, 'pool'>): Promise<string | undefined> {
  const { rows } = await pool.query<{ public_url: string | null }>('select public_url from installation');
  return rows[0]?.public_url ?? undefined;
}
