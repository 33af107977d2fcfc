import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { s3Backups } from './s3.ts';

const PART = 16_000_000;

/** As much of a store as a backup needs. */
const objects = new Map<string, Buffer>();
const uploads = new Map<string, Map<number, Buffer>>();
let refusedParts = 0;
let endsWell = true;
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const upload = searchParams.get('uploadId');
  const body = await buffer(request);
  if (request.method === 'POST' && searchParams.has('uploads')) {
    uploads.set('a+b/c', new Map());
    return response.end(
      '<InitiateMultipartUploadResult><UploadId>a+b/c</UploadId></InitiateMultipartUploadResult>',
    );
  }
  const parts = upload === null ? undefined : uploads.get(upload);
  if (upload !== null && !parts) return response.writeHead(404).end();
  if (request.method === 'PUT' && parts) {
    if (refusedParts-- > 0) return response.writeHead(503).end();
    const number = Number(searchParams.get('partNumber'));
    parts.set(number, body);
    return response.setHeader('etag', `"part ${number}"`).end();
  }
  if (request.method === 'POST' && parts) {
    if (!endsWell) return response.end('<Error><Code>InternalError</Code></Error>');
    const named = [...body.toString().matchAll(/<ETag>"part (\d+)"<\/ETag>/g)].map(([, number]) =>
      Number(number),
    );
    objects.set(pathname, Buffer.concat(named.map((number) => parts.get(number)!)));
    uploads.clear();
    return response.end('<CompleteMultipartUploadResult/>');
  }
  if (request.method === 'DELETE') {
    if (parts) uploads.clear();
    else objects.delete(pathname);
    return response.writeHead(204).end();
  }
  const found = objects.get(pathname);
  return found ? response.end(request.method === 'GET' ? found : '') : response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());
beforeEach(() => {
  refusedParts = 0;
  endsWell = true;
  objects.clear();
});

const store = () =>
  s3Backups(`http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/bucket/home`);
async function* bytes(count: number): AsyncGenerator<Buffer> {
  const chunk = Buffer.alloc(1_000_000, 'crisper');
  for (let left = count; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
}

it('sends a backup in parts, tries a part again, and gets it back whole', async () => {
  const place = store();
  expect(place.place).not.toContain('secret');
  refusedParts = 2;
  expect(await place.write('one.gz', bytes(PART * 2 + 5))).toBe(PART * 2 + 5);
  expect(await place.has('one.gz')).toBe(true);
  expect((await buffer(await place.read('one.gz'))).equals(await buffer(bytes(PART * 2 + 5)))).toBe(true);
  await place.remove('one.gz');
  await place.remove('one.gz');
  expect(await place.has('one.gz')).toBe(false);
});

it('leaves nothing behind when it cannot be kept', async () => {
  refusedParts = 3;
  await expect(store().write('two.gz', bytes(5))).rejects.toThrow('The store answered PUT with 503.');
  expect(uploads.size).toBe(0);
  endsWell = false;
  await expect(store().write('two.gz', bytes(5))).rejects.toThrow('could not put the parts together');
  expect([uploads.size, objects.size]).toEqual([0, 0]);
});
