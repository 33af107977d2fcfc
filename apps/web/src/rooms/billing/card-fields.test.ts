import { expect, it } from 'vitest';
import { cardErrors, expiryOf, grouped } from './card-fields.ts';

const now = new Date(2026, 10, 15);
const good = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };

it('groups digits while they are typed, and drops the rest', () => {
  expect(grouped('4242-4242x42424242 9999')).toBe('4242 4242 4242 4242');
  expect(expiryOf('1')).toBe('1');
  expect(expiryOf('1229')).toBe('12/29');
  expect(expiryOf('12/')).toBe('12');
});

it('lets only test cards through, through the last day of their month', () => {
  expect(cardErrors(good, now)).toEqual({});
  expect(cardErrors({ ...good, number: '4111 1111 1111 1111' }, now)).toHaveProperty('number');
  expect(cardErrors({ ...good, expiry: '10/26' }, now)).toEqual({ expiry: 'This date is in the past.' });
  for (const expiry of ['', '13/29', '00/29', '12'])
    expect(cardErrors({ ...good, expiry }, now)).toHaveProperty('expiry');
  expect(cardErrors({ ...good, cvc: '12' }, now)).toHaveProperty('cvc');
});
