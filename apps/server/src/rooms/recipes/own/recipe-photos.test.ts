import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublicAddress } from '../../../providers/page-fetch/addresses.ts';
import { guardedPictureFetch } from '../../../providers/page-fetch/guarded.ts';
import { sharpPictures } from '../../../providers/pictures/sharp.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

const SECRET = 'taken at home';
const OWN = { title: 'Soup', ingredients: ['2 eggs'], steps: ['Cook.'] };

let t: TestApp;
let site: Server;
let base: string;
let token: string;
/** What the other site was asked for. */
const asked: string[] = [];

/** A PNG with a comment in it, as cameras and programs leave them. */
function withNote(png: Buffer): Buffer {
  const body = Buffer.from(`tEXtComment\0${SECRET}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
}

/** The kind of a WebP file, its width and its height. */
const sizeOf = (webp: Buffer) => [
  webp.toString('latin1', 12, 16),
  webp.readUInt16LE(26) & 0x3fff,
  webp.readUInt16LE(28) & 0x3fff,
];

beforeAll(async () => {
  const photo = withNote(
    await sharpPictures.png(
      '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><rect width="900" height="900"/></svg>',
    ),
  );
  const files: Record<string, [type: string, body: Buffer | string]> = {
    '/soup.png': ['image/png', photo],
    '/page.html': ['text/html', '<p>Hello</p>'],
    '/drawing.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    '/hidden.png': ['image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    '/huge.png': ['image/png', Buffer.concat([photo, Buffer.alloc(9_000_000)])],
  };
  site = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url === '/inside.jpg')
      return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    const [type, body] = files[request.url!.split('?')[0]!] ?? [];
    if (!type) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  // The test's own site counts as public; all other addresses are checked as usual.
  const allowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
  t = await testApp({ pictureFetch: guardedPictureFetch({ allowed, timeLimit: 60_000 }) });
  token = (await t.signUp()).token;
});
afterAll(async () => {
  await t.close();
  site.closeAllConnections();
  site.close();
});

/** Saves a recipe with this picture and returns where the browser is told to get it. */
async function addressOf(imageUrl: string): Promise<{ id: string; address: string }> {
  const saved = await t.call('POST', '/api/recipes', { token, body: { ...OWN, imageUrl } });
  const { id, imageUrl: address } = saved.json<Recipe>();
  return { id, address: address! };
}

it('shows the picture of another site without telling it who looks: drawn anew, small, without metadata', async () => {
  const { address } = await addressOf(`${base}/soup.png`);
  expect(address).toMatch(/^\/pictures\/photos\/own-[\w-]+\/[\w-]{22}\.webp$/);
  const answer = await t.call('GET', address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(sizeOf(answer.rawPayload)).toEqual(['VP8 ', 1200, 800]);
  expect(answer.rawPayload.includes(SECRET)).toBe(false);
});

it('fetches it once, however many people look', async () => {
  const { address } = await addressOf(`${base}/soup.png?once`);
  await Promise.all(Array.from({ length: 5 }, () => t.call('GET', address)));
  await t.call('GET', address);
  expect(asked.filter((path) => path.includes('once'))).toHaveLength(1);
});

it.each(['page.html', 'drawing.svg', 'hidden.png', 'huge.png', 'missing.jpg', 'inside.jpg'])(
  'shows nothing for %s, and does not ask for it again at once',
  async (name) => {
    const { address } = await addressOf(`${base}/${name}`);
    expect((await t.call('GET', address)).statusCode).toBe(404);
    expect((await t.call('GET', address)).statusCode).toBe(404);
    expect(asked.filter((path) => path === `/${name}`)).toHaveLength(1);
  },
);

it.each([
  'http://169.254.169.254/x.jpg',
  'http://[::1]/x.jpg',
  'http://10.0.0.1/x.jpg',
  'http://localhost/x.jpg',
])('asks nobody at %s', async (inside) => {
  const { address } = await addressOf(inside);
  expect((await t.call('GET', address)).statusCode).toBe(404);
});

it('is no proxy for what strangers name, nor a way to another person’s recipe', async () => {
  const { id, address } = await addressOf(`${base}/soup.png?mine`);
  const mark = address.split('/').at(-1)!;
  const before = asked.length;
  for (const tried of [
    `/pictures/photos/${id}/${'A'.repeat(22)}.webp`,
    `/pictures/photos/${encodeURIComponent(`${base}/soup.png`)}/${mark}`,
    `/pictures/photos/nothing/${mark}`,
    `/pictures/photos/%00/${mark}`,
    `/pictures/photos/${id}/${mark}?url=${base}/other.jpg`.replace(mark, 'x.webp'),
  ])
    expect((await t.call('GET', tried)).statusCode, tried).toBe(404);
  expect(asked.length).toBe(before);
});

it('keeps the picture when the recipe is changed', async () => {
  const { id, address } = await addressOf(`${base}/soup.png?kept`);
  const changed = await t.call('PATCH', `/api/recipes/${id}`, { token, body: { title: 'Better soup' } });
  expect(changed.json<Recipe>().imageUrl).toBe(address);
});

it('refuses a picture address that is no web address', async () => {
  const body = { ...OWN, imageUrl: 'file:///etc/passwd' };
  expect((await t.call('POST', '/api/recipes', { token, body })).statusCode).toBe(400);
});
