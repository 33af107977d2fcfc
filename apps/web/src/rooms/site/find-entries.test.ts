import type { FaqEntry } from '@crisper/contract/site/faq';
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
