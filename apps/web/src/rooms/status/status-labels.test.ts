import { expect, it } from 'vitest';
import { checkedAgo, incidentLabel, milliseconds, percent } from './status-labels.ts';

it('never rounds an uptime up to all', () => {
  expect(percent(1)).toBe('100%');
  expect(percent(0.999_99)).toBe('99.99%');
  expect(percent(0.5)).toBe('50.00%');
  expect(percent(null)).toBe('Not known yet');
});

it('says times as people do', () => {
  expect(milliseconds(3.4)).toBe('3 ms');
  expect(milliseconds(1250)).toBe('1.3 s');
  const now = Date.parse('2026-01-01T12:00:00Z');
  expect(checkedAgo('2026-01-01T11:59:30Z', now)).toBe('Last check just now');
  expect(checkedAgo('2026-01-01T11:30:00Z', now)).toBe('Last check 30 min ago');
});

it('calls a maintenance in progress and completed, an incident open and resolved', () => {
  expect(incidentLabel({ severity: 'maintenance', status: 'open' })).toBe('In progress');
  expect(incidentLabel({ severity: 'maintenance', status: 'resolved' })).toBe('Completed');
  expect(incidentLabel({ severity: 'major', status: 'open' })).toBe('Open');
});
