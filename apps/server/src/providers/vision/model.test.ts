import { readFile } from 'node:fs/promises';
import { encodeForModel } from '@crisper/vision/encode';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answering,
  type ModelHandler,
  type TestModelServer,
  testModelServer,
} from '../../testing/model-server.ts';
import { testVision } from '../../testing/vision.ts';
import { modelVision } from './model.ts';
import { type OutsideModelOptions, outsideModel } from './outside-model.ts';

const embedded = testVision(() => ({ findings: [], photos: [] }));

let server: TestModelServer;
beforeEach(async () => {
  server = await testModelServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const open = (options: Partial<OutsideModelOptions> = {}) =>
  modelVision(outsideModel({ baseUrl: server.baseUrl, model: 'm', ...options }), embedded);
const saying = (foods: unknown, more: object = {}) => answering(JSON.stringify({ foods, ...more }));

const shelf = new URL('../../../../../packages/vision/test-photos/shelf.webp', import.meta.url);
const SECRET = 'secret-place';

/** A JPEG with a comment in its metadata, as cameras write it. */
async function photo(): Promise<Buffer> {
  const { jpeg } = await encodeForModel(await readFile(shelf));
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SECRET.length + 2]), Buffer.from(SECRET)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

it('keeps what the kitchen knows and drops what was made up', async () => {
  server.handler = saying([
    { name: 'Tomatoes', confidence: 1, photo: 1 },
    { name: 'unicorn steak of doom', confidence: 1, photo: 1 },
    { name: 'tomato', confidence: 0.4, photo: 1 },
    { name: 'butter', confidence: 0.9, photo: 7 },
  ]);
  const { findings, note } = await open().read([await photo()]);
  expect(note).toBeUndefined();
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ food: 'tomato', source: 'model', box: null, photo: 0, shown: true });
  expect(findings[0]!.confidence).toBeLessThan(1);
});

it('names the dish where the photo shows one', async () => {
  server.handler = saying([{ name: 'rice', confidence: 0.9, photo: 1 }], { dish: ' Paella ' });
  expect(await open().read([await photo()])).toMatchObject({
    dish: 'Paella',
    findings: [{ food: 'rice' }],
  });
});

it('sends clean pixels: no metadata leaves the machine', async () => {
  await open().read([await photo()]);
  const image = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(server.requests[0]!)![1]!;
  expect(Buffer.from(image, 'base64').includes(SECRET)).toBe(false);
});

it('counts photos as the cook sent them when one cannot be opened', async () => {
  server.handler = saying([{ name: 'butter', confidence: 0.9, photo: 1 }]);
  const { findings, photos } = await open().read([Buffer.from('not a photo at all'), await photo()]);
  expect(findings.map((finding) => finding.photo)).toEqual([1]);
  expect(photos.map((one) => one.ok)).toEqual([false, true]);
});

it.each<[string, ModelHandler]>([
  ['an error', (response) => response.writeHead(500).end('{}')],
  [
    'no document',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('"hello"'),
  ],
  ['another shape', saying([{ title: 'tomato' }], { foods: 'tomato' })],
  ['prose', answering('I see some tomatoes and a stick of butter.')],
])('falls back after two tries on %s, with a note', async (_, misbehaving) => {
  server.handler = misbehaving;
  const troubles: Error[] = [];
  const answer = await open({ onError: (error) => troubles.push(error) }).read([await photo()]);
  expect(answer.note).toContain('did not answer');
  expect(server.requests).toHaveLength(2);
  expect(troubles).toHaveLength(2);
});

it('falls back at once when the time is up', async () => {
  const time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  server.handler = () => time.abort(new DOMException('Too long', 'TimeoutError'));
  const answer = await open().read([await photo()]);
  expect(answer.note).toContain('took too long');
  expect(server.requests).toHaveLength(1);
});

it('asks without a schema when the server refuses one', async () => {
  server.handler = (response, body) => {
    if (body.includes('response_format')) response.writeHead(400).end('{"error":"unsupported"}');
    else saying([{ name: 'butter', confidence: 0.9, photo: 1 }])(response, body);
  };
  const { findings, note } = await open().read([await photo()]);
  expect([findings.map(({ food }) => food), note]).toEqual([['butter'], undefined]);
});

it('stops when the client leaves', async () => {
  const leaving = new AbortController();
  server.handler = () => leaving.abort();
  const reading = open().read([await photo()], { signal: leaving.signal });
  await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  expect(server.requests).toHaveLength(1);
});

it('copies a recipe from its pages, or says that the model could not', async () => {
  server.handler = answering(
    'Here it is:\n```json\n{"title":"Soup","ingredients":["1 leek"],"steps":["Boil."]}\n```',
  );
  expect(await open().transcribe!([await photo()], {})).toMatchObject({
    title: 'Soup',
    ingredients: ['1 leek'],
  });
  server.handler = answering('A fine soup.');
  expect(await open().transcribe!([await photo()], {})).toBeNull();
});
