import type { Course, Diet, Difficulty, Equipment } from '@crisper/contract/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import type { LocalQuery } from '../local-text-query.ts';
import type { TextQuery } from '../text-query.ts';

export interface BrowseQuery {
  text?: TextQuery | undefined;
  maxMinutes?: number | undefined;
  course?: Course | undefined;
  difficulty?: Difficulty | undefined;
  /** Recipes that need only this equipment. */
  equipment?: readonly Equipment[] | undefined;
  /** Recipes that keep all of these. */
  diets?: readonly Diet[] | undefined;
  /** Recipes that keep at least one of these. */
  anyDiet?: readonly Diet[] | undefined;
  /** Searches this person's own recipes instead of the public ones. */
  ownerId?: string | undefined;
  /** Of own recipes: with this tag, at least so many stars, in this collection. */
  tag?: string | undefined;
  minRating?: number | undefined;
  collection?: string | undefined;
}

/** Ids in a stable order: own recipes by age, title matches first, otherwise mixed. */
export async function browseIds(
  tx: Tx,
  query: BrowseQuery,
  limit: number,
  offset: number,
): Promise<string[]> {
  const { text } = query;
  return text
    ? foundIds(tx, query, text, limit, offset)
    : idsWhere(tx, conditions(query), order(query), limit, offset);
}

/**
 * The matches of a text, best first, queried one after the other: most searches are answered by titles of the cook book and
 * never reach the imported titles or the recipes that only mention a common word.
 */
async function foundIds(
  tx: Tx,
  query: BrowseQuery,
  text: TextQuery,
  limit: number,
  offset: number,
): Promise<string[]> {
  const plain = conditions({ ...query, text: undefined });
  const title = titleCondition(text);
  const ids: string[] = [];
  let skip = offset;
  let titled = 0;
  for (const { inTitle, book } of STAGES) {
    // A subquery, because checking the title of each recipe in turn takes ten times as long.
    const untitled = titled > 0 ? sql`id not in (select id from recipes where ${title}) and` : sql``;
    const says = inTitle ? title : sql`${untitled} ${textCondition(text)}`;
    const found = await pageOf(tx, sql`${plain} and ${book} and ${says}`, limit - ids.length, skip);
    ids.push(...found.ids);
    if (ids.length === limit) break;
    skip = Math.max(0, skip - found.total);
    if (inTitle) titled += found.total;
  }
  return ids;
}

/** A single letter finds more, and then no title is better than another. */
const TITLES_MOST = 1_000;

/**
 * Own recipes that say the text, those with it in their title first, then the newest. A title is part of what a recipe
 * says, so that only the titles of what was found are looked at: that of each of thousands takes too long to type along.
 */
export async function foundOwn(
  tx: Tx,
  query: BrowseQuery,
  text: TextQuery,
  limit: number,
  offset: number,
): Promise<{ ids: string[]; total: number }> {
  const plain = conditions({ ...query, text: undefined });
  const { rows } = await tx.execute<{ ids: string[]; total: number }>(sql`
    with fitting as materialized (
      select id, title, created_at from recipes where ${plain} and ${textCondition(text, sql`own_search`)})
    select (select count(*)::int from fitting) as total,
      array(select id from fitting
        order by case when (select count(*) from fitting) <= ${TITLES_MOST} then ${titleCondition(text)} end desc nulls last,
          created_at desc, id
        limit ${limit} offset ${offset}) as ids`);
  return rows[0]!;
}

