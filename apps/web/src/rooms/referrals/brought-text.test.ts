import { expect, it } from 'vitest';
import { broughtText } from './brought-text.ts';

it('says what shares brought, and nothing of what they did not', () => {
  const told = { completedReferrals: 0, totalShares: 0, viralCoefficient: 0 };
  expect(broughtText(told)).toContain('Nothing shared yet');
  expect(broughtText({ ...told, completedReferrals: 1 })).toBe(
    '1 friend cooks with Crisper through your code.',
  );
  expect(broughtText({ ...told, totalShares: 1 })).toBe('No friend cooks with Crisper after 1 share yet.');
  expect(broughtText({ completedReferrals: 1, totalShares: 4, viralCoefficient: 0.25 })).toBe(
    '1 friend cooks with Crisper after 4 shares: each time you told someone, that brought 0.25 more.',
  );
});
