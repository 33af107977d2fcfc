import type { Discussion, DiscussionEvent } from '@crisper/contract/community/community';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
let url: string;
let token: string;
let id: string;
beforeAll(async () => {
  t = await testApp();
  url = await t.app.listen({ port: 0 });
  ({ token } = await t.signUp());
  const body = { title: 'Live', content: 'Now', category: 'General' };
  id = (await t.call('POST', '/api/discussions', { token, body })).json<Discussion>().id;
});
afterAll(() => t.close());

/** Reads events one by one; returns undefined at the end. */
async function follow() {
  const response = await fetch(`${url}/api/discussions/${id}/events`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<DiscussionEvent | undefined> {
      for (;;) {
        const [block, rest] = text.split(/\n\n(.*)/s);
        if (rest !== undefined && block?.startsWith('data:')) {
          text = rest;
          return JSON.parse(block.slice(5));
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
    },
    leave: () => reader.cancel(),
  };
}
const reply = (content: string) =>
  t.call('POST', `/api/discussions/${id}/replies`, { token, body: { content } });

it('tells everybody who looks, also after the connection to the database was lost', async () => {
  const [one, two] = [await follow(), await follow()];
  for (const eye of [one, two]) expect(await eye.next()).toEqual({ type: 'open' });
  await reply('First');
  for (const eye of [one, two]) expect(await eye.next()).toEqual({ type: 'changed' });
  await two.leave();

  const { rows } = await t.container.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  expect(rows).toHaveLength(1);
  // Sent after reconnecting, because a change may have been missed.
  expect(await one.next()).toEqual({ type: 'changed' });
  await reply('Second');
  expect(await one.next()).toEqual({ type: 'changed' });
  expect((await fetch(`${url}/api/discussions/424242/events`)).status).toBe(404);

  // An open stream does not delay the shutdown of the server.
  const ended = one.next();
  await t.app.close();
  expect(await ended).toBeUndefined();
});
