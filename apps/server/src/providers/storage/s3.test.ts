import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Storage } from './s3.ts';

const objects = new Map<string, Buffer>();
const server = createServer(async (request, response) => {
  const name = request.url ?? '';
  if (!/Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request/.test(request.headers.authorization ?? ''))
    return response.writeHead(403).end();
  const body = await buffer(request);
  const hash = createHash('sha256').update(body).digest('hex');
  const isSigned = /SignedHeaders=[\w;-]*x-amz-content-sha256/.test(request.headers.authorization ?? '');
  if (!isSigned || request.headers['x-amz-content-sha256'] !== hash) return response.writeHead(400).end();
  if (request.method === 'PUT') objects.set(name, body);
  if (request.method === 'DELETE') return response.writeHead(objects.delete(name) ? 204 : 404).end();
  const found = objects.get(name);
  return found ? response.end(request.method === 'GET' ? found : '') : response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());
const address = (user: string) =>
  `http://${user}:a%2Fb@127.0.0.1:${(server.address() as AddressInfo).port}/bucket?region=eu-west-1`;

it('puts, gets and removes; says what went wrong without the secret', async () => {
  const store = s3Storage(address('key'));
  await store.put('photos/1', Buffer.from('photo'), 'image/jpeg');
  expect([...objects.keys()]).toEqual(['/bucket/photos/1']);
  expect((await store.get('photos/1')).toString()).toBe('photo');
  await store.remove('photos/1');
  await store.remove('photos/1');
  await expect(store.get('photos/1')).rejects.toThrow('The store answered GET with 404.');
  await expect(s3Storage(address('other')).put('x', Buffer.from('1'), 'image/jpeg')).rejects.toThrow('403');
});
