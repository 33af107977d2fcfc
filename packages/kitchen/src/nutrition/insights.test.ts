import { expect, it } from 'vitest';
import { bestAndWorst, streakOf } from './insights.ts';

it('counts a row of days without a gap, and does not break it before the day is over', () => {
  const logged = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-02-28', '2026-03-01'];
  expect(streakOf(logged, '2026-03-01')).toEqual({ current: 2, longest: 3 });
  expect(streakOf(logged, '2026-03-02').current).toBe(2);
  expect(streakOf(logged, '2026-03-03').current).toBe(0);
  expect(streakOf([], '2026-03-03')).toEqual({ current: 0, longest: 0 });
  expect(bestAndWorst([], 2000)).toEqual({ best: null, worst: null });
});
