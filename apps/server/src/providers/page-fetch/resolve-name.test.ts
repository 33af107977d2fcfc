import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameResolver } from './resolve-name.ts';

let silent: Socket;
let asked = 0;
let servers: string[];
let folder: string;
let hosts: string;
beforeAll(async () => {
  silent = createSocket('udp4').on('message', () => {
    asked += 1;
  });
  await new Promise<void>((done) => silent.bind(0, '127.0.0.1', done));
  servers = [`127.0.0.1:${(silent.address() as AddressInfo).port}`];
  folder = await mkdtemp(join(tmpdir(), 'names-'));
  hosts = join(folder, 'hosts');
  await writeFile(
    hosts,
    '127.0.0.1 localhost\n# 10.0.0.1 oven\n192.168.1.7\tOven oven.lan # in the kitchen\nfe80::7 oven\n',
  );
});
afterAll(async () => {
  silent.close();
  await rm(folder, { recursive: true });
});

it('gives up a name that no server answers for', async () => {
  const resolve = nameResolver({ timeLimit: 50, servers, hosts });
  await expect(resolve('silent.example')).rejects.toThrow('takes too long to look up');
});

it('says that a name is not there when its server says so', async () => {
  const NO_SUCH_NAME = 0x8183;
  const knowing = createSocket('udp4').on('message', (question, { address, port }) => {
    question.writeUInt16BE(NO_SUCH_NAME, 2);
    knowing.send(question, port, address);
  });
  await new Promise<void>((done) => knowing.bind(0, '127.0.0.1', done));
  const names = nameResolver({ servers: [`127.0.0.1:${(knowing.address() as AddressInfo).port}`], hosts });
  await expect(names('nothing.example')).rejects.toThrow('no site');
  knowing.close();
});

it('holds no thread meanwhile that others wait for', async () => {
  const resolve = nameResolver({ timeLimit: 600_000, servers, hosts });
  const before = asked;
  let ended = 0;
  for (let at = 0; at < 16; at += 1)
    void resolve(`silent-${at}.example`).catch(() => {
      ended += 1;
    });
  await expect.poll(() => asked - before).toBeGreaterThanOrEqual(16);
  // The system's own lookup takes one of four threads.
  const found = await Promise.all(Array.from({ length: 8 }, () => lookup('localhost')));
  expect(found).toHaveLength(8);
  expect(ended).toBe(0);
});

it('finds what the machine itself says of a name', async () => {
  const resolve = nameResolver({ servers, hosts });
  const before = asked;
  expect(await resolve('oven')).toEqual([
    { address: '192.168.1.7', family: 4 },
    { address: 'fe80::7', family: 6 },
  ]);
  expect(await resolve('OVEN.lan.')).toEqual([{ address: '192.168.1.7', family: 4 }]);
  expect((await resolve('anything.localhost')).map(({ address }) => address)).toEqual(['127.0.0.1', '::1']);
  expect(asked).toBe(before);
});
