import { expect, it } from 'vitest';
import { nextTime } from './overview.service.ts';

const event = {
  id: 1,
  seed: null,
  title: 'Bread day',
  description: '',
  startsAt: new Date('2026-03-06T06:00:00Z'),
  hours: 24,
  weekly: true,
  discussionId: null,
  removedAt: null,
};
const startAt = (now: string, weekly = true) => nextTime({ ...event, weekly }, Date.parse(now)).startsAt;

it('shows the time that comes next, or that is on now', () => {
  expect(startAt('2026-03-01T00:00:00Z')).toBe('2026-03-06T06:00:00.000Z');
  expect(startAt('2026-03-07T05:59:59Z')).toBe('2026-03-06T06:00:00.000Z');
  expect(startAt('2026-03-07T06:00:00Z')).toBe('2026-03-13T06:00:00.000Z');
  expect(startAt('2027-03-04T00:00:00Z')).toBe('2027-03-05T06:00:00.000Z');
  expect(startAt('2026-03-20T00:00:00Z', false)).toBe('2026-03-06T06:00:00.000Z');
});
