import { afterEach, expect, it } from 'vitest';
import { i18n } from './i18n.ts';
import { numberShown, numberTyped, wholeTyped, withDecimals } from './numbers.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', locales: ['en-US'], messages: {} }));

it.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 0,25 ', 0.25],
  [',5', 0.5],
  ['3', 3],
  ['70 kg', 70],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1.234.567', 1_234_567],
])('reads %s', (text, number) => expect(numberTyped(text)).toBe(number));

it.each(['', ' ', 'a lot', '1,2,3', '-1', '1/2', '5’8'])('reads no number in “%s”', (text) =>
  expect(numberTyped(text)).toBeNaN(),
);

it('reads whole numbers with and without what separates thousands', () => {
  expect(['2000', '2,000', '2.000', '2 000', '12.7', '120 g'].map(wholeTyped)).toEqual([
    2000, 2000, 2000, 2000, 12, 120,
  ]);
});

it.each(['en', 'de', 'fr', 'es', 'it'])('reads in %s what it shows', (locale) => {
  i18n.loadAndActivate({ locale, messages: {} });
  for (const number of [0.5, 1.25, 12, 1500.75, 20000]) {
    expect(numberTyped(numberShown(number))).toBe(number);
    expect(numberTyped(withDecimals(number, 2))).toBe(number);
  }
});
