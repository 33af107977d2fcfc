import { MISSING } from '@crisper/contract/site/site';
import { expect, it } from 'vitest';
import { PLAN_OFFERS } from '../../plan-offers.ts';
import { type FaqOptions, faqEntries } from './faq.ts';

const { free, pro } = PLAN_OFFERS;
const textOf = (options: FaqOptions) =>
  faqEntries(options)
    .map(({ category, question, answer }) => `${category}: ${question} ${answer}`)
    .join('\n');

it('takes every figure of a plan from the plan', () => {
  const given = {
    free: { ...free, limits: { ...free.limits, scansPerDay: 41, savedRecipes: 77 } },
    pro: { ...pro, prices: { month: 12.5, year: 99 } },
  };
  const text = textOf({ plans: given, missing: [] });
  expect(text).toContain('41 scans a day');
  expect(text).toContain('On the free plan 77.');
  expect(text).toContain('Pro Chef is $12.50 a month or $99 a year.');
  expect(textOf({ plans: { free, pro: { ...pro, prices: null } }, missing: [] })).toContain(
    'not for sale at the moment',
  );
});

it('says nothing of what is left out', () => {
  expect(textOf({ plans: PLAN_OFFERS, missing: [] })).toContain(
    'Delete Account removes it for good, ends any subscription and replaces your community posts with "[deleted]".',
  );
  const bare = textOf({ plans: null, missing: MISSING });
  expect(bare).toContain('Delete Account removes it for good.');
  expect(bare).toContain('Account: I forgot my password. Ask the person who runs this installation');
  expect(bare).not.toMatch(/free plan|\bPro\b|refund|referral|community|billing/i);
});
