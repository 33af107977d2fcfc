import { expect, it } from 'vitest';
import { cardShape, expiryOf, grouped } from './card-fields.ts';

const shape = cardShape(() => new Date(2026, 10, 15));
const good = { card: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };
/** The first message of each field. */
const errors = (typed: typeof good) =>
  Object.fromEntries(
    (shape.safeParse(typed).error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  );

it('groups digits while they are typed, and drops the rest', () => {
  expect(grouped('4242-4242x42424242 9999')).toBe('4242 4242 4242 4242');
  expect(expiryOf('1')).toBe('1');
  expect(expiryOf('1229')).toBe('12/29');
  expect(expiryOf('12/')).toBe('12');
});

it('lets only test cards through, through the last day of their month', () => {
  expect(shape.parse(good)).toEqual({ ...good, card: '4242424242424242' });
  expect(errors({ ...good, card: '4111 1111 1111 1111' })).toHaveProperty('card');
  expect(errors({ ...good, expiry: '10/26' })).toEqual({ expiry: 'This date is in the past.' });
  for (const expiry of ['', '13/29', '00/29', '12'])
    expect(errors({ ...good, expiry })).toEqual({ expiry: 'Enter month and year, such as 12/29.' });
  expect(errors({ ...good, cvc: '12' })).toEqual({ cvc: 'Enter the 3 or 4 digits.' });
});
