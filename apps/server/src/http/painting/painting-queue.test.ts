import { expect, it } from 'vitest';
import { createPaintingQueue } from './painting-queue.ts';

const wanted = new AbortController().signal;

it('draws by turns between networks, and refuses who has many waiting', async () => {
  const inTurn = createPaintingQueue({ waitingMax: 5, waitingMaxEach: 3 });
  const order: string[] = [];
  const draw = (network: string, page: string) => inTurn(network, wanted, () => order.push(page));
  const waiting = [draw('a', 'a1'), draw('a', 'a2'), draw('a', 'a3'), draw('b', 'b1'), draw('c', 'c1')];
  expect(draw('a', 'a4')).toBeUndefined();
  expect(draw('d', 'd1')).toBeUndefined();
  await Promise.all(waiting);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  await draw('d', 'd2');
  expect(order.at(-1)).toBe('d2');
});

it('lets the server do something else between two pages', async () => {
  const inTurn = createPaintingQueue();
  const order: string[] = [];
  const first = inTurn('a', wanted, () => {
    setImmediate(() => order.push('something else'));
    order.push('first');
  });
  const second = inTurn('b', wanted, () => order.push('second'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'something else', 'second']);
});

it('draws nothing that nobody waits for, and goes on after what fails', async () => {
  const inTurn = createPaintingQueue();
  const order: string[] = [];
  void inTurn('a', AbortSignal.abort(), () => order.push('late'));
  const broken = inTurn('b', wanted, () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  await inTurn('b', wanted, () => order.push('next'));
  expect(order).toEqual(['next']);
});
