import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { type ServerProcess, startProcess } from '../../apps/server/src/testing/process.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Redis, redisProgram, startRedis } from './redis.ts';
import { openReverseProxy, type ReverseProxy } from './reverse-proxy.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

export interface Instance {
  port: number;
  url: string;
  server: ServerProcess;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Fleet {
  postgres: Postgres;
  redis: Redis | undefined;
  web: [Instance, Instance];
  worker: Instance;
  front: ReverseProxy;
  close(): Promise<void>;
}

/** Two servers and a worker on one PostgreSQL and one Redis, behind a proxy. */
export async function startFleet(env: Record<string, string> = {}): Promise<Fleet> {
  const postgres = await startPostgres();
  const redis = redisProgram ? await startRedis(redisProgram) : undefined;
  const shared = { DATABASE_URL: postgres.url, ...(redis && { REDIS_URL: redis.url }), ...env };
  const [one, two, worker] = await Promise.all([
    startInstance({ ROLE: 'web', ...shared }),
    startInstance({ ROLE: 'web', ...shared }),
    startInstance({ ROLE: 'worker', ...shared }),
  ]);
  const front = await openReverseProxy([one.port, two.port]);
  return {
    postgres,
    redis,
    web: [one, two],
    worker,
    front,
    async close() {
      await front.close();
      await Promise.all([one, two, worker].map((instance) => instance.stop('SIGKILL')));
      await redis?.kill();
      await postgres.remove();
    },
  };
}

/** Throws with the last output of an instance that exited by itself. */
export async function expectAlive({ web, worker }: Fleet): Promise<void> {
  for (const { server } of [...web, worker]) {
    if (server.child.exitCode === null && server.child.signalCode === null) continue;
    const { code, output } = await server.ended;
    throw new Error(
      `An instance ended by itself (${server.child.signalCode ?? code}):\n${output.slice(-4_000)}`,
    );
  }
}

export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'crisper-scale-'));
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SECRET: 'one secret for all instances of the scale test',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    // Without a mailbox of the team, messages are kept and no email is sent.
    CONTACT_EMAIL: 'support@example.com',
    ...env,
  };
  const instance: Instance = {
    port,
    url: `http://127.0.0.1:${port}`,
    server: startProcess(settings, MAIN),
    async start() {
      instance.server = startProcess(settings, MAIN);
      await instance.server.says('Crisper is ready');
    },
    async stop(signal) {
      instance.server.child.kill(signal);
      const { code } = await instance.server.ended;
      if (signal === 'SIGKILL') await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
  await instance.server.says('Crisper is ready');
  return instance;
}
