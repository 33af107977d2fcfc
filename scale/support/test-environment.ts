import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmall, unmount } from './disk.ts';
import { type Instance, startInstance } from './fleet.ts';
import { type Model, startModel } from './model.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import type { InstanceName, LinkName } from './random-plan.ts';
import { type Redis, redisProgram, startRedis } from './redis.ts';
import { send } from './requests.ts';
import { openReverseProxy, type ReverseProxy } from './reverse-proxy.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { until } from './wait-until.ts';

const PRELOAD = new URL('./shifted-clock.mjs', import.meta.url).href;

export interface TestEnvironment {
  postgres: Postgres;
  redis: Redis | undefined;
  /** A small disk with the database on it; undefined where none may be mounted. */
  disk: string | undefined;
  instances: Record<InstanceName, Instance>;
  links: Record<LinkName, TcpProxy>;
  front: ReverseProxy;
  setClock(name: InstanceName, aheadMs: number): Promise<void>;
  /** Starts PostgreSQL if it ended, and waits until every instance is ready. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** Two servers and a worker whose disk, network and clocks can be disturbed. */
export async function openTestEnvironment(): Promise<TestEnvironment> {
  const disk = mountSmall();
  const postgres = await startPostgres(disk);
  const redis = redisProgram ? await startRedis(redisProgram) : undefined;
  const model = await startModel();
  const clocks = await mkdtemp(join(tmpdir(), 'crisper-clocks-'));
  const clockOf = (name: InstanceName) => join(clocks, name.replace(' ', ''));

  const start = async (name: InstanceName): Promise<{ instance: Instance; toDatabase: TcpProxy }> => {
    const toDatabase = await openTcpProxy(postgres.port);
    const instance = await startInstance({
      ROLE: name === 'worker' ? 'worker' : 'web',
      DATABASE_URL: postgres.url.replace(String(postgres.port), String(toDatabase.port)),
      ...(redis && { REDIS_URL: redis.url }),
      ...settings(model),
      NODE_OPTIONS: `--import ${PRELOAD}`,
      CLOCK_FILE: clockOf(name),
    });
    return { instance, toDatabase };
  };
  const [one, two, worker] = await Promise.all([start('web 1'), start('web 2'), start('worker')]);
  const links: TestEnvironment['links'] = {
    'web 1 to database': one.toDatabase,
    'web 2 to database': two.toDatabase,
    'worker to database': worker.toDatabase,
    'proxy to web 1': await openTcpProxy(one.instance.port),
    'proxy to web 2': await openTcpProxy(two.instance.port),
  };
  const instances = { 'web 1': one.instance, 'web 2': two.instance, worker: worker.instance };
  const front = await openReverseProxy([links['proxy to web 1'].port, links['proxy to web 2'].port], {
    keepAlive: false,
  });

  return {
    postgres,
    redis,
    disk,
    instances,
    links,
    front,
    async setClock(name, aheadMs) {
      await writeFile(clockOf(name), String(aheadMs));
      instances[name].server.child.kill('SIGUSR2');
    },
    async recover() {
      await postgres.start();
      for (const { url } of Object.values(instances))
        await until(
          'every instance to be ready',
          async () => (await send(url, 'GET', '/readyz')).status === 200,
        );
      await front.look();
    },
    async close() {
      await front.close();
      await Promise.all(Object.values(instances).map((instance) => instance.stop('SIGKILL')));
      await Promise.all(Object.values(links).map((wire) => wire.close()));
      await model.close();
      await redis?.kill();
      await postgres.remove();
      await rm(clocks, { recursive: true, force: true });
      if (disk) unmount(disk);
    },
  };
}

function settings(model: Model): Record<string, string> {
  return {
    PAYMENTS: 'sandbox',
    AI_BASE_URL: model.url,
    AI_TEXT_MODEL: 'stand-in',
    AI_VISION_MODEL: 'stand-in',
    VISION: 'model',
  };
}
