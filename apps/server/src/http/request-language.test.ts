import { LANGUAGES } from '@crisper/contract/languages';
import { expect, it } from 'vitest';
import { languagesOf } from './request-language.ts';

it.each([
  ['<html lang="en" data-languages="en de">', ['en', 'de']],
  ['<html lang="en" data-languages="en tlh">', ['en']],
  ['<html data-languages="en" lang="en">', ['en']],
  ['<html lang="en">', LANGUAGES],
])('pages of %s are in %j', (template, languages) => {
  expect(languagesOf(template)).toEqual(languages);
});
