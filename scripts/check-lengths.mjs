// A file that is too long to read at once is split in two. Data files may be longer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sources } from './steps.mjs';

const MOST_LINES = 400;

for (const file of sources(/\.(?:tsx?|mjs|css)$/)) {
  if (file.includes('.data.')) continue;
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
  if (lines <= MOST_LINES) continue;
  console.error(`${file}: ${lines} lines, ${MOST_LINES} at most`);
  process.exitCode = 1;
}
