import type { Postgres } from './postgres.ts';
import type { Cook } from './virtual-users.ts';

const PRICE_CENTS = 699;
const FREE_SCANS = 2;
/** The stage shows the first letters of this many differences. */
const MOST = 30;

type Query = Postgres['query'];
type Book = (query: Query, users: Cook[]) => Promise<string[]>;

/** Compares what was acknowledged with what is stored. Returns every difference as a sentence. */
export async function differences({ query }: Postgres, users: Cook[]): Promise<string[]> {
  const found: string[] = users.flatMap(({ id, odd }) => odd.map((what) => `${id}: ${what}`));
  for (const book of [meals, scans, quotas, lists, favorites, pantries, messages, payments, refunds])
    found.push(...(await book(query, users)));
  return found.slice(0, MOST);
}

const idsOf = (users: Cook[]) => users.map(({ id }) => id);

function group<Row, Key>(rows: Row[], key: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** Compares a list of each cook with the stored one, regardless of order. */
function same(what: string, cook: Cook, wanted: string[], stored: string[]): string[] {
  const [one, two] = [[...wanted].sort().join(' '), [...stored].sort().join(' ')];
  return one === two ? [] : [`${what} of ${cook.id}: acknowledged [${one}], stored [${two}]`];
}

const meals: Book = async (query, users) => {
  const rows = await query<{ user_id: string; id: string; idempotency_key: string }>(
    'select user_id, id, idempotency_key from meals where user_id = any($1)',
    [idsOf(users)],
  );
  const byCook = group(rows, (row) => row.user_id);
  return users.flatMap((cook) =>
    same(
      'meals',
      cook,
      cook.meals.map(({ key, id }) => `${key}=${id}`),
      (byCook.get(cook.id) ?? []).map((row) => `${row.idempotency_key}=${row.id}`),
    ),
  );
};

const scans: Book = async (query, users) => {
  const rows = await query<{ user_id: string; id: string }>(
    'select user_id, id from scans where user_id = any($1)',
    [idsOf(users)],
  );
  const byCook = group(rows, (row) => row.user_id);
  return users.flatMap(({ id, scans: { done, unknown } }) => {
    const stored = (byCook.get(id) ?? []).map((row) => row.id);
    const lost = done.filter((scan) => !stored.includes(scan));
    const most = done.length + unknown;
    return [
      ...lost.map((scan) => `scan ${scan} of ${id} was acknowledged and is not stored`),
      ...(stored.length > most ? [`${id} has ${stored.length} scans, of ${most} sent`] : []),
    ];
  });
};

/** Each counted scan of a free cook has its place in the day, and no day has more than two. Earlier rounds are longer ago. */
const quotas: Book = async (query, users) => {
  const free = users.filter(({ paid }) => !paid);
  const rows = await query<{ user_id: string; day: string; counted: number; places: number }>(
    `select coalesce(s.user_id, u.user_id) as user_id, coalesce(s.day, u.day)::text as day,
       coalesce(counted, 0)::int as counted, coalesce(places, 0)::int as places
     from (select user_id, day, count(*) as counted from scans where counted and day > current_date - 5 group by 1, 2) s
     full join (select user_id, day, count(*) as places from scan_uses where held_until is null group by 1, 2) u
       on u.user_id = s.user_id and u.day = s.day
     where coalesce(s.user_id, u.user_id) = any($1)`,
    [idsOf(free)],
  );
  return rows
    .filter(({ counted, places }) => counted !== places || counted > FREE_SCANS)
    .map(
      (row) => `scans of ${row.user_id} on ${row.day}: ${row.counted} counted, ${row.places} places taken`,
    );
};

const lists: Book = async (query, users) => {
  const rows = await query<{ user_id: string; id: string; ticked: boolean }>(
    `select users.id as user_id, replace(items.parts->0->>'source', 'hand:', '') as id, ticked
     from shopping_items items join users using (household_id) where users.id = any($1)`,
    [idsOf(users)],
  );
  const byCook = group(rows, (row) => row.user_id);
  return users.flatMap((cook) =>
    same(
      'shopping list',
      cook,
      [...cook.ticked].map(([id, ticked]) => `${id}=${ticked}`),
      (byCook.get(cook.id) ?? []).map(({ id, ticked }) => `${id}=${ticked}`),
    ),
  );
};

const favorites: Book = async (query, users) => {
  const rows = await query<{ user_id: string; recipe_id: string }>(
    'select user_id, recipe_id from favorites where user_id = any($1)',
    [idsOf(users)],
  );
  const byCook = group(rows, (row) => row.user_id);
  return users.flatMap((cook) =>
    same(
      'saved recipes',
      cook,
      [...cook.saved],
      (byCook.get(cook.id) ?? []).map((row) => row.recipe_id),
    ),
  );
};

const pantries: Book = async (query, users) => {
  const rows = await query<{ id: string; grams: number }>(
    'select id, grams from pantry_items where id = any($1)',
    [users.map(({ flour }) => flour.id)],
  );
  const grams = new Map(rows.map((row) => [row.id, Math.round(row.grams)]));
  return users.flatMap(({ id, flour }) =>
    grams.get(flour.id) === flour.grams
      ? []
      : [`flour of ${id}: ${flour.grams} g should be left, ${grams.get(flour.id)} g are`],
  );
};

/** Each message is stored at most once, and each stored one has one job that sends its email. */
const messages: Book = async (query, users) => {
  const rows = await query<{ id: number; subject: string; jobs: number }>(
    `select m.id, m.subject, (select count(*)::int from pgboss.job
       where name = 'contact.message-stored' and data->>'id' = m.id::text) as jobs
     from contact_messages m`,
  );
  const stored = group(rows, (row) => row.subject);
  return users.flatMap((cook) =>
    cook.messages.flatMap(({ subject, ticket }) => {
      const found = stored.get(subject) ?? [];
      const right = found.length <= 1 && (found.length === 1 || ticket === undefined);
      const emails = found.every(({ jobs }) => jobs === 1);
      if (right && emails) return [];
      return [`message ${subject} (${ticket ?? 'unanswered'}): stored as ${JSON.stringify(found)}`];
    }),
  );
};

const payments: Book = async (query, users) => {
  const rows = await query<{
    user_id: string;
    paid: number;
    cents: number;
    subscriptions: number;
    emails: number;
  }>(
    `select users.id as user_id,
       (select count(*)::int from sandbox_payments p join sandbox_subscriptions s on s.id = p.subscription_id
          join sandbox_customers c on c.id = s.customer_id where c.key = users.id::text and p.status = 'succeeded') as paid,
       (select coalesce(sum(p.amount_cents), 0)::int from sandbox_payments p join sandbox_subscriptions s on s.id = p.subscription_id
          join sandbox_customers c on c.id = s.customer_id where c.key = users.id::text and p.status = 'succeeded') as cents,
       (select count(*)::int from subscriptions where user_id = users.id) as subscriptions,
       (select count(*)::int from pgboss.job where name = 'billing.letter' and data->>'userId' = users.id::text
          and data->>'kind' = 'started') as emails
     from users where id = any($1)`,
    [idsOf(users)],
  );
  const wanted = new Map(users.map((cook) => [cook.id, cook.paid ? 1 : 0]));
  return rows
    .filter((row) => {
      const times = wanted.get(row.user_id)!;
      const all = [row.paid, row.subscriptions, row.emails];
      return all.some((one) => one !== times) || row.cents !== times * PRICE_CENTS;
    })
    .map(
      (row) => `payment of ${row.user_id}, ${wanted.get(row.user_id)} acknowledged: ${JSON.stringify(row)}`,
    );
};

const refunds: Book = async (query, users) => {
  const rows = await query<{
    user_id: string;
    done: number;
    cents: number;
    running: number;
    emails: number;
  }>(
    `select users.id as user_id,
       (select count(*)::int from refunds where user_id = users.id and done_at is not null) as done,
       (select coalesce(sum(amount_cents), 0)::int from refunds where user_id = users.id) as cents,
       (select count(*)::int from subscriptions where user_id = users.id and status <> 'ended') as running,
       (select count(*)::int from pgboss.job where name = 'billing.letter' and data->>'userId' = users.id::text
          and data->>'kind' = 'refunded') as emails
     from users where id = any($1)`,
    [idsOf(users.filter(({ refunded }) => refunded))],
  );
  return rows
    .filter((row) => row.done !== 1 || row.emails !== 1 || row.running !== 0 || row.cents !== PRICE_CENTS)
    .map((row) => `refund of ${row.user_id}: ${JSON.stringify(row)}`);
};
