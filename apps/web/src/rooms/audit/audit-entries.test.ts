import { describe, expect, it } from 'vitest';
import { byDay, originOf, personOf } from './audit-entries.ts';

describe('entries of the audit log', () => {
  it('stand under their days, in their order', () => {
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
    const days = byDay([{ at: at(19, 14) }, { at: at(19, 9) }, { at: at(18, 23) }]);
    expect(days.map(({ entries }) => entries.length)).toEqual([2, 1]);
    expect(days[0]?.day).toContain('19');
  });

  it('name who it was, also where the account is gone', () => {
    expect(personOf({ username: 'mia', userId: '1' })).toBe('mia');
    expect(personOf({ username: null, userId: '1' })).toBe('Deleted account');
    expect(personOf({ username: null, userId: null })).toBe('Unknown');
  });

  it('leave out what nobody knows about the device', () => {
    expect(originOf({ device: 'a program', network: '127.0.0.0/24' })).toBe('127.0.0.0/24');
    expect(originOf({ device: 'Mozilla/5.0 (Windows) Firefox/140.0', network: '' })).toBe(
      'Firefox on Windows',
    );
  });
});
