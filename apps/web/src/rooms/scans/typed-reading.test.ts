import { expect, it } from 'vitest';
import { typedReading, whileReading } from './typed-reading.ts';

it('waits until all that was typed is read, also what could not be', async () => {
  expect(typedReading()).toBeNull();
  const order: string[] = [];
  let endFirst = () => {};
  const first = whileReading(
    new Promise<void>((done) => {
      endFirst = done;
    }).then(() => void order.push('first')),
  );
  const second = whileReading(Promise.reject(new Error('gone'))).catch(() => void order.push('second'));
  const waited = typedReading()?.then(() => void order.push('found'));
  await second;
  endFirst();
  await Promise.all([first, waited]);
  expect(order).toEqual(['second', 'first', 'found']);
  expect(typedReading()).toBeNull();
});
