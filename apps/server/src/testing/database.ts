import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Database } from '../db/client.ts';
import { TEMPLATE } from './global-setup.ts';

/** A database for one test file, copied from the migrated template and dropped when closed. */
export const testDatabase = (): Promise<Database> => newDatabase(`template ${TEMPLATE} strategy file_copy`);

/** A database with nothing in it, not even tables. */
export const emptyDatabase = (): Promise<Database> => newDatabase('template template0');

async function newDatabase(like: string): Promise<Database> {
  const postgres = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await connect({ ...postgres, max: 1 });
  await admin.pool.query(`create database ${name} ${like}`);
  const db = await connect({ ...postgres, database: name, max: 5 });
  return {
    ...db,
    async close() {
      await db.close();
      await admin.pool.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
