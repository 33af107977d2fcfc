import { expect, it } from 'vitest';
import { seasonOn } from './seasons.ts';

it('knows the season of a place by its clock', () => {
  expect(seasonOn('2026-01-12', 'Europe/Berlin')).toBe('winter');
  expect(seasonOn('2026-12-01', 'America/New_York')).toBe('winter');
  expect(seasonOn('2026-01-12', 'Australia/Melbourne')).toBe('summer');
  expect(seasonOn('2026-09-07', 'Africa/Johannesburg')).toBe('spring');
  expect(seasonOn('2026-09-07', 'UTC')).toBe('autumn');
});
