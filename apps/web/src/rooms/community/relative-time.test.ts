import { expect, it } from 'vitest';
import { excerpt } from './discussion-card.tsx';
import { relativeTime } from './relative-time.tsx';

it('says how long ago it was', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  const ago = (date: string) => relativeTime(date, now);
  expect(ago('2026-03-10T11:59:40Z')).toBe('just now');
  expect(ago('2026-03-10T12:00:20Z')).toBe('just now');
  expect(ago('2026-03-10T11:55:00Z')).toBe('5 minutes ago');
  expect(ago('2026-03-10T09:00:00Z')).toBe('3 hours ago');
  expect(ago('2026-03-09T11:00:00Z')).toBe('yesterday');
  expect(ago('2026-02-20T12:00:00Z')).toBe('2 weeks ago');
  expect(ago('2024-03-10T12:00:00Z')).toBe('2 years ago');
  expect(ago('2026-03-13T13:00:00Z')).toBe('in 3 days');
});

it('begins a post without its marks', () => {
  expect(excerpt('## Head\n\n- **one** [two](https://x.example)\n- `three`')).toBe('Head one two three');
});
