import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sources } from './steps.mjs';

const SHOWN = /^(apps\/(web|server)|packages\/(contract|kitchen))\/src\/.*\.tsx?$/;

/** As a reader sees it, however the source wraps a line or writes an apostrophe. */
function plain(text: string): string {
  return text.replaceAll("\\'", "'").replaceAll('’', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ');
}

it('still says every sentence and label that the specification quotes', () => {
  const files = [...sources(SHOWN)].filter((path) => !path.includes('.test.'));
  const shown = plain(files.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n'));
  const specified = readFileSync(join(ROOT, 'scripts/specified-strings.txt'), 'utf8').trim().split('\n');
  expect(specified.length).toBeGreaterThan(200);
  expect(specified.filter((text) => !shown.includes(text))).toEqual([]);
});
