import { expect, it } from 'vitest';
import { newest } from './newest.ts';

it('keeps what is newer, but only of the same household', () => {
  const old = { version: 3, home: 'a' };
  const later = { version: 4, home: 'a' };
  expect(newest(old, later)).toBe(later);
  expect(newest(later, old)).toBe(later);
  expect(newest({ version: 9, home: 'b' }, old)).toBe(old);
  expect(newest(undefined, old)).toBe(old);
  const again = { version: 4, home: 'a' };
  expect(newest(later, again)).toBe(again);
});
