import { expect, it } from 'vitest';
import { problemOf } from './i18n/problems-of.mjs';

const EGGS = '{count, plural, one {# egg} other {# eggs}} of {name}';

it.each([
  ['a right one', 'de', '{count, plural, one {# Ei} other {# Eier}} von {name}', null],
  ['a value that is left out', 'de', '{count, plural, one {# Ei} other {# Eier}}', 'lacks {name}'],
  [
    'a value that is not there',
    'de',
    '{count, plural, one {# Ei} other {# Eier}} von {name}, {x}',
    'has {x}, which the English does not',
  ],
  ['a plural that is left out', 'de', '{count, plural, other {# Eier}} von {name}', 'lacks the plural one'],
  ['plurals that English has not', 'pl', EGGS, 'lacks the plural many, few'],
  ['forms for millions, which nobody has', 'fr', EGGS, null],
  ['what is no message', 'de', '{count, plural, one {', 'is not written as ICU asks'],
])('sees %s', (_, language, translation, problem) => {
  expect(problemOf(language, EGGS, translation)).toBe(problem);
});
