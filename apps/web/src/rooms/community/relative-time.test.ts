import { expect, it } from 'vitest';
import { excerpt } from './discussion-card.tsx';
import { relativeTime } from './relative-time.tsx';

it('says how long ago it was', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  const ago = (date: string) => relativeTime(date, now);
  expect(ago('2026-03-10T11:59:40Z')).toBe('Just now');
  expect(ago('2026-03-10T12:00:20Z')).toBe('Just now');
  expect(ago('2026-03-10T11:55:00Z')).toBe('5m ago');
  expect(ago('2026-03-10T09:00:00Z')).toBe('3h ago');
  expect(ago('2026-03-09T11:00:00Z')).toBe('1d ago');
  expect(ago('2026-02-20T12:00:00Z')).toBe('18d ago');
  expect(ago('2024-03-10T12:00:00Z')).toBe('730d ago');
  expect(ago('2026-03-13T13:00:00Z')).toBe('in 3 days');
});

it('begins a post without its marks', () => {
  expect(excerpt('## Head\n\n- **one** [two](https://x.example)\n- `three`')).toBe('Head one two three');
});
