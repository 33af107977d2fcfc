import type { Course, Difficulty, Equipment } from '@crisper/contract/words';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { TextQuery } from './search-words.ts';

export interface BrowseQuery {
  text?: TextQuery | undefined;
  maxMinutes?: number | undefined;
  course?: Course | undefined;
  difficulty?: Difficulty | undefined;
  /** Recipes that use some of these and nothing else. */
  equipment?: readonly Equipment[] | undefined;
  /** This person's own recipes instead of the public ones. */
  ownerId?: string | undefined;
}

/** Ids in an order that does not change by itself: own ones by age, titles that fit first, else well mixed. */
export async function browseIds(
  tx: Tx,
  query: BrowseQuery,
  limit: number,
  offset: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    ${titled(query)} select id from recipes where ${conditions(query)}
    order by ${order(query)} limit ${limit} offset ${offset}`);
  return rows.map((row) => row.id);
}

export async function any(tx: Tx, query: BrowseQuery): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from recipes where ${conditions(query)} limit 1`);
  return rows.length > 0;
}

export async function count(tx: Tx, query: BrowseQuery): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from recipes where ${conditions(query)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Words of public titles, for putting misspelt ones right. */
export async function titleWords(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    select distinct word from recipes, regexp_split_to_table(lower(title), '[^a-z]+') as word
    where owner_id is null and length(word) between 5 and 24`);
  return rows.map((row) => row.word);
}

function titled({ text }: BrowseQuery): SQL {
  if (!text) return sql``;
  return sql`with titled as materialized (
    select id from recipes where to_tsvector('english', title) @@ to_tsquery('english', ${text.title}))`;
}

function order(query: BrowseQuery): SQL {
  if (query.text) return sql`(id in (select id from titled)) desc, origin <> 'cookbook', length(title), id`;
  return query.ownerId ? sql`created_at desc, id` : sql`(origin <> 'cookbook'), md5(id), id`;
}

function conditions(query: BrowseQuery): SQL {
  const parts = [query.ownerId ? sql`owner_id = ${query.ownerId}` : sql`owner_id is null`];
  if (query.text) parts.push(...textConditions(query.text));
  if (query.maxMinutes) parts.push(sql`total_minutes between 1 and ${query.maxMinutes}`);
  if (query.course) parts.push(sql`${query.course} = any(courses)`);
  if (query.difficulty) parts.push(sql`difficulty = ${query.difficulty}`);
  if (query.equipment) {
    const owned = textArray([...query.equipment, 'no_cook']);
    parts.push(sql`equipment && ${textArray(query.equipment)} and equipment <@ ${owned}`);
  }
  return sql.join(parts, sql` and `);
}

/** Words like "and" leave an empty query, which must not rule out everything. */
function textConditions({ words, foods }: TextQuery): SQL[] {
  const named = foods.map(
    (food) => sql`(foods @> array[${food.id}] or search @@ to_tsquery('english', ${food.words}))`,
  );
  if (words === null) return named;
  const plain = sql`(numnode(to_tsquery('english', ${words})) = 0 or search @@ to_tsquery('english', ${words}))`;
  return [plain, ...named];
}

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
