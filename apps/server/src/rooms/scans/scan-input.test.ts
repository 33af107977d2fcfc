import { randomBytes } from 'node:crypto';
import { errorBody } from '@crisper/contract/errors';
import { MAX_PHOTO_BYTES } from '@crisper/contract/photos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ANY_PHOTO, dataUrl } from '../../testing/photos.ts';
import { type TestVision, testVision } from '../../testing/vision.ts';

let t: TestApp;
let vision: TestVision;
let token: string;
beforeAll(async () => {
  vision = testVision(() => {
    throw new Error('nothing of this may reach the vision engine');
  });
  t = await testApp({ vision });
  token = (await t.signUp()).token;
});
afterAll(() => t.close());

const scan = (body: unknown) => t.call('POST', '/api/scan', { token, body });

it.each([
  ['no photos', { images: [] }, 400, 'Add at least one photo.'],
  ['nine photos', { images: Array(9).fill(ANY_PHOTO) }, 400, 'At most 8 photos'],
  ['11 MB', { images: [dataUrl(Buffer.alloc(11 * 1024 * 1024))] }, 413, 'at most 10 MB'],
  ['a byte too many', { images: [dataUrl(Buffer.alloc(MAX_PHOTO_BYTES + 1))] }, 413, 'at most 10 MB'],
  ['something else than a list', { images: ANY_PHOTO }, 400, ''],
  ['something else than text', { images: [{ href: 'http://localhost' }] }, 400, ''],
  ['an address', { images: ['https://example.com/fridge.jpg'] }, 415, 'Use a JPEG'],
  ['a drawing with scripts', { images: [dataUrl('<svg onload="x"/>', 'image/svg+xml')] }, 415, 'Use a JPEG'],
  ['a page', { images: [dataUrl('<script>', 'text/html')] }, 415, 'Use a JPEG'],
  ['text that is not base64', { images: ['data:image/jpeg,hello'] }, 415, 'Use a JPEG'],
  ['foreign characters in base64', { images: ['data:image/jpeg;base64,AAAA!AAA'] }, 400, 'damaged'],
  ['base64 that is cut off', { images: ['data:image/jpeg;base64,AAAAA'] }, 400, 'damaged'],
  ['an empty photo', { images: ['data:image/png;base64,'] }, 400, 'damaged'],
  ['one bad photo among good ones', { images: [ANY_PHOTO, 'data:image/gif;base64,AAAA'] }, 415, 'Use a JPEG'],
])('refuses %s before anybody looks', async (_, body, status, text) => {
  const answer = await scan(body);
  expect(answer.statusCode).toBe(status);
  const { error } = errorBody.parse(answer.json());
  expect(error).toContain(text);
});

it.each([
  ['broken JSON', '{"images":["data:image/jpeg;base64,AAAA"', 400, 'bad_request'],
  ['nothing', '', 400, 'bad_request'],
  ['a key that poisons prototypes', `{"__proto__":{},"images":["${ANY_PHOTO}"]}`, 400, 'bad_request'],
])('refuses %s as every other route does', async (_, body, status, code) => {
  const answer = await t.call('POST', '/api/scan', {
    token,
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().code).toBe(code);
});

it('takes eight photos of 10 MB, byte by byte', async () => {
  const big = randomBytes(MAX_PHOTO_BYTES);
  const seen: boolean[] = [];
  vision.look = (photos) => {
    for (const photo of photos) seen.push(big.equals(photo));
    return { findings: [], photos: [] };
  };
  const answer = await scan({ images: Array(8).fill(dataUrl(big)) });
  expect(answer.statusCode).toBe(200);
  expect(seen).toEqual(Array(8).fill(true));
});

it('refuses what is larger than eight such photos by its announced length', async () => {
  const answer = await t.call('POST', '/api/scan', {
    token,
    body: { images: [ANY_PHOTO] },
    headers: { 'content-length': '120000000' },
  });
  expect(answer.statusCode).toBe(413);
});

/** The photos as a browser sends files. */
async function form(...photos: (Uint8Array | string)[]): Promise<{ body: Buffer; type: string }> {
  const data = new FormData();
  for (const photo of photos)
    data.append('images', new Blob([new Uint8Array(Buffer.from(photo))]), 'photo.jpg');
  const made = new Response(data);
  return { body: Buffer.from(await made.arrayBuffer()), type: made.headers.get('content-type')! };
}

const sendForm = (body: Buffer | string, type: string) =>
  t.call('POST', '/api/scan', { token, body, headers: { 'content-type': type } });

describe('files of a form', () => {
  it('takes eight photos of 10 MB, byte by byte and in their order', async () => {
    const photos = Array.from({ length: 8 }, () => randomBytes(MAX_PHOTO_BYTES));
    const seen: boolean[] = [];
    vision.look = (looked) => {
      seen.push(...looked.map((photo, at) => photos[at]!.equals(photo)));
      return { findings: [], photos: [] };
    };
    const { body, type } = await form(...photos);
    expect((await sendForm(body, type)).statusCode).toBe(200);
    expect(seen).toEqual(Array(8).fill(true));
  });

  it.each([
    ['a byte too many', [Buffer.alloc(MAX_PHOTO_BYTES + 1)], 413, 'at most 10 MB'],
    ['an empty photo', [''], 400, 'damaged'],
    ['nine photos', Array(9).fill('a photo'), 400, 'At most 8 photos'],
    ['no end of photos', Array(40).fill('a photo'), 400, 'Too much in one request'],
    ['no photos', [], 400, ''],
  ])('refuses %s', async (_, photos, status, text) => {
    const { body, type } = await form(...photos);
    const answer = await sendForm(body, type);
    expect([answer.statusCode, errorBody.parse(answer.json()).error]).toEqual([
      status,
      expect.stringContaining(text),
    ]);
  });

  it.each([
    [
      'is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\nabc',
    ],
    ['has no boundary', 'multipart/form-data', 'abc'],
    [
      'has text fields',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="images"\r\n\r\nabc\r\n--x--\r\n',
    ],
    [
      'poisons prototypes',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nabc\r\n--x--\r\n',
    ],
  ])('refuses a form that %s', async (_, type, body) => {
    const answer = await sendForm(body, type);
    expect(answer.statusCode).toBe(400);
    errorBody.parse(answer.json());
  });

  it('are described beside JSON', async () => {
    const { paths } = (await t.call('GET', '/api/openapi.json')).json();
    expect(Object.keys(paths['/api/scan'].post.requestBody.content)).toEqual([
      'application/json',
      'multipart/form-data',
    ]);
  });
});
