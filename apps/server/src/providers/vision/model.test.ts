import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeForModel } from '@crisper/vision/encode';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testVision } from '../../testing/vision.ts';
import { bothVisions } from './combined.ts';
import { type ModelOptions, modelVision } from './model.ts';
import type { VisionAnswer, VisionProvider } from './vision.provider.ts';

type Handler = (body: string, response: ServerResponse) => void;

const own: VisionAnswer = { findings: [], photos: [] };
const embedded = testVision(() => own);

let server: Server;
let handler: Handler;
let requests: string[];
/** Aborting it ends the current request with a timeout. */
let timeIsUp: AbortController;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push(body);
      handler(body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function answering(foods: unknown, more: object = {}): Handler {
  return (_, response) => {
    const message = { role: 'assistant', content: JSON.stringify({ foods, ...more }) };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'x',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };
}

const open = (options: Partial<ModelOptions> = {}) =>
  modelVision(
    { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, model: 'm', ...options },
    embedded,
  );

const shelf = new URL('../../../../../packages/vision/test-photos/shelf.webp', import.meta.url);
const SECRET = 'secret-place';

/** A JPEG with a comment in its metadata, as cameras write it. */
async function photo(): Promise<Buffer> {
  const { jpeg } = await encodeForModel(await readFile(shelf));
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SECRET.length + 2]), Buffer.from(SECRET)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

describe('a vision model outside', () => {
  it('keeps what the kitchen knows and drops what was made up', async () => {
    handler = answering([
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
    handler = answering([{ name: 'rice', confidence: 0.9, photo: 1 }], { dish: ' Paella ' });
    expect(await open().read([await photo()])).toMatchObject({
      dish: 'Paella',
      findings: [{ food: 'rice' }],
    });
  });

  it('sends clean pixels: no metadata leaves the machine', async () => {
    handler = answering([]);
    await open().read([await photo()]);
    const image = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(requests[0]!)![1]!;
    expect(Buffer.from(image, 'base64').includes(SECRET)).toBe(false);
  });

  it('counts photos as the cook sent them when one cannot be opened', async () => {
    handler = answering([{ name: 'butter', confidence: 0.9, photo: 1 }]);
    const { findings, photos } = await open().read([Buffer.from('not a photo at all'), await photo()]);
    expect(findings.map((finding) => finding.photo)).toEqual([1]);
    expect(photos.map((one) => one.ok)).toEqual([false, true]);
  });

  it.each<[string, Handler]>([
    ['an error', (_, response) => response.writeHead(500).end('{}')],
    [
      'prose',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('"hello"'),
    ],
    ['another shape', answering([{ title: 'tomato' }])],
    ['silence', () => timeIsUp.abort(new DOMException('Too long', 'TimeoutError'))],
  ])('falls back after two tries on %s, with a note', async (_, misbehaving) => {
    handler = misbehaving;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      timeIsUp = new AbortController();
      return timeIsUp.signal;
    });
    const troubles: Error[] = [];
    const engine = open({ onError: (error) => troubles.push(error) });
    const answer = await engine.read([await photo()]);
    expect(answer.note).toContain('did not answer');
    expect(requests).toHaveLength(2);
    expect(troubles).toHaveLength(2);
  });

  it('stops when the client leaves', async () => {
    const leaving = new AbortController();
    handler = () => leaving.abort();
    const reading = open().read([await photo()], { signal: leaving.signal });
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    expect(requests).toHaveLength(1);
  });

  it('joins both answers, each food once', async () => {
    handler = answering([
      { name: 'tomato', confidence: 0.8, photo: 1 },
      { name: 'butter', confidence: 0.8, photo: 1 },
    ]);
    const seen: VisionProvider = {
      ...embedded,
      read: async () => ({
        photos: [{ ok: true, width: 1, height: 1, took: { decode: 0, detect: 0, read: 0, processor: 0 } }],
        findings: [
          {
            food: 'tomato',
            name: 'tomato',
            label: 'tomato',
            confidence: 0.5,
            box: [0, 0, 1, 1],
            photo: 0,
            source: 'seen',
            emoji: '🍅',
            shown: false,
            evidence: [],
          },
        ],
      }),
    };
    const { findings } = await bothVisions(seen, open()).read([await photo()]);
    expect(findings.map((one) => [one.food, one.box !== null])).toEqual([
      ['tomato', true],
      ['butter', false],
    ]);
    expect(findings[0]!.confidence).toBeGreaterThan(0.8);
  });
});
