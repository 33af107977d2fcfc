import type { AuditEntry } from '@crisper/contract/audit/audit';
import { expect, it } from 'vitest';
import { groupConsecutive } from './group-consecutive.ts';

let id = 0;
const entry = (action: AuditEntry['action'], minute: number, network = '203.0.113.0/24'): AuditEntry => ({
  id: id++,
  at: `2026-03-04T12:${minute}:00.000Z`,
  action,
  device: '',
  network,
  detail: '',
});

it('makes one line of the same change from the same place, and no other', () => {
  const rows = groupConsecutive([
    entry('signed-in', 30),
    entry('sign-in-failed', 29),
    entry('sign-in-failed', 28),
    entry('sign-in-failed', 27),
    entry('sign-in-failed', 26, '198.51.100.0/24'),
    entry('signed-in', 25),
  ]);
  expect(rows.map(({ entry: { action, network }, times, since }) => [action, network, times, since])).toEqual(
    [
      ['signed-in', '203.0.113.0/24', 1, '2026-03-04T12:30:00.000Z'],
      ['sign-in-failed', '203.0.113.0/24', 3, '2026-03-04T12:27:00.000Z'],
      ['sign-in-failed', '198.51.100.0/24', 1, '2026-03-04T12:26:00.000Z'],
      ['signed-in', '203.0.113.0/24', 1, '2026-03-04T12:25:00.000Z'],
    ],
  );
});
