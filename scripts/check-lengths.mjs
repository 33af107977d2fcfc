// Fails for source files that are too long to read at once. Data and generated files are exempt.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

const MOST_LINES = 300;
const FOLDERS = ['apps', 'packages', 'e2e', 'scale', 'bench', 'scripts'];

function* sourcesIn(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* sourcesIn(path);
    if (entry.isFile() && /\.(?:tsx?|mjs|css)$/.test(path) && !/\.(?:data|gen)\./.test(path)) yield path;
  }
}

for (const folder of FOLDERS) {
  for (const file of sourcesIn(folder)) {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
    if (lines <= MOST_LINES) continue;
    console.error(`${file}: ${lines} lines, ${MOST_LINES} at most`);
    process.exitCode = 1;
  }
}
