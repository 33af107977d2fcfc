import { expect, it } from 'vitest';
import { costText, moneyText } from './cost-text.ts';

it('says what is known, of how many things, and nothing where nothing is', () => {
  const sums = [{ currency: 'USD', minor: 1240 }];
  expect(costText({ sums, known: 8, of: 11 })).toBe('$12.40 for 8 of 11 things');
  expect(costText({ sums, known: 11, of: 11 })).toBe('$12.40 for all 11 things');
  expect(costText({ sums: [], known: 0, of: 11 })).toBe('');
  const both = [...sums, { currency: 'JPY', minor: 300 }];
  expect(costText({ sums: both, known: 2, of: 3 })).toBe('$12.40 and ¥300 for 2 of 3 things');
  expect(moneyText({ currency: 'EUR', minor: 5 })).toBe('€0.05');
});
