import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function drain(queue: FairQueue<string>): string[] {
  const order: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) order.push(item);
  return order;
}

it('takes turns between lanes, and first come, first served within one', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(item[0]!, item);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('remembers the turn of the lane that is being served', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  expect(queue.next()).toBe('a1');
  queue.add('a', 'a2');
  queue.add('b', 'b1');
  expect(drain(queue)).toEqual(['b1', 'a2']);
});

it('lets a newcomer in behind the round that is going on, not behind everything', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1']) queue.add(item[0]!, item);
  expect(queue.next()).toBe('a1');
  queue.add('c', 'c1');
  expect(drain(queue)).toEqual(['b1', 'c1', 'a2', 'a3']);
});

it('gives a second try at once', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  const first = queue.next()!;
  queue.addFirst('a', first);
  expect(queue.size).toBe(2);
  expect(drain(queue)).toEqual(['a1', 'b1']);
});

it('removes what is waiting, and says so', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('a', 'a2');
  expect(queue.remove('a', 'a1')).toBe(true);
  expect(queue.remove('a', 'a1')).toBe(false);
  expect(queue.remove('b', 'a2')).toBe(false);
  expect(drain(queue)).toEqual(['a2']);
});

it('gives a lane one turn at a time where that is wanted, and its place back', () => {
  const queue = new FairQueue<string>({ oneEach: true });
  for (const item of ['a1', 'a2', 'b1', 'b2']) queue.add(item[0]!, item);
  expect(queue.startable).toBe(2);
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['a1', 'b1', undefined]);
  expect(queue.startable).toBe(0);
  queue.release('b');
  expect(queue.next()).toBe('b2');
  queue.release('a');
  expect([queue.next(), queue.next()]).toEqual(['a2', undefined]);
});
