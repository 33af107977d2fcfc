import { expect, it } from 'vitest';
import { isLegible } from './legible.ts';
import type { PrintedLine } from './printed-line.ts';

/** Every third word is read with less. */
const page = (text: string, confidence: number, third = confidence): PrintedLine[] =>
  text.split('\n').map((line, at) => ({
    words: line
      .split(' ')
      .map((word, nth) => ({ text: word, confidence: nth % 3 === 0 ? third : confidence })),
    ...{ left: 0.1, right: 0.9, y: 0.05 * at, height: 0.02 },
  }));

const READ =
  'Beat the eggs with flour and milk until smooth\n2 large eggs\n1 cup flour\n1 cup milk\nFry thin rounds in butter';
const GUESSED =
  'Spuedheftrd ihhvcrlytg phinpietmte srahtfrm\n2 lrge egs\n1 gplms fluor\ntwhn wrae ponat srnoke\nFty thm ruonds ot buttar';
const POLISH =
  'Ubij jajka z mąką oraz mlekiem na gładką masę\nSmaż cienkie placki na rozgrzanym maśle z obu stron';

it.each([
  ['a page that was read', READ, 0.9, true],
  ['one of many small doubts', READ, 0.65, true],
  ['guesses', READ, 0.4, false],

  ['a language that nobody here knows, surely read', POLISH, 0.9, true],
  ['a few words', 'Soup ihhvcr', 0.2, true],
])('%s', (_what, text, confidence, legible) => expect(isLegible([page(text, confidence)])).toBe(legible));

it('neither sure nor words', () => {
  expect(isLegible([page(GUESSED, 0.7, 0.3)])).toBe(false);
  expect(isLegible([page(READ, 0.7, 0.3)])).toBe(true);
});
