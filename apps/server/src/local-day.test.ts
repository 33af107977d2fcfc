import { expect, it } from 'vitest';
import { localDay, localTime, momentOf, secondsLeftToday } from './local-day.ts';

it.each([
  ['2026-03-01T10:59:59Z', 'Pacific/Auckland', '2026-03-01', 1],
  ['2026-03-01T11:00:00Z', 'Pacific/Auckland', '2026-03-02', 86_400],
  ['2026-03-01T04:59:00Z', 'America/New_York', '2026-02-28', 60],
  ['2026-12-31T12:00:00Z', 'UTC', '2026-12-31', 43_200],
  ['2026-06-30T18:30:00Z', 'Asia/Kolkata', '2026-07-01', 86_400],
])('%s in %s is %s', (at, timeZone, day, left) => {
  expect(localDay(new Date(at), timeZone)).toBe(day);
  expect(secondsLeftToday(new Date(at), timeZone)).toBe(left);
});

it.each([
  ['2026-07-01', '18:30', 'America/New_York', '2026-07-01T22:30:00.000Z'],
  ['2026-01-01', '18:30', 'America/New_York', '2026-01-01T23:30:00.000Z'],
  ['2026-03-08', '12:30', 'America/New_York', '2026-03-08T16:30:00.000Z'],
  ['2026-03-08', '01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['2026-10-25', '08:00', 'Europe/Berlin', '2026-10-25T07:00:00.000Z'],
  ['2026-10-24', '23:30', 'Pacific/Auckland', '2026-10-24T10:30:00.000Z'],
  ['2026-06-30', '08:00', 'Asia/Kolkata', '2026-06-30T02:30:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, moment) => {
  const at = momentOf(day, time, timeZone);
  expect(at.toISOString()).toBe(moment);
  expect([localDay(at, timeZone), localTime(at, timeZone)]).toEqual([day, time]);
});

it('takes a time that a change of clocks skips as the one an hour later or earlier, never as another day', () => {
  const at = momentOf('2026-03-08', '02:30', 'America/New_York');
  expect(localDay(at, 'America/New_York')).toBe('2026-03-08');
  expect(['01:30', '03:30']).toContain(localTime(at, 'America/New_York'));
});
