import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DemoAnswer, SAMPLE_PHOTO } from '@crisper/contract/demo';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { seeing, type TestVision, testVision } from '../../testing/vision.ts';

const sample = readFileSync(new URL(`../../../../web/public${SAMPLE_PHOTO.path}`, import.meta.url));

let t: TestApp;
let vision: TestVision;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
});
afterAll(() => t.close());
beforeEach(() => {
  vision.look = seeing('tomato', 'butter');
});

const scan = (address: string, image = newPhoto()) =>
  t.app.inject({ method: 'POST', url: '/api/demo/scan', remoteAddress: address, payload: { image } });

it('looks at one photo a day for a network, and keeps nothing of it', async () => {
  const first = await scan('192.0.2.1');
  expect(first.statusCode).toBe(200);
  expect(first.json<DemoAnswer>().ingredients.map(({ name }) => name)).toEqual(['tomato', 'butter']);
  expect((await scan('192.0.2.1')).json()).toMatchObject({ code: 'limit_reached' });
  expect((await scan('192.0.2.2')).statusCode).toBe(200);
  const { rowCount } = await t.container.db.pool.query('select from scans');
  expect(rowCount).toBe(0);
});

it('does not use the day up with a photo without food, but bounds the tries', async () => {
  vision.look = seeing();
  for (let tries = 0; tries < 4; tries++) expect((await scan('192.0.2.9')).statusCode).toBe(200);
  expect((await scan('192.0.2.9')).statusCode).toBe(429);
});

it('counts the lines of one IPv6 site together', async () => {
  const answers: number[] = [];
  for (let line = 0; line < 9; line++)
    answers.push((await scan(`2001:db8:7:${line.toString(16)}::1`)).statusCode);
  expect(answers).toEqual([...Array(8).fill(200), 429]);
});

it('knows the sample photo: free for everybody, and looked at once', async () => {
  expect(createHash('sha256').update(sample).digest('hex')).toBe(SAMPLE_PHOTO.sha256);
  const look = vi.fn(seeing('butter'));
  vision.look = look;
  const image = `data:image/webp;base64,${sample.toString('base64')}`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => scan('192.0.2.1', image)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  expect(look).toHaveBeenCalledTimes(1);
});
