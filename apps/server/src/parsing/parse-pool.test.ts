import { afterEach, expect, it } from 'vitest';
import { ParsePool } from './parse-pool.ts';
import type { Parser } from './parser.ts';

/** A worker whose parsers do what no parser should. */
const entry = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    const parsers = {
      echo: (input) => input,
      thread: () => threadId,
      environment: () => Object.keys(process.env),
      refuse: () => { throw new TypeError('not a recipe'); },
      backtrack: (input) => /^(a+)+$/.test(input),
      spin: (shared) => { for (;;) Atomics.add(shared, 0, 1); },
      hoard: () => { for (const all = []; ; ) all.push(new Array(100_000).fill({})); },
      exit: () => process.exit(1),
    };
    parentPort.on('message', ({ id, parser, input }) => {
      try { parentPort.postMessage({ type: 'done', id, output: parsers[parser](input) }); }
      catch (error) { parentPort.postMessage({ type: 'failed', id, error }); }
    });
    parentPort.postMessage({ type: 'ready' });`)}`,
);
/** Only its name reaches the worker. */
const parser = <Input, Output>(name: string) => ({ name }) as Parser<Input, Output>;
const echo = parser<string, string>('echo');
const backtrack = parser<string, boolean>('backtrack');
const HANGING = `${'a'.repeat(60)}!`;
const TOO_SLOW = { status: 400, message: expect.stringContaining('takes too long to read') };

let pool: ParsePool;
const open = (options: ConstructorParameters<typeof ParsePool>[0] = {}) => {
  pool = new ParsePool({ entry, timeLimit: 1_000, ...options });
  return pool;
};
afterEach(() => pool.close());

it('kills a thread that is lost in a pattern, tells the person, and reads the next text', async () => {
  open({ size: 1 });
  await expect(pool.read(backtrack, HANGING, 'ann')).rejects.toMatchObject(TOO_SLOW);
  await expect(pool.read(echo, 'soup', 'ann')).resolves.toBe('soup');
});

it('leaves nothing running behind', async () => {
  open();
  const counter = new Int32Array(new SharedArrayBuffer(4));
  await expect(pool.read(parser('spin'), counter, 'ann')).rejects.toMatchObject(TOO_SLOW);
  await pool.close();
  const ended = Atomics.load(counter, 0);
  expect(ended).toBeGreaterThan(0);
  for (let at = 0; at < 1_000_000; at++)
    if (Atomics.load(counter, 0) !== ended) throw new Error('it runs on');
});

it('lets nobody wait for the pile of another', async () => {
  // No time limit is reached: only whoever stays in line behind the hanging texts would wait for ever.
  open({ size: 2, timeLimit: 600_000 });
  const pile = Array.from({ length: 5 }, () => pool.read(backtrack, HANGING, 'mallory').catch(() => {}));
  await expect(pool.read(echo, 'soup', 'ann')).resolves.toBe('soup');
  await pool.close();
  await Promise.all(pile);
});

it('takes turns', async () => {
  open({ size: 1, timeLimit: 60_000 });
  const order: string[] = [];
  const read = (person: string, text: string) =>
    pool.read(echo, text, person).then((read) => order.push(read));
  await Promise.all([read('a', 'a1'), read('a', 'a2'), read('a', 'a3'), read('b', 'b1'), read('c', 'c1')]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('makes a person wait whose texts hang again and again, and nobody else', async () => {
  open();
  for (let at = 0; at < 3; at++)
    await expect(pool.read(backtrack, HANGING, 'mallory')).rejects.toMatchObject(TOO_SLOW);
  await expect(pool.read(echo, 'soup', 'mallory')).rejects.toMatchObject({ status: 429 });
  await expect(pool.read(echo, 'soup', 'ann')).resolves.toBe('soup');
});

it('refuses a pile that grows without end', async () => {
  open({ timeLimit: 600_000 });
  const pile = Array.from({ length: 40 }, () => pool.read(backtrack, HANGING, 'mallory'));
  const settled = Promise.allSettled(pile);
  await expect(pile.at(-1)).rejects.toMatchObject({ status: 429 });
  await pool.close();
  await settled;
});

it.each(['hoard', 'exit'])('survives a thread that dies: %s', async (name) => {
  const troubles: unknown[] = [];
  open({ heap: 64, timeLimit: 60_000, onError: (error) => troubles.push(error) });
  await expect(pool.read(parser(name), '', 'ann')).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('too much to read'),
  });
  expect(troubles).toHaveLength(1);
  await expect(pool.read(echo, 'soup', 'ann')).resolves.toBe('soup');
});

it('passes on what a parser throws', async () => {
  open();
  await expect(pool.read(parser('refuse'), '', 'ann')).rejects.toThrow('not a recipe');
});

it('keeps the secrets of the environment from parsers, and one thread for all', async () => {
  open();
  expect(await pool.read(parser('environment'), '', 'ann')).toEqual([]);
  const threads = [];
  for (let at = 0; at < 3; at++) threads.push(await pool.read(parser('thread'), '', `person ${at}`));
  expect(new Set(threads).size).toBe(1);
});

it('answers when no thread can start', async () => {
  open({ entry: new URL(`data:text/javascript,${encodeURIComponent("throw new Error('broken')")}`) });
  await expect(pool.read(echo, 'soup', 'ann')).rejects.toMatchObject({ status: 503 });
});
