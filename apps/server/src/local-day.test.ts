import { expect, it } from 'vitest';
import { localDay, secondsLeftToday } from './local-day.ts';

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
