import pg from 'pg';

const quoted = pg.escapeIdentifier;

interface Link {
  table: string;
  name: string;
  definition: string;
}

/**
 * Does the work without foreign keys and triggers: tables then fill in any order, and nothing is counted or told twice.
 * The keys are checked when they come back. An owner of the tables may do this; only a superuser could simply
 * switch them off.
 */
export async function withoutLinks(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const links = await linksOf(client);
  const tables = await triggeredTables(client);
  for (const { table, name } of links)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const { table, name, definition } of links)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
}

async function linksOf(client: pg.Client): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function triggeredTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct relname as table from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ table }) => table);
}
