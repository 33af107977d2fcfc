import { preferredLanguage } from '@crisper/contract/languages';
import { expect, test } from 'vitest';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nl,fr;q=0.5,it;q=0.7', 'it'],
  ['de_DE@posix', 'de'],
  ['DE', 'de'],
  ['en-GB, de', 'en'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['nl-NL', 'en'],
  ['C.UTF-8', 'en'],
  ['de;q=seven', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('of %s the language is %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});

test('an endless header is read to its bound', () => {
  expect(preferredLanguage(`${'xx,'.repeat(100_000)}de`)).toBe('en');
});
