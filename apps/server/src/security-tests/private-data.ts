import { randomUUID } from 'node:crypto';
import type { Payment } from '@crisper/contract/billing/billing';
import type { TestApp } from '../testing/app.ts';
import { ANY_PHOTO } from '../testing/photos.ts';
import { subscriber } from '../testing/subscriber.ts';

/** Put into every private text of the owner, so that a leak is found in any response, whatever its shape. */
export const MARK = 'zanzibarium';

export type Person = Awaited<ReturnType<TestApp['signUp']>>;
export type Belongings = Awaited<ReturnType<typeof belongingsOf>>;

export const OWN_RECIPE = {
  title: `Soup ${MARK}`,
  ingredients: ['2 eggs', '1 tomato'],
  steps: [`Stir in the ${MARK}.`],
};

export const LABEL = {
  ...{ calories: 300, protein: 0, carbs: 80, fat: 0, fiber: null, sugar: 80 },
  ...{ sodiumMg: null, vitaminCMg: null, ironMg: null, calciumMg: null },
};

/** A Pro account that is one year old, so that plan limits and limits for new accounts do not interfere. */
export async function settled(t: TestApp): Promise<Person> {
  const person = await t.signUp();
  await t.container.db.pool.query(
    `update users set pro_until = now() + interval '9 days', created_at = now() - interval '1 year' where id = $1`,
    [person.id],
  );
  const body = { email: person.email, password: person.password };
  const { token } = (await t.call('POST', '/api/auth/login', { body })).json<{ token: string }>();
  return { ...person, token };
}

/** Creates one row of every kind that can be addressed by an id. */
export async function belongingsOf(t: TestApp, { token, id: userId }: Person) {
  const make = async <Made>(method: 'POST' | 'GET' | 'PUT', url: string, body?: object): Promise<Made> => {
    const answer = await t.call(method, url, { token, ...(body && { body }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Made>();
  };
  type Row = { id: string };

  const meal = await make<Row>('POST', '/api/meals', {
    name: `Lunch ${MARK}`,
    calories: 400,
    idempotencyKey: 'key of the owner',
  });
  const recipe = await make<Row>('POST', '/api/recipes', OWN_RECIPE);
  const collection = await make<Row>('POST', '/api/collections', { title: `Sweets ${MARK}` });
  const archive = randomUUID();
  await t.container.db.pool.query(
    `insert into recipe_archives (id, user_id, file_name, state, keep_duplicates) values ($1, $2, $3, 'done', false)`,
    [archive, userId, `${MARK}.zip`],
  );
  const passkey = { id: randomUUID(), credentialId: randomUUID() };
  await t.container.db.pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, synced)
     values ($1, $2, $3, 'key', 0, '{}', $4, false)`,
    [passkey.id, userId, passkey.credentialId, `Phone ${MARK}`],
  );
  const scan = await make<Row>('POST', '/api/scan', { images: [ANY_PHOTO] });
  await make('POST', `/api/scans/${scan.id}/answers`, {
    answers: [{ question: 'q1', answer: 'name', name: `jar of ${MARK}` }],
  });
  const { memories } = await make<{ memories: Row[] }>('GET', '/api/memories');
  const { items: pantry } = await make<{ items: (Row & { version: number })[] }>('POST', '/api/pantry', {
    items: [{ name: `jar of ${MARK}`, amount: 3, unit: 'piece' }],
  });
  const product = await make<Row & { code: string }>('POST', '/api/products', {
    code: '4006381333931',
    name: `Jar ${MARK}`,
    kind: 'honey',
    per100g: LABEL,
  });
  const { profiles } = await make<{ profiles: (Row & { name: string })[] }>('POST', '/api/household', {
    name: `Kid ${MARK}`,
    diets: [],
    allergens: ['peanuts'],
    goals: { calories: null, protein: null, carbs: null, fat: null },
    portion: 0.5,
  });
  const { invitations } = await make<{ invitations: Row[] }>('POST', '/api/household/invitations', {
    email: `${MARK}@example.com`,
  });
  const offer = randomUUID();
  await t.container.db.pool.query(
    `insert into meal_offers (id, user_id, offered_by, meal_id, name, ingredients, items, eaten_at, time_zone)
     values ($1, $2, $2, $3, $4, '{}', '[]', now(), 'UTC')`,
    [offer, userId, meal.id, `Pie ${MARK}`],
  );
  const plan = await make<Row & { version: number }>('POST', '/api/plan', {});
  const shopping = '0a0a0a0a-0000-4000-8000-00000000000a';
  await make('POST', '/api/shopping', { id: shopping, name: `bag of ${MARK}` });
  const shoppingList = '0a0a0a0a-0000-4000-8000-00000000000b';
  await make('PUT', `/api/shopping/lists/${shoppingList}`, { name: `Market ${MARK}` });
  const { sessions } = await make<{ sessions: (Row & { current: boolean })[] }>('GET', '/api/auth/sessions');
  const { token: apiToken } = await make<{ token: Row }>('POST', '/api/tokens', {
    name: `Program ${MARK}`,
    scopes: ['read'],
    days: 30,
  });
  const { webhook } = await make<{ webhook: Row }>('POST', '/api/webhooks', {
    url: `https://example.com/${MARK}`,
    events: ['scan.done'],
  });
  const payment = await subscriber(t, token).subscribe();
  const { code } = await make<{ code: string }>('POST', '/api/referrals/generate');
  await make('POST', '/api/viral/track-share', { userId, recipeTitle: `Pie ${MARK}`, platform: 'mail' });

  const post = (title: string) =>
    make<Row>('POST', '/api/discussions', { title, content: `${title}, at length` });
  const open = await post('How long do eggs boil?');
  const held = await post(`Held ${MARK}`);
  const reply = await make<Row>('POST', `/api/discussions/${open.id}/replies`, { content: 'Six minutes.' });
  const heldReply = await make<Row>('POST', `/api/discussions/${open.id}/replies`, { content: `No ${MARK}` });
  await t.container.db.pool.query(`update discussions set state = 'held' where id = $1`, [held.id]);
  await t.container.db.pool.query(`update discussion_replies set state = 'held' where id = $1`, [
    heldReply.id,
  ]);

  return {
    userId,
    meal: meal.id,
    offer,
    recipe: recipe.id,
    collection: collection.id,
    archive,
    passkey,
    scan: scan.id,
    product,
    memory: memories[0]?.id as string,
    pantry: pantry[0] as Row & { version: number },
    profile: profiles.find(({ name }) => name.includes(MARK))?.id as string,
    invitation: invitations[0]?.id as string,
    plan,
    shopping,
    shoppingList,
    session: sessions.find(({ current }) => !current)?.id as string,
    apiToken: apiToken.id,
    webhook: webhook.id,
    payment: payment as Payment,
    code,
    open: open.id,
    held: held.id,
    reply: reply.id,
    heldReply: heldReply.id,
  };
}

/** Everything the rooms store about a person, read through the export. The last-used time of sessions is ignored. */
export async function everythingOf(
  t: TestApp,
  { id, householdId }: Person,
): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const room of t.container.rooms)
    for (const [section, rows] of Object.entries(room.personal?.export?.(id, householdId) ?? {})) {
      all[section] = [];
      for await (const row of rows) all[section].push(row);
    }
  return all;
}
