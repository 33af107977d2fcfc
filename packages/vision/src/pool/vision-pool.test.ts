import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PoolOptions, VisionPool } from './vision-pool.ts';

/** A worker whose behavior depends on the first byte of the "photo"; `width` returns that byte. */
const script = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      const say = (message) => process.send(message);
      const decoded = { type: 'stage', stage: 'decoded' };
      const done = (id, width) => say({ type: 'done', id, result: { found: { width, height: 1, sightings: [], took: { decode: 0, detect: 0, read: 0, processor: 0 } } } });
      process.on('message', ({ type, id, task: { photo } = {} }) => {
        if (type === 'stop') say({ type: 'done', id, result: { code: 'cancelled' } });
        if (type === 'job') { ${body} }
      });
      say({ type: 'ready' });`)}`,
  );
const ANSWER = 'done(id, photo[0]);';
const DIE = 'if (photo[0] === 13) process.exit(1); done(id, photo[0]);';
/** Never finishes, but still handles stop messages. */
const WAIT = "if (photo[0] === 13) say({ type: 'event', id, event: decoded }); else done(id, photo[0]);";
/** Blocks and handles no more messages, like native code that never returns. */
const HANG = `if (photo[0] !== 13) return done(id, photo[0]);
  process.send({ type: 'event', id, event: decoded }, () => { while (true); });`;
/** Dies like native code that crashes. */
const ABORT = "if (photo[0] === 13) process.kill(process.pid, 'SIGKILL'); done(id, photo[0]);";

let pool: VisionPool;
const open = (body: string, options: PoolOptions = {}) => {
  pool = new VisionPool({ size: 1, ...options, entry: script(body) });
  return pool;
};
afterEach(async () => {
  await pool.close();
  vi.useRealTimers();
});

describe('VisionPool', () => {
  it('takes turns between scans', async () => {
    open(ANSWER);
    const order: number[] = [];
    const look = (scan: string, photo: number) =>
      pool.look(scan, Uint8Array.of(photo)).then((result) => order.push(result.width));
    await Promise.all([look('a', 1), look('a', 2), look('a', 3), look('b', 10), look('c', 20)]);
    expect(order).toEqual([1, 10, 20, 2, 3]);
  });

  it.each([DIE, ABORT])(
    'replaces a worker that dies, fails its photo after a second try and serves the next: %s',
    async (body) => {
      open(body);
      await expect(pool.look('a', Uint8Array.of(13))).rejects.toMatchObject({ code: 'crashed' });
      await expect(pool.look('a', Uint8Array.of(1))).resolves.toMatchObject({ width: 1 });
    },
  );

  it('gives up a photo that hangs, and serves the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(HANG, { timeLimit: 2_000 });
    const hanging = pool.look('a', Uint8Array.of(13), { onStage: () => vi.advanceTimersByTime(2_000) });
    await expect(hanging).rejects.toMatchObject({ code: 'timeout' });
    await expect(pool.look('b', Uint8Array.of(2))).resolves.toMatchObject({ width: 2 });
  });

  it('stops at once when the client leaves half way, and frees the worker', async () => {
    open(WAIT);
    const leaving = new AbortController();
    const left = pool.look('a', Uint8Array.of(13), {
      signal: leaving.signal,
      onStage: () => leaving.abort(),
    });
    const waiting = pool.look('a', Uint8Array.of(13), { signal: leaving.signal });
    await expect(left).rejects.toMatchObject({ code: 'cancelled' });
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    await expect(pool.look('b', Uint8Array.of(3))).resolves.toMatchObject({ width: 3 });
  });

  it('refuses more photos than may wait', async () => {
    open(ANSWER, { maxWaiting: 1 });
    const first = pool.look('a', Uint8Array.of(1));
    await expect(pool.look('a', Uint8Array.of(2))).rejects.toMatchObject({ code: 'busy' });
    await first;
  });

  it('keeps the place of others when one person sends photo after photo', async () => {
    open(ANSWER);
    const order: string[] = [];
    const look = (person: string, at: number) =>
      pool.look(person, Uint8Array.of(1)).then(
        () => void order.push(person),
        (error) => void order.push(`${person} ${error.code} ${at}`),
      );
    // The worker still starts, so that all of these wait: 24 of one person may.
    const greedy = Array.from({ length: 30 }, (_, at) => look('greedy', at));
    await Promise.all([...greedy, look('other', 0)]);
    expect(order.filter((one) => one.includes('busy'))).toHaveLength(6);
    expect(order.filter((one) => !one.includes('busy')).indexOf('other')).toBe(1);
  });

  it('answers instead of restarting for ever when no worker can start', async () => {
    const troubles: string[] = [];
    open('', { onError: (error) => troubles.push(error.message) });
    await pool.close();
    pool = new VisionPool({
      size: 1,
      entry: new URL(`data:text/javascript,${encodeURIComponent("throw new Error('no model')")}`),
      onError: (error) => troubles.push(error.message),
    });
    await expect(pool.look('a', Uint8Array.of(1))).rejects.toMatchObject({ code: 'crashed' });
    expect(troubles).toContain('no model');
  });

  it('answers as well when workers start and never become ready', async () => {
    pool = new VisionPool({
      size: 1,
      startLimit: 200,
      entry: new URL('data:text/javascript,setInterval(() => {}, 1000)'),
    });
    await expect(pool.look('a', Uint8Array.of(1))).rejects.toMatchObject({ code: 'crashed' });
  });
});
