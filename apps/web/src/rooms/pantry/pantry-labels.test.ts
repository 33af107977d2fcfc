import { expect, it } from 'vitest';
import { amountOf, amountShown, daysText } from './pantry-labels.ts';

it.each([
  ['1½', 1.5],
  ['½', 0.5],
  ['1 1/2', 1.5],
  ['3/4', 0.75],
  ['half', 0.5],
  ['a half', 0.5],
  ['a quarter', 0.25],
  ['1,5', 1.5],
  ['2', 2],
  [' ', null],
])('reads the amount "%s"', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

it('takes nothing else for an amount', () => {
  expect([amountOf('some'), amountOf('1/x'), amountOf('½ jar')]).toEqual([NaN, NaN, NaN]);
});

it.each([
  [1.5, '1½'],
  [0.5, '½'],
  [2, '2'],
  [1.37, '1.37'],
  [500, '500'],
  [27.5, '27.5'],
  [null, ''],
])('writes %s as "%s"', (amount, text) => {
  expect(amountShown(amount)).toBe(text);
});

it.each([
  [null, 'no date'],
  [-1, 'since yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
  [5, '5 days'],
  [20, '3 weeks'],
  [90, '3 months'],
  [730, '2 years'],
])('says how long %s days are', (daysLeft, text) => {
  expect(daysText({ daysLeft })).toBe(text);
});
