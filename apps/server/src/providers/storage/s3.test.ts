import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Storage } from './s3.ts';
import { signS3 } from './sign-s3.ts';

it('signs as the published example of AWS does', () => {
  const keys = {
    id: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const { authorization } = signS3(keys, {
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    headers: { range: 'bytes=0-9' },
    at: new Date('2013-05-24T00:00:00Z'),
  });
  expect(authorization).toContain('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

const objects = new Map<string, Buffer>();
const server = createServer(async (request, response) => {
  const name = request.url ?? '';
  if (!request.headers.authorization?.includes('Credential=key/')) return response.writeHead(403).end();
  if (request.method === 'PUT') objects.set(name, await buffer(request));
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
  await store.put('photos/1.webp', Buffer.from('photo'));
  expect([...objects.keys()]).toEqual(['/bucket/photos/1.webp']);
  expect((await store.get('photos/1.webp')).toString()).toBe('photo');
  await store.remove('photos/1.webp');
  await store.remove('photos/1.webp');
  await expect(store.get('photos/1.webp')).rejects.toThrow('The store answered GET with 404.');
  await expect(s3Storage(address('other')).put('x', Buffer.from('1'))).rejects.toThrow('403');
});
