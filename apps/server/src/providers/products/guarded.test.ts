import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { onlineProducts } from './guarded.ts';

const CODE = '4006381333931';
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function service(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const here = { allowed: () => true };

it('asks for the digits alone, and takes the record out of its wrapping', async () => {
  const seen: (string | undefined)[] = [];
  const url = await service((request, response) => {
    seen.push(request.url);
    response.end(JSON.stringify({ status: 1, product: { code: CODE, product_name: 'Milk' } }));
  });
  const record = { code: CODE, product_name: 'Milk' };
  expect(await onlineProducts({ url: `${url}/v2/{code}?fields=code`, ...here }).find(CODE)).toEqual(record);
  expect(await onlineProducts({ url: `${url}/v2/`, ...here }).find(CODE)).toEqual(record);
  expect(seen).toEqual([`/v2/${CODE}?fields=code`, `/v2/${CODE}.json`]);
});

it('takes a 404 for unknown', async () => {
  const url = await service((_, response) => response.writeHead(404).end('{}'));
  expect(await onlineProducts({ url, ...here }).find(CODE)).toBeNull();
});

it.each<[string, RequestListener]>([
  ['hangs', () => {}],
  ['fails', (_, response) => response.writeHead(500).end()],
  ['sends no JSON', (_, response) => response.end('<html>')],
  ['sends too much', (_, response) => response.end(`"${'x'.repeat(2_000_000)}"`)],
  ['sends without end', (_, response) => void response.write('['.repeat(10))],
])('gives up on one that %s', async (_, answer) => {
  const url = await service(answer);
  await expect(onlineProducts({ url, ...here, timeLimit: 300 }).find(CODE)).rejects.toThrow();
});

it.each(['[]', '7', 'null', '{"status":0}', '{"product":[]}', '{"product":null}'])(
  'takes %s for unknown',
  async (text) => {
    const url = await service((_, response) => response.end(text));
    expect(await onlineProducts({ url, ...here }).find(CODE)).toBeNull();
  },
);

it('does not reach into the own network', async () => {
  const url = await service((_, response) => response.end('{}'));
  await expect(onlineProducts({ url }).find(CODE)).rejects.toThrow();
});
