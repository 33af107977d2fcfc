import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batch } from './batch.ts';

it('asks once for all of one turn, and again for who comes later', async () => {
  const asked: string[][] = [];
  const ask = batch(async (items: readonly string[]) => {
    asked.push([...items]);
    await turn();
    return items.length;
  });
  const first = [ask('a'), ask('b'), ask('a')];
  await turn();
  // The first statement has been sent by now.
  const later = ask('c');
  expect(await Promise.all(first)).toEqual([3, 3, 3]);
  expect(await later).toBe(1);
  expect(asked).toEqual([['a', 'b', 'a'], ['c']]);
});

it('fails everybody of a turn, and nobody after it', async () => {
  let broken = true;
  const ask = batch(async (items: readonly number[]) => {
    if (broken) throw new Error('no database');
    return items;
  });
  const both = await Promise.allSettled([ask(1), ask(2)]);
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await ask(3)).toEqual([3]);
});
