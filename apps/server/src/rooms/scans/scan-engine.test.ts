import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { User } from '@crisper/contract/auth/auth';
import { scanResult } from '@crisper/contract/scans/scans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedVision } from '../../providers/vision/embedded.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ANIMATED_WEBP, CMYK_JPEG, dataUrl, SIXTEEN_BIT_PNG } from '../../testing/photos.ts';

let t: TestApp;
let shelf: Buffer;
let nothing: Buffer;

const file = (name: string) =>
  readFile(new URL(`../../../../../packages/vision/test-photos/${name}`, import.meta.url));

beforeAll(async () => {
  // A long timeout: this tests what the vision engine sees, not the speed of the machine.
  t = await testApp({ vision: await embeddedVision({ timeLimit: 300_000 }) });
  [shelf, nothing] = await Promise.all([file('shelf.webp'), file('nothing.webp')]);
});
afterAll(() => t.close());

const scan = (token: string, ...images: string[]) => t.call('POST', '/api/scan', { token, body: { images } });

it('finds what stands on our own shelf, with the embedded vision engine, and counts it', async () => {
  const cook = await t.signUp();
  const answer = await scan(cook.token, dataUrl(shelf, 'image/webp'));
  expect(answer.statusCode).toBe(200);
  const { ingredients, scansLeft } = scanResult.parse(answer.json());
  const sure = ingredients.filter(({ doubtful }) => !doubtful);
  expect(sure.map(({ food }) => food)).toEqual(expect.arrayContaining(['milk', 'ketchup', 'butter']));
  expect(sure.every(({ evidence }) => evidence.length > 0)).toBe(true);
  expect(scansLeft).toBe(1);
});

it('finds nothing where there is nothing, and does not count it', async () => {
  const cook = await t.signUp();
  const { ingredients, scansLeft, note } = (await scan(cook.token, dataUrl(nothing, 'image/webp'))).json();
  expect(ingredients).toEqual([]);
  expect(scansLeft).toBe(2);
  expect(note).toContain('more light');
});

it('opens unusual pictures like any other', async () => {
  const cook = await t.signUp();
  const answer = await scan(
    cook.token,
    `data:image/jpeg;base64,${CMYK_JPEG}`,
    `data:image/webp;base64,${ANIMATED_WEBP}`,
    `data:image/png;base64,${SIXTEEN_BIT_PNG}`,
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.json().note).not.toContain('Photo');
});

it('refuses a picture of one color before it looks for foods, and does not count it', async () => {
  const cook = await t.signUp();
  const flat = dataUrl(png(1600, 1200, Buffer.alloc(1200 * (1600 * 3 + 1))), 'image/png');
  const answer = await scan(cook.token, ...Array<string>(8).fill(flat));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toContain('nothing to see');
  expect((await t.container.scans.list({ id: cook.id } as User, 5)).length).toBe(0);
});

it.each([
  ['words', () => dataUrl('these are only words, and no photo'), 415, 'not a photo'],
  ['a truncated photo', () => dataUrl(shelf.subarray(0, 4000), 'image/webp'), 400, 'damaged'],
  ['1 x 1', () => dataUrl(png(1, 1), 'image/png'), 400, 'too small'],
  ['a photo of a dark room', darkness, 400, 'nothing to see'],
  ['a little more than 40 megapixels', () => dataUrl(png(8000, 5001), 'image/png'), 413, 'megapixels'],
  ['30,000 x 30,000', () => dataUrl(png(30_000, 30_000), 'image/png'), 413, 'megapixels'],
  ['a script in a JPEG coat', () => dataUrl(polyglot(), 'image/jpeg'), 400, 'damaged'],
  [
    'a drawing in a PNG coat',
    () => dataUrl('<svg onload="alert(1)"></svg>', 'image/png'),
    415,
    'not a photo',
  ],
])('refuses %s without counting it', async (_, image, status, text) => {
  const cook = await t.signUp();
  const answer = await scan(cook.token, await image());
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error).toContain(text);
  const held = await t.container.db.pool.query('select 1 from scan_uses where user_id = $1', [cook.id]);
  expect(held.rowCount).toBe(0);
});

it('looks at good photos beside bad ones', async () => {
  const cook = await t.signUp();
  const answer = await scan(cook.token, dataUrl('no photo at all, only words'), dataUrl(shelf, 'image/webp'));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().note).toContain('Photo 1: This file is not a photo');
  expect(answer.json().ingredients[0].evidence[0].photo).toBe(1);
});

/** With the light out a camera sees a few levels of noise. */
function darkness(): string {
  const line = 3 * 640 + 1;
  const noise = Buffer.from(
    Uint8Array.from({ length: 480 * line }, (_, at) => (at % line === 0 ? 0 : (at * at) % 5)),
  );
  return dataUrl(png(640, 480, noise), 'image/png');
}

/** A PNG with this size in its header, and one black line of data where no other is given. */
function png(width: number, height: number, lines = Buffer.alloc(width * 3 + 1)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(lines);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

function polyglot(): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('<html><script>alert(1)</script>'),
  ]);
}
