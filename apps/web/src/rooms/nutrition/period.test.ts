import { expect, it } from 'vitest';
import { addDays, overBy, PERIOD_DAYS, periodLabel, progressOf, remainingOf, todayHere } from './period.ts';

it('knows a day, a week of 7 and a month of 30', () => {
  expect(PERIOD_DAYS).toEqual({ today: 1, week: 7, month: 30 });
});

it('counts on the calendar, across months, leap days and clock changes', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(todayHere(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
  expect(todayHere(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
});

it('names one date, or the range that ends on it', () => {
  expect(periodLabel('today', '2026-03-08')).toBe('Sun, Mar 8, 2026');
  expect(periodLabel('week', '2026-03-08')).toBe('Mar 2 to Mar 8, 2026');
  expect(periodLabel('month', '2026-01-15')).toBe('Dec 17, 2025 to Jan 15, 2026');
});

it('never passes 100 percent and never goes below nothing', () => {
  expect(progressOf(3000, 2000)).toBe(100);
  expect(progressOf(500, 2000)).toBe(25);
  expect(progressOf(500, 0)).toBe(0);
  expect(remainingOf(2500, 2000)).toBe(0);
  expect(remainingOf(1499.6, 2000)).toBe(500);
});

it('says what is left and what is over, never below nothing', () => {
  expect([remainingOf(1800.4, 2000), remainingOf(2100, 2000)]).toEqual([200, 0]);
  expect([overBy(354, 150), overBy(100, 150)]).toEqual([204, 0]);
});
