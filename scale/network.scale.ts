import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Instance, startInstance } from './support/fleet.ts';
import { expectClear, startLoad } from './support/load.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { send, signUp } from './support/requests.ts';
import { openTcpProxy, type TcpProxy } from './support/tcp-proxy.ts';
import { until } from './support/wait-until.ts';

let postgres: Postgres;
let wire: TcpProxy;
let server: Instance;
beforeAll(async () => {
  postgres = await startPostgres();
  wire = await openTcpProxy(postgres.port);
  server = await startInstance({
    DATABASE_URL: postgres.url.replace(String(postgres.port), String(wire.port)),
  });
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await wire?.close();
  await postgres?.remove();
});

it('cut between server and database: a clear 503, and back by itself', async () => {
  const load = await startLoad(server.url);
  await load.more(20);
  wire.cut();
  await pause(1_000);
  const refused = await send(server.url, 'POST', '/api/auth/login', {
    body: { email: 'nobody@example.com', password: 'wooden spoon 42' },
  });
  expectClear([refused]);
  wire.restore();
  await load.more(20);
  expectClear(await load.stop());
  expect(await load.prove(postgres)).toBeGreaterThanOrEqual(40);
});

it('a network that swallows everything for a moment: people wait', async () => {
  const load = await startLoad(server.url);
  await load.more(10);
  wire.stall();
  await pause(3_000);
  wire.restore();
  await load.more(10);
  expect(await load.stop()).toEqual([]);
  await load.prove(postgres);
});

it('a network that swallows everything for long: a clear 503 after half a minute, and back by itself', async () => {
  const { token } = await signUp(server.url);
  const body = { name: 'soup', calories: 100, idempotencyKey: 'swallowed' };
  wire.stall();
  const began = Date.now();
  const refused = await send(server.url, 'POST', '/api/meals', { token, body });
  expectClear([refused]);
  expect(Date.now() - began).toBeLessThan(45_000);
  wire.restore();
  const answer = await until('an answer', async () => {
    const again = await send(server.url, 'POST', '/api/meals', { token, body });
    return again.status === 201 && again;
  });
  const kept = await postgres.query<{ id: string }>("select id from meals where name = 'soup'");
  expect(kept).toEqual([{ id: answer.body.id }]);
});
