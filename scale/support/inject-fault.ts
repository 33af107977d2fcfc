import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fill } from './disk.ts';
import type { Fault, InstanceName, TimedFault } from './random-plan.ts';
import type { TestEnvironment } from './test-environment.ts';
import { until } from './wait-until.ts';

type Revert = () => Promise<void> | void;

/** Lets one fault happen at its time, and mends it when its time is over. */
export async function injectFault(stage: TestEnvironment, { fault, at, lasts }: TimedFault): Promise<void> {
  await pause(at);
  const revert = await begin(stage, fault);
  await pause(lasts);
  await revert();
}

async function begin(stage: TestEnvironment, fault: Fault): Promise<Revert> {
  switch (fault.kind) {
    case 'kill':
      return kill(stage, fault.what);
    case 'pause':
      return stop(stage, fault.what);
    case 'cut':
      stage.links[fault.what].cut();
      return () => stage.links[fault.what].restore();
    case 'stall':
      stage.links[fault.what].stall();
      return () => stage.links[fault.what].restore();
    case 'fill':
      return fillDisk(stage);
    case 'clock':
      await stage.setClock(fault.what, fault.aheadMs);
      return () => stage.setClock(fault.what, 0);
  }
}

async function kill(
  { postgres, redis, instances }: TestEnvironment,
  what: InstanceName | 'database' | 'redis',
): Promise<Revert> {
  if (what === 'database') {
    await postgres.kill();
    return postgres.start;
  }
  if (what === 'redis') {
    await redis?.kill();
    return () => redis?.start();
  }
  const instance = instances[what];
  await instance.stop('SIGKILL');
  // Without its database a server does not start; its operator starts it again.
  return () => until(`${what} to start`, () => instance.start().then(() => true)).then(() => {});
}

async function stop(
  { postgres, redis, instances }: TestEnvironment,
  what: InstanceName | 'database' | 'redis',
): Promise<Revert> {
  if (what === 'database') {
    await postgres.signalAll('SIGSTOP');
    return () => postgres.signalAll('SIGCONT');
  }
  if (what === 'redis') {
    redis?.signal('SIGSTOP');
    return () => redis?.signal('SIGCONT');
  }
  const { child } = instances[what].server;
  child.kill('SIGSTOP');
  return () => void child.kill('SIGCONT');
}

async function fillDisk({ disk, postgres }: TestEnvironment): Promise<Revert> {
  if (!disk) return () => {};
  const ballast = fill(join(disk, 'ballast'));
  return async () => {
    rmSync(ballast);
    // PostgreSQL ends when it cannot write its log; an operator would start it again.
    await postgres.start();
  };
}
