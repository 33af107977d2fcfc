import type { Memory } from '@crisper/contract/memories/memories';
import { listScans, type ScanAnswer, scanResult } from '@crisper/contract/scans/scans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { finding, seeing, type TestVision, testLook, testVision } from '../../testing/vision.ts';

let t: TestApp;
let vision: TestVision;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
});
afterAll(() => t.close());

const place = (at: number, name: string | null) => ({
  ...{ photo: 0, box: [at / 10, 0.2, 0.1, 0.1] as const, name, look: testLook(at) },
  likely: [{ food: 'mustard', name: 'mustard', label: 'mustard', emoji: '🌭' }],
});
/** One tomato, two boxes of butter, and a thing without a name. */
const FRIDGE: TestVision['look'] = async (photos, options) => ({
  ...(await seeing()(photos, options)),
  findings: [finding('tomato'), finding('butter'), finding('leek', { confidence: 0.3, shown: false })],
  places: [place(1, 'tomato'), place(2, 'butter'), place(3, 'butter'), place(4, null)],
  also: [{ food: 'egg', name: 'egg', emoji: '🥚', label: 'egg', chance: 0.6 }],
});
const scan = async (token: string) => {
  const answer = await t.call('POST', '/api/scan', { token, body: { images: [newPhoto()] } });
  return scanResult.parse(answer.json());
};
const name = (token: string, id: string, question: string, name: string) =>
  t.call('POST', `/api/scans/${id}/answers`, {
    token,
    body: { answers: [{ question, answer: 'name', name } satisfies ScanAnswer] },
  });
const listOf = async (token: string): Promise<string[]> => {
  const { scans } = listScans.response.parse((await t.call('GET', '/api/scans', { token })).json());
  return scans[0]!.ingredients.filter(({ selected }) => selected).map((one) => one.name);
};

it('a scan says what can be tapped and what may be there as well', async () => {
  vision.look = FRIDGE;
  const { token } = await t.signUp();
  const { places, also } = await scan(token);
  expect(places.map((one) => [one.id, one.name])).toEqual([
    ['p1', 'tomato'],
    ['p2', 'butter'],
    ['p3', 'butter'],
    ['p4', null],
  ]);
  expect(places[3]).toEqual({
    ...{ id: 'p4', photo: 0, box: [0.4, 0.2, 0.1, 0.1], name: null },
    likely: [{ name: 'mustard', food: 'mustard', emoji: '🌭' }],
  });
  expect(also).toEqual([{ name: 'egg', food: 'egg', emoji: '🥚' }]);
});

it('a named thing is on the list and remembered; another name for the only one takes the first off', async () => {
  vision.look = FRIDGE;
  const { token } = await t.signUp();
  const { id } = await scan(token);
  await name(token, id, 'p4', 'ketchup');
  await name(token, id, 'p1', 'red pepper');
  await name(token, id, 'p2', 'margarine');
  expect(await listOf(token)).toEqual(['butter', 'leek', 'ketchup', 'margarine', 'red bell pepper']);
  const { memories } = (await t.call('GET', '/api/memories', { token })).json<{ memories: Memory[] }>();
  expect(memories.map((one) => one.name).sort()).toEqual(['ketchup', 'margarine', 'red bell pepper']);
});

it('what a place was called is not learned from a list that was merely left as it is', async () => {
  vision.look = FRIDGE;
  const { token } = await t.signUp();
  const { id } = await scan(token);
  await t.call('POST', `/api/scans/${id}/corrections`, { token, body: { removed: [], added: [] } });
  expect((await t.call('GET', '/api/memories', { token })).json()).toEqual({ memories: [], total: 0 });
});

it('the next scan knows the last lists as they were corrected, doubtful names only where they were confirmed', async () => {
  vision.look = FRIDGE;
  const { token } = await t.signUp();
  const { id } = await scan(token);
  await t.call('POST', `/api/scans/${id}/corrections`, {
    token,
    body: { removed: ['butter'], added: ['half a cabbage'] },
  });
  let earlier: string[][] = [];
  vision.look = (photos, options) => {
    earlier = (options.earlier ?? []).map((list) => list.map((one) => one.name));
    return seeing()(photos, options);
  };
  await scan(token);
  expect(earlier).toEqual([['tomato', 'cabbage']]);
  await scan((await t.signUp()).token);
  expect(earlier).toEqual([]);
});
