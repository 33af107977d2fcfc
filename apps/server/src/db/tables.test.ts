import { readdir } from 'node:fs/promises';
import { is, SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './client.ts';

const SOURCE = new URL('../', import.meta.url);
/** Used in plain SQL only, so they have no definition in TypeScript. */
const PLAIN_SQL = [
  'installation',
  'migrations',
  'recipe_book',
  'status_days',
  'status_incidents',
  'status_probes',
  'status_services',
  'status_subscribers',
  'status_updates',
];

/**
 * Builds the tables a second time, from TypeScript, in a separate schema and lets PostgreSQL describe both: only it
 * knows that `now()` and `CURRENT_TIMESTAMP`, or `int8` and `bigint`, are the same.
 */
it('the tables in TypeScript are the tables of the migrated database, column by column', async () => {
  const db = await testDatabase();
  try {
    const tables = await tablesInTypeScript();
    await db.pool.query('create schema twins');
    for (const table of tables) await db.pool.query(createTable(table, 'twins'));

    const database = await columnsOf(db, 'public');
    const typescript = await columnsOf(db, 'twins');
    const known = [...new Set(database.map(({ table }) => table))];
    const twins = tables.map((table) => getTableConfig(table).name);
    expect([...twins, ...PLAIN_SQL].sort()).toEqual(known.sort());
    const twinned = database.filter(({ table }) => !PLAIN_SQL.includes(table));
    expect(typescript.map(({ line }) => line)).toEqual(twinned.map(({ line }) => line));
  } finally {
    await db.close();
  }
});

async function tablesInTypeScript(): Promise<PgTable[]> {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => file.endsWith('.tables.ts'));
  const modules: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ new URL(file, SOURCE).href)),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable));
}

function createTable(table: PgTable, schema: string): string {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const key = [
    ...columns.filter((column) => column.primary),
    ...primaryKeys.flatMap((primaryKey) => primaryKey.columns),
  ].map((column) => pg.escapeIdentifier(column.name));
  const parts = columns.map(define);
  if (key.length > 0) parts.push(`primary key (${key.join(', ')})`);
  return `create table ${schema}.${pg.escapeIdentifier(name)} (${parts.join(', ')})`;
}

function define(column: PgColumn): string {
  const parts = [pg.escapeIdentifier(column.name), column.getSQLType()];
  if (column.notNull) parts.push('not null');
  if (column.generatedIdentity) {
    parts.push(
      `generated ${column.generatedIdentity.type === 'always' ? 'always' : 'by default'} as identity`,
    );
  }
  if (column.default !== undefined) parts.push(`default ${literal(column, column.default)}`);
  return parts.join(' ');
}

function literal(column: PgColumn, value: unknown): string {
  if (is(value, SQL)) return new PgDialect().sqlToQuery(value).sql;
  const driverValue = column.mapToDriverValue(value);
  return typeof driverValue === 'string' ? pg.escapeLiteral(driverValue) : String(driverValue);
}

/** One line per column. Generated search columns (tsvector) are left out because TypeScript never reads them. */
async function columnsOf(db: Database, schema: string): Promise<{ table: string; line: string }[]> {
  const { rows } = await db.pool.query<{ table: string; line: string }>(
    `select c.relname as table, concat_ws(' ', c.relname || '.' || a.attname,
      format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case a.attidentity when 'a' then 'identity always' when 'd' then 'identity by default' end,
      'default ' || pg_get_expr(d.adbin, d.adrelid),
      'key ' || array_position(i.indkey::int2[], a.attnum) + 1) as line
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p')
    order by line`,
    [schema],
  );
  return rows;
}
