import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { installCompression } from './compression.ts';

const LONG = { text: 'soup '.repeat(400) };

const app = fastify();
installCompression(app);
app.get('/api/recipes', () => LONG);
app.get('/api/auth/me', () => LONG);
app.get('/api/short', () => ({ text: 'soup' }));
app.get('/events', (_request, reply) =>
  reply.type('text/event-stream').send(Readable.from(['data: soup\n\n'.repeat(400)])),
);
app.get('/picture', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'.repeat(400)));
afterAll(() => app.close());

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['GZIP', 'gzip', gunzipSync],
] as const)('answers %s with %s', async (accepted, encoding, open) => {
  const answer = await get('/api/recipes', accepted);
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(JSON.parse(open(answer.rawPayload).toString())).toEqual(LONG);
});

it.each([
  ['nobody asked for it', '/api/recipes', undefined],
  ['it is refused', '/api/recipes', 'br;q=0, identity'],
  ['it is short', '/api/short', 'br'],
  ['it may hold a secret', '/api/auth/me', 'br'],
  ['it is a stream', '/events', 'br'],
  ['it is a picture', '/picture', 'br'],
])('leaves an answer as it is when %s', async (_why, url, accepted) => {
  const answer = await get(url, accepted);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});
