import type { PlanOffer } from '@crisper/contract/billing/plans';
import { type FaqEntry, faq } from '@crisper/contract/site/faq';
import { expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';

const entry = (question: string, answer: string): FaqEntry => ({
  category: 'Getting Started',
  question,
  answer,
});
const entries = [
  entry('How do I cancel?', 'In your account.'),
  entry('What does Pro cost?', 'See the account page.'),
];

it('looks into questions and answers, whatever the case', () => {
  expect(findEntries(entries, 'ACCOUNT')).toHaveLength(2);
  expect(findEntries(entries, 'cancel account')).toEqual([entries[0]]);
  expect(findEntries(entries, '  ')).toHaveLength(2);
  expect(findEntries(entries, '.*')).toEqual([]);
});

it('takes every figure of a plan from the plan', () => {
  const offer = (plan: 'free' | 'pro', scansPerDay: number | null) =>
    ({ plan, name: plan, limits: { scansPerDay, savedRecipes: 77 }, prices: null }) as unknown as PlanOffer;
  const text = JSON.stringify(
    faq({ plans: { free: offer('free', 41), pro: offer('pro', null) }, missing: [] }),
  );
  expect(text).toContain('41 scans a day');
  expect(text).toContain('On the free plan 77');
});