async function idsWhere(tx: Tx, where: SQL, by: SQL, limit: number, offset: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from recipes where ${where} order by ${by} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

/** One page of these in order, and how many there are: in one statement, because finding them takes longer than sorting. */
async function pageOf(
  tx: Tx,
  where: SQL,
  limit: number,
  offset: number,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await tx.execute<{ ids: string[]; total: number }>(sql`
    with fitting as materialized (select id, origin, length(title) as long from recipes where ${where})
    select (select count(*)::int from fitting) as total,
      array(select id from fitting order by (origin <> 'cookbook')::int, long, id limit ${limit} offset ${offset}) as ids`);
  return rows[0]!;
}

/** Stops counting at `most`: a common food such as salt is in nearly all of a hundred thousand recipes. */
export async function count(tx: Tx, query: BrowseQuery, most: number): Promise<number> {
  const { text } = query;
  if (!text) return countWhere(tx, conditions(query), most);
  const plain = conditions({ ...query, text: undefined });
  const said = textCondition(text);
  // Titles come last: they are the slowest to check, and most recipes that match by title also match by text.
  const bySaid = await countWhere(tx, sql`${plain} and ${said}`, most);
  return bySaid === most
    ? most
    : countWhere(tx, sql`${plain} and (${said} or ${titleCondition(text)})`, most);
}

async function countWhere(tx: Tx, where: SQL, most: number): Promise<number> {
  // Materialized without a limit, so that the planner uses the indexes; the outer limit still stops early.
  const { rows } = await tx.execute<{ total: number }>(sql`
    with fitting as materialized (select from recipes where ${where})
    select count(*)::int as total from (select from fitting limit ${most}) as counted`);
  return rows[0]?.total ?? 0;
}

/** Words of public titles, for correcting misspelt words. */
export async function titleWords(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    select distinct word from recipes, regexp_split_to_table(lower(title), '[^a-z]+') as word
    where owner_id is null and length(word) between 5 and 24`);
  return rows.map((row) => row.word);
}

const COOK_BOOK = sql`origin = 'cookbook'`;
const IMPORTED = sql`origin <> 'cookbook'`;
const STAGES = [
  { inTitle: true, book: COOK_BOOK },
  { inTitle: true, book: IMPORTED },
  { inTitle: false, book: COOK_BOOK },
  { inTitle: false, book: IMPORTED },
];

function order({ ownerId }: BrowseQuery): SQL {
  return ownerId ? sql`created_at desc, id` : sql`(origin <> 'cookbook'), md5(id), id`;
}

function titleCondition({ title, local }: TextQuery): SQL {
  const english = sql`to_tsvector('english', title) @@ to_tsquery('english', ${title})`;
  return local ? sql`(${english} or ${localCondition(local, sql`title_search`)})` : english;
}

/** The book in another language is a few hundred rows, looked at as a whole. */
function localCondition({ language, config, words }: LocalQuery, column: SQL): SQL {
  const query = sql`to_tsquery(${sql.raw(`'${config}'`)}, ${words})`;
  return sql`id in (select recipe_id from recipe_words where language = ${language} and ${column} @@ ${query})`;
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
  if (query.ownerId) parts.push(...ownConditions(query, query.ownerId));
  if (query.diets?.length) parts.push(sql`diets @> ${textArray(query.diets)}`);
  if (query.anyDiet?.length) parts.push(sql`diets && ${textArray(query.anyDiet)}`);
  return joined(parts);
}

function ownConditions({ tag, minRating, collection }: BrowseQuery, ownerId: string): SQL[] {
  const marked = (which: SQL) =>
    sql`id in (select recipe_id from recipe_marks where user_id = ${ownerId} and ${which})`;
  return [
    ...(tag ? [marked(sql`tags @> ${textArray([tag])}`)] : []),
    ...(minRating ? [marked(sql`rating >= ${minRating}`)] : []),
    ...(collection
      ? [
          sql`id in (select recipe_id from collected_recipes
            where collection_id = ${collection} and user_id = ${ownerId})`,
        ]
      : []),
  ];
}

function joined(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql` and `);
}

/** One query for one look into the index. Stop words such as "and" give an empty one, which must not exclude everything. */
function textCondition({ words, foods, local }: TextQuery, column = sql`search`): SQL {
  const parts = foods.map(
    (food) => sql`(to_tsquery('english', ${food.words}) || ${`'${food.id}'`}::tsquery)`,
  );
  if (words !== null) parts.push(sql`to_tsquery('english', ${words})`);
  const query = sql.join(parts, sql` && `);
  const english = sql`(numnode(${query}) = 0 or ${column} @@ (${query}))`;
  return local ? sql`(${english} or ${localCondition(local, sql`recipe_words.search`)})` : english;
}

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
