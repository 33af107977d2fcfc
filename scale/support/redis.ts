import { accessSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Redis as Client } from 'ioredis';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { type Child, startChild } from './child-process.ts';
import { until } from './wait-until.ts';

export interface Redis {
  url: string;
  keys(): Promise<string[]>;
  start(): Promise<void>;
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

/** The Redis program; tests that need it are skipped when it is missing. */
export const redisProgram = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((file) => {
    try {
      accessSync(file);
      return true;
    } catch {
      return false;
    }
  });

/** Nothing is persisted: after a kill it starts empty. */
export async function startRedis(program: string): Promise<Redis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: Child;
  const keys = async (): Promise<string[]> => {
    const client = new Client(url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => {});
    try {
      return await client.keys('*');
    } finally {
      client.disconnect();
    }
  };
  const start = async (): Promise<void> => {
    child = await startChild(program, [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ]);
    await until('Redis', async () => (await keys()) !== undefined);
  };
  await start();
  return {
    url,
    keys,
    start,
    async kill() {
      child.process.kill('SIGKILL');
      await child.ended;
    },
    signal: (signal) => child.process.kill(signal),
  };
}
