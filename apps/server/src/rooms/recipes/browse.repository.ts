import type { Course, Difficulty, Equipment } from '@crisper/contract/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { TextQuery } from './text-query.ts';

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
  const { text } = query;
  if (!text) return idsWhere(tx, conditions(query), order(query), limit, offset);
  const ids: string[] = [];
  let skip = offset;
  for (const where of foundIn(query, text)) {
    const found = await idsWhere(tx, where, FOUND, limit - ids.length, skip);
    ids.push(...found);
    if (ids.length === limit) break;
    // Where none of these is on the page, all of them stand before it.
    skip = found.length > 0 || skip === 0 ? 0 : skip - (await countWhere(tx, where));
  }
  return ids;
}

/**
 * What fits a text, best first, in parts that are asked for one after the other: most searches end with the titles of
 * the cook book, and neither a hundred thousand imported ones nor whatever merely mentions a common word is looked at.
 */
function foundIn(query: BrowseQuery, text: TextQuery): SQL[] {
  const plain = conditions({ ...query, text: undefined });
  const titled = sql`${plain} and ${titleCondition(text)}`;
  // A list of those, because to read the title of one recipe after another takes ten times as long.
  const untitled = sql`${plain} and id not in (select id from recipes where ${titleCondition(text)})`;
  const said = textConditions(text);
  return [
    sql`${titled} and ${COOK_BOOK}`,
    sql`${titled} and not ${COOK_BOOK}`,
    joined([sql`${untitled} and ${COOK_BOOK}`, ...said]),
    joined([sql`${untitled} and not ${COOK_BOOK}`, ...oneByOne(said)]),
  ];
}

async function idsWhere(tx: Tx, where: SQL, by: SQL, limit: number, offset: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from recipes where ${where} order by ${by} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

/** Counts no further than `most`: of a hundred thousand recipes nearly all have salt. */
export async function count(tx: Tx, query: BrowseQuery, most: number): Promise<number> {
  const { text } = query;
  if (!text) return countWhere(tx, conditions(query), most);
  const plain = conditions({ ...query, text: undefined });
  const said = joined(textConditions(text));
  // The title last: it is the dearest to look into, and most that fit by title fit by text as well.
  return countWhere(tx, sql`${plain} and ((${said}) or ${titleCondition(text)})`, most);
}

async function countWhere(tx: Tx, where: SQL, most: number | null = null): Promise<number> {
  // Planned as if all were wanted, so that the indexes are used, and left off as soon as there are enough.
  const { rows } = await tx.execute<{ total: number }>(sql`
    with fitting as materialized (select from recipes where ${where})
    select count(*)::int as total from (select from fitting limit ${most}) as counted`);
  return rows[0]?.total ?? 0;
}

/** Words of public titles, for putting misspelt ones right. */
export async function titleWords(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    select distinct word from recipes, regexp_split_to_table(lower(title), '[^a-z]+') as word
    where owner_id is null and length(word) between 5 and 24`);
  return rows.map((row) => row.word);
}

const COOK_BOOK = sql`(origin = 'cookbook')`;
const FOUND = sql`(origin <> 'cookbook')::int, length(title), id`;

function order({ ownerId }: BrowseQuery): SQL {
  return ownerId ? sql`created_at desc, id` : sql`(origin <> 'cookbook'), md5(id), id`;
}

function titleCondition({ title }: TextQuery): SQL {
  return sql`to_tsvector('english', title) @@ to_tsquery('english', ${title})`;
}

function conditions(query: BrowseQuery): SQL {
  const parts = [query.ownerId ? sql`owner_id = ${query.ownerId}` : sql`owner_id is null`];
  if (query.maxMinutes) parts.push(sql`total_minutes between 1 and ${query.maxMinutes}`);
  if (query.course) parts.push(sql`${query.course} = any(courses)`);
  if (query.difficulty) parts.push(sql`difficulty = ${query.difficulty}`);
  if (query.equipment) {
    const owned = textArray([...query.equipment, 'no_cook']);
    parts.push(sql`equipment && ${textArray(query.equipment)} and equipment <@ ${owned}`);
  }
  return joined(parts);
}

function joined(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql` and `);
}

/** Words like "and" leave an empty query, which must not rule out everything. */
function textConditions({ words, foods }: TextQuery): SQL[] {
  const named = foods.map(
    (food) => sql`(foods @> array[${food.id}] or search @@ to_tsquery('english', ${food.words}))`,
  );
  if (words === null) return named;
  const plain = sql`(numnode(to_tsquery('english', ${words})) = 0 or search @@ to_tsquery('english', ${words}))`;
  return [...named, plain];
}

/** Each from its own index, which "offset 0" makes sure of: to look into the text of one recipe after another takes ten times as long. */
function oneByOne([first, ...others]: readonly SQL[]): SQL[] {
  if (!first) return [];
  return [first, ...others.map((part) => sql`id in (select id from recipes where ${part} offset 0)`)];
}

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
