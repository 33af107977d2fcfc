import { describe, expect, it } from 'vitest';
import { isoDuration, readMinutes, spokenDuration } from './durations.ts';
import { readQuantity } from './quantity.ts';
import { readTimers } from './step-timers.ts';
import { readYield } from './yields.ts';

describe('readMinutes', () => {
  it.each([
    ['PT1H30M', 90],
    ['P0DT0H20M0S', 20],
    ['P1DT0H15M', 1455],
    ['PT90S', 2],
    ['PT0.5H', 30],
    ['1 hour 10 minutes', 70],
    ['1½ hours', 90],
    ['10-15 mins', 10],
    ['1 Std. 20 Min.', 80],
    ['45', 45],
    ['1:15', 75],
    [25, 25],
    ['0 minutes', 0],
  ])('%s is %d minutes', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each([['soon'], [''], [null], [undefined], [{}], [-5], [Number.NaN], ['P9999Y'], [28_519_422], ['PT']])(
    '%j is no time',
    (value) => {
      expect(readMinutes(value)).toBeNull();
    },
  );

  it('writes times both ways', () => {
    expect([isoDuration(0), isoDuration(75), isoDuration(120)]).toEqual(['PT0M', 'PT1H15M', 'PT2H']);
    expect([spokenDuration(1), spokenDuration(61), spokenDuration(120)]).toEqual([
      '1 minute',
      '1 hour 1 minute',
      '2 hours',
    ]);
  });
});

describe('readYield', () => {
  it.each([
    ['4', 4],
    ['Serves 4-6', 6],
    ['3 to 4 servings', 4],
    ['4 Personen', 4],
    ['Makes 12 cookies', 12],
    ['1 loaf (12 slices)', 12],
    ['four servings', 4],
    [8, 8],
  ])('%s feeds %d', (text, count) => {
    expect(readYield(text)).toBe(count);
  });

  it.each([['2 1/2 cups'], ['a lot'], [''], [0], [100_000], [null]])(
    '%j says nothing about people',
    (value) => {
      expect(readYield(value)).toBeNull();
    },
  );
});

describe('readQuantity', () => {
  it.each([
    ['1 1/2', { min: 1.5, max: null }],
    ['½', { min: 0.5, max: null }],
    ['2-3', { min: 2, max: 3 }],
    ['1/4 - 1/2', { min: 0.25, max: 0.5 }],
    ['0.75', { min: 0.75, max: null }],
  ])('%s', (text, amount) => {
    expect(readQuantity(text)).toEqual(amount);
  });

  it.each([['1/0'], ['some'], [''], ['3-2'], ['1-2-3'], ['1 2']])('%s is no amount', (text) => {
    expect(readQuantity(text)).toBeNull();
  });
});

describe('readTimers', () => {
  it('reads waits at their shorter end and joins hours with minutes', () => {
    expect(
      readTimers('Simmer 20 to 25 minutes, then bake for 1 hour 10 minutes and rest 30 seconds.').map(
        (timer) => timer.seconds,
      ),
    ).toEqual([1200, 4200, 30]);
  });

  it('finds none in amounts', () => {
    expect(readTimers('Add 2 cups of milk and 3 eggs.')).toEqual([]);
    expect(readTimers('Bake for ninety minutes.')).toEqual([{ name: null, seconds: 5_400 }]);
  });
});
