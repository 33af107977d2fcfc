import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../client.ts';
import { DatabaseError } from '../database-error.ts';
import { writeBackup } from './write-backup.ts';

/** An arbitrary fixed number: instances make one backup at a time. */
const LOCK = 7_203_115;

interface About {
  at: Date;
  secretMark: string;
}

/** Hands a whole backup to `keep`, compressed, and answers what `keep` does. */
export async function makeBackup<Kept>(
  db: Database,
  about: About,
  keep: (bytes: AsyncIterable<Buffer>) => Promise<Kept>,
): Promise<Kept> {
  const client = await db.ownConnection();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!rows[0]?.mine) throw new DatabaseError('Another backup is being made right now.');
    const zip = createGzip();
    const [kept] = await Promise.all([keep(zip), pipeline(Readable.from(writeBackup(client, about)), zip)]);
    return kept;
  } finally {
    await client.end();
  }
}
