import { afterEach, expect, it, vi } from 'vitest';
import { ParsePool } from './parse-pool.ts';
import type { Parser } from './parser.ts';

/** A worker whose parsers do what no parser should. */
const entry = new URL(
  `data:text/javascript,${encodeURIComponent(`
    const hoarded = [];
    const parsers = {
      echo: (input) => input,
      process: () => process.pid,
      environment: () => Object.keys(process.env),
      refuse: () => { throw new TypeError('not a recipe'); },
      backtrack: (input) => /^(a+)+$/.test(input),
      hoard: () => { for (const all = []; ; ) all.push(new Array(100_000).fill({})); },
      bytes: (megabytes) => {
        for (let at = 0; at < megabytes; at += 16) hoarded.push(Buffer.alloc(16 * 1024 * 1024, 1));
        return hoarded.length;
      },
      exit: () => process.exit(1),
    };
    process.on('message', ({ id, task: { parser, input } }) => {
      try { process.send({ type: 'done', id, result: parsers[parser](input) }); }
      catch (error) { process.send({ type: 'failed', id, error }); }
    });
    process.send({ type: 'ready' });`)}`,
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

it('kills a process that is lost in a pattern, tells the person, and reads the next text', async () => {
  open({ size: 1 });
  await expect(pool.read(backtrack, HANGING, 'ann')).rejects.toMatchObject(TOO_SLOW);
  await expect(pool.read(echo, 'soup', 'ann')).resolves.toBe('soup');
});

it('leaves nothing running behind', async () => {
  open({ size: 1 });
  const pid = await pool.read(parser<string, number>('process'), '', 'ann');
  await expect(pool.read(backtrack, HANGING, 'ann')).rejects.toMatchObject(TOO_SLOW);
  await pool.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it.runIf(process.platform === 'linux')(
  'gives a process no more memory than it may have, in bytes that no heap counts either',
  async () => {
    open({ size: 1, memory: 64, timeLimit: 60_000 });
    await expect(pool.read(parser('bytes'), 32, 'ann')).resolves.toBe(2);
    await expect(pool.read(parser('bytes'), 64_000, 'ann')).rejects.toThrow();
    await expect(pool.read(echo, 'soup', 'ann')).resolves.toBe('soup');
  },
);

it('lets nobody wait for the pile of another', async () => {
  // No time limit is reached: only a caller who stays in line behind the hanging texts would wait for ever.
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

it.each(['hoard', 'exit'])('survives a process that dies: %s', async (name) => {
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

it('keeps the secrets of the environment from parsers, and one process for all', async () => {
  open();
  vi.stubEnv('SECRET', 'hush');
  const seen = await pool.read(parser<string, string[]>('environment'), '', 'ann');
  vi.unstubAllEnvs();
  // A shell says where it is.
  expect(seen.filter((name) => name !== 'PWD')).toEqual([]);
  const processes = [];
  for (let at = 0; at < 3; at++) processes.push(await pool.read(parser('process'), '', `person ${at}`));
  expect(new Set(processes).size).toBe(1);
});

it('answers when no process can start', async () => {
  open({ entry: new URL(`data:text/javascript,${encodeURIComponent("throw new Error('broken')")}`) });
  await expect(pool.read(echo, 'soup', 'ann')).rejects.toMatchObject({ status: 503 });
});
