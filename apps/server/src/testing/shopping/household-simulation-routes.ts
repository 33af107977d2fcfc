import { randomUUID } from 'node:crypto';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { expect } from 'vitest';
import type { ShoppingPart } from '../../rooms/shopping/shopping.tables.ts';
import type { TestApp } from '../app.ts';
import { dice, expected, expectedHomes, LISTS, type Played, partsOn, play } from './household-simulation.ts';

export type Person = Awaited<ReturnType<TestApp['signUp']>>;
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** People who share one household. */
export async function familyOf(t: TestApp, size: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < size; at++) people.push(await t.signUp());
  const [owner, ...others] = people;
  for (const { id } of others)
    await t.container.db.pool.query(
      `update users set household_id = $2, household_role = 'member' where id = $1`,
      [id, owner!.householdId],
    );
  for (const { id } of people) t.container.sessions.forgetUser(id);
  return people;
}

export async function askAs(t: TestApp, method: Method, path: string, { token }: Person, body?: object) {
  const answer = await t.call(method, path, { token, ...(body && { body }) });
  expect([200, 201], answer.body).toContain(answer.statusCode);
  return answer.json<ShoppingList>();
}

function send(t: TestApp, by: Person, change: Played): Promise<ShoppingList> {
  const { kind, key: idempotencyKey, ...body } = change;
  if (kind === 'add') return askAs(t, 'POST', '/api/shopping', by, { ...body, idempotencyKey });
  if (kind === 'remove') return askAs(t, 'POST', '/api/shopping/remove', by, { ...body, idempotencyKey });
  if (kind === 'amount') return askAs(t, 'PATCH', '/api/shopping/amounts', by, { ...body, idempotencyKey });
  if (kind === 'move') return askAs(t, 'POST', '/api/shopping/move', by, { ...body, idempotencyKey });
  return askAs(t, 'PATCH', '/api/shopping', by, { ticks: [body], idempotencyKey });
}

/** The same days through the real routes and PostgreSQL: every change goes twice at once, and others follow meanwhile. */
export async function playThroughRoutes(t: TestApp, seeds: readonly number[]): Promise<void> {
  // What people may use of the processor is not the question here, and a busy machine counts more of it.
  t.container.budgets.waitMs = () => 0;
  for (const seed of seeds) {
    const people = await familyOf(t, 3);
    const home = people[0]!.householdId;
    const [name, id] = ['Market', LISTS[0]!];
    if (seed === seeds[0])
      await t.call('PUT', `/api/shopping/lists/${id}`, { token: people[0]!.token, body: { name } });
    const flying: Promise<unknown>[] = [];
    const done = await play({
      random: dice(seed),
      devices: 3,
      steps: 40,
      newId: randomUUID,
      server: {
        async deliver(device, change) {
          flying.push(send(t, people[device]!, change));
          await send(t, people[device]!, change);
        },
        list: async (device) => (await askAs(t, 'GET', '/api/shopping', people[device]!)).items,
      },
    });
    await Promise.all(flying);
    const { rows } = await t.container.db.pool.query<{ parts: ShoppingPart[] }>(
      'select parts from shopping_items where household_id = $1',
      [home],
    );
    expect(partsOn(rows), `seed ${seed}`).toEqual(expected(done));
    const homes = await t.container.db.pool.query<{ key: string; list: string | null }>(
      'select key, list_id as list from shopping_homes where household_id = $1 order by key collate "C"',
      [home],
    );
    expect(Object.fromEntries(homes.rows.map(({ key, list }) => [key, list]))).toEqual(expectedHomes(done));
  }
}
