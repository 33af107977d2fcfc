import type { AddressInfo } from 'node:net';
import { PhotoError } from '@crisper/vision/photo-error';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ANY_PHOTO } from '../../testing/photos.ts';
import { finding, seeing, type TestVision, testVision } from '../../testing/vision.ts';

let t: TestApp;
let vision: TestVision;
let site: string;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterAll(() => t.close());

it.each(['application/json', 'text/event-stream'])(
  'a client that leaves half way stops the vision engine and pays nothing (%s)',
  async (accept) => {
    const cook = await t.signUp();
    const leaving = new AbortController();
    const stopped = new Promise<void>((done) => {
      vision.look = (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal!.addEventListener('abort', () => {
            reject(new PhotoError('cancelled'));
            done();
          });
          leaving.abort();
        });
    });
    const left = fetch(`${site}/api/scan`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cook.token}`, 'content-type': 'application/json', accept },
      body: JSON.stringify({ images: [ANY_PHOTO] }),
      signal: leaving.signal,
    }).then((answer) => answer.text());
    await expect(left).rejects.toThrow();
    await stopped;
    const held = async () =>
      (await t.container.db.pool.query('select 1 from scan_uses where user_id = $1', [cook.id])).rowCount;
    await expect.poll(held).toBe(0);

    vision.look = seeing('tomato');
    const next = await t.call('POST', '/api/scan', { token: cook.token, body: { images: [ANY_PHOTO] } });
    expect(next.json().scansLeft).toBe(1);
  },
);

it('whoever has the first list and goes on has scanned', async () => {
  const cook = await t.signUp();
  const leaving = new AbortController();
  vision.look = async (photos, options) => {
    const gone = new Promise<void>((done) => {
      options.onFirstList!({ findings: [finding('tomato')] });
      leaving.signal.addEventListener('abort', () => done());
    });
    await gone;
    return seeing('tomato', 'butter')(photos, options);
  };
  const answer = await fetch(`${site}/api/scan`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${cook.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ images: [ANY_PHOTO] }),
    signal: leaving.signal,
  });
  const decoder = new TextDecoder();
  let text = '';
  const heard = (async () => {
    for await (const part of answer.body!) {
      text += decoder.decode(part as Uint8Array);
      if (text.includes('"listed"')) leaving.abort();
    }
  })();
  await expect(heard).rejects.toThrow();
  expect(text).toContain('tomato');
  expect(text).not.toContain('"result"');
  const kept = async () => {
    const { scans, scansLeft } = (await t.call('GET', '/api/scans', { token: cook.token })).json();
    return [scans[0]?.ingredients.length, scansLeft];
  };
  await expect.poll(kept).toEqual([2, 1]);
});

it('an answer in parts arrives in parts', async () => {
  const cook = await t.signUp();
  let finish = (): void => {};
  const told = new Promise<void>((done) => {
    finish = done;
  });
  vision.look = async (photos, options) => {
    await told;
    return seeing('tomato')(photos, options);
  };
  const answer = await fetch(`${site}/api/scan`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${cook.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ images: [ANY_PHOTO] }),
  });
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body!) {
    text += decoder.decode(part as Uint8Array);
    if (!text.includes('"result"')) finish();
  }
  expect(text).toContain('"received"');
  expect(text).toContain('"result"');
});
