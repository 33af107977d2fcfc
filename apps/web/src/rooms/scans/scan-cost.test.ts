import { expect, it } from 'vitest';
import { costOfMore, costOfScan } from './scan-cost.ts';

it('says before a scan what it spends', () => {
  expect(costOfScan(2)).toContain('uses 1 of your 2 scans left today');
  expect(costOfScan(1)).toContain('uses your last scan of today');
  expect(costOfScan(0)).toContain('No scans left today');
});

it('says what a rescan and further photos cost', () => {
  expect(costOfMore(1)).toContain('Adding photos costs nothing');
  expect(costOfMore(1)).toContain('A later one uses your last scan of today');
  expect(costOfMore(0)).not.toContain('uses');
});
