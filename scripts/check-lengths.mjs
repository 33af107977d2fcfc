// A file that is too long to read at once is split in two, a folder with too many files into folders. Data files may be longer.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, sources } from './steps.mjs';

const MOST_LINES = 400;
const MOST_FILES = 40;

const fail = (text) => {
  console.error(text);
  process.exitCode = 1;
};

const folders = new Set();
for (const file of sources(/\.(?:tsx?|mjs|css)$/)) {
  folders.add(dirname(file));
  if (file.includes('.data.')) continue;
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
  if (lines > MOST_LINES) fail(`${file}: ${lines} lines, ${MOST_LINES} at most`);
}
for (const folder of folders) {
  const files = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length > MOST_FILES) fail(`${folder}: ${files.length} files, ${MOST_FILES} at most`);
}
