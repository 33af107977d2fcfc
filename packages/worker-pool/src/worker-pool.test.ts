import { afterEach, expect, it, vi } from 'vitest';
import { type PoolOptions, WorkerPool } from './worker-pool.ts';

type Event = { at: number };
type Task = { count: number; endless?: boolean };

/** A worker that counts: an event for each number, then its process id. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    process.on('message', ({ type, id, task }) => {
      if (type !== 'job') return;
      for (let at = 1; at <= task.count; at++) process.send({ type: 'event', id, event: { at } });
      if (!task.endless) process.send({ type: 'done', id, result: process.pid });
    });
    process.send({ type: 'ready' });`)}`,
);

let pool: WorkerPool<Task, number, Event>;
const open = (options: Partial<PoolOptions> = {}) => {
  pool = new WorkerPool({ program, size: 1, heap: 64, timeLimit: 60_000, ...options });
  return pool;
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
afterEach(async () => {
  await pool.close();
  vi.useRealTimers();
});

it('streams the events of a job in order, and keeps the process for the next', async () => {
  open();
  const pid = await pool.run('a', { count: 0 });
  const events: Event[] = [];
  for await (const event of pool.stream('a', { count: 3 })) events.push(event);
  expect(events).toEqual([{ at: 1 }, { at: 2 }, { at: 3 }]);
  await expect(pool.run('a', { count: 0 })).resolves.toBe(pid);
});

it('ends the process of a stream whose reader leaves early, before it goes on', async () => {
  open();
  const pid = await pool.run('a', { count: 0 });
  for await (const _ of pool.stream('a', { count: 2, endless: true })) break;
  expect(isRunning(pid)).toBe(false);
  await expect(pool.run('a', { count: 0 })).resolves.not.toBe(pid);
});

it('ends a stream at the signal, for the reason of the signal', async () => {
  open();
  const stopping = new AbortController();
  const reading = pool.stream('a', { count: 1, endless: true }, stopping.signal);
  await reading.next();
  const next = reading.next();
  stopping.abort(new Error('not wanted any more'));
  await expect(next).rejects.toThrow('not wanted any more');
});

it('limits the time to the next event of a stream, not the time its reader takes', async () => {
  open({ timeLimit: 5_000 });
  await pool.run('a', { count: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = pool.stream('a', { count: 1, endless: true });
  await expect(reading.next()).resolves.toMatchObject({ value: { at: 1 } });
  vi.advanceTimersByTime(10_000);
  const next = reading.next();
  vi.advanceTimersByTime(4_000);
  await expect(Promise.race([next, 'waits'])).resolves.toBe('waits');
  vi.advanceTimersByTime(1_000);
  await expect(next).rejects.toMatchObject({ reason: 'timeout' });
});

it('lets processes go that have nothing to do, except those to keep', async () => {
  open({ size: 2, keep: 1, idleLimit: 10 });
  const [first, second] = await Promise.all([pool.run('a', { count: 0 }), pool.run('b', { count: 0 })]);
  if (first !== second)
    await vi.waitFor(() => expect([first!, second!].filter(isRunning)).toHaveLength(1), { timeout: 60_000 });
});

it('refuses what comes after it was closed', async () => {
  open({ eager: true });
  await pool.close();
  await expect(pool.run('a', { count: 0 })).rejects.toMatchObject({ reason: 'closed' });
});
