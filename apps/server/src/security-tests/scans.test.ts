import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { ANY_PHOTO } from '../testing/photos.ts';
import { type TestVision, testVision } from '../testing/vision.ts';

/** The same without the head of a data URL. */
const PLAIN = ANY_PHOTO.slice(ANY_PHOTO.indexOf(',') + 1);

let t: TestApp;
let vision: TestVision;
const people: (string | undefined)[] = [];
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
});
afterAll(() => t.close());
beforeEach(() => {
  people.length = 0;
  vision.look = (photos, { person }) => {
    people.push(person);
    const took = { decode: 0, detect: 0, read: 0, processor: 0 };
    return { findings: [], photos: photos.map(() => ({ ok: true, width: 4, height: 3, took })) };
  };
});

/** Tries until refused. The limits a minute are forgotten, as if the tries were spread over the day. */
async function tryAllDay(token: string, id: string, path: string, body: object) {
  for (let tries = 0; tries < 400; tries++) {
    await t.container.limiter.forget({ name: 'scan', max: 0, seconds: 0 }, id);
    await t.container.limiter.forget({ name: 'meal-photo', max: 0, seconds: 0 }, id);
    const answer = await t.call('POST', path, { token, body });
    if (answer.statusCode !== 200) return { tries, answer };
  }
  throw new Error('never refused');
}

it.each([
  ['/api/scan', { images: [ANY_PHOTO] }],
  ['/api/analyze-meal', { image: PLAIN }],
])('photos with nothing on them cost tries of the day: %s', async (path, body) => {
  const cook = await t.signUp();
  const { tries, answer } = await tryAllDay(cook.token, cook.id, path, body);
  expect(tries).toBe(12);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json().error).toContain('come back tomorrow');
  expect(people).toHaveLength(12);
});

it('tells the vision engine whose photos these are, for people to take turns', async () => {
  const cook = await t.signUp();
  await t.call('POST', '/api/scan', { token: cook.token, body: { images: [ANY_PHOTO] } });
  await t.call('POST', '/api/analyze-meal', { token: cook.token, body: { image: PLAIN } });
  expect(people).toEqual([cook.id, cook.id]);
});
