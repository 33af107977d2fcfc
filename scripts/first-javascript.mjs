import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The limit for the scripts of a first visit to the landing page, in KB after gzip. */
const FIRST_JAVASCRIPT_LIMIT_KB = 130;

/** The entries that the landing page loads by itself: the start script, the app, the page and the cookie banner. */
const FIRST = [
  'index.html',
  'src/main.tsx',
  'src/app/routes/landing-page.tsx',
  'src/app/shell/consent-banner.tsx',
];

/** Measures the scripts of a first visit in the build; throws if they exceed the limit or an entry is missing. */
export async function checkFirstJavaScript(webRoot) {
  const manifest = JSON.parse(readFileSync(join(webRoot, '.vite', 'manifest.json'), 'utf8'));
  const { paintedModules } = await import(join(webRoot, '.vite', 'paint', 'first-paint.js'));
  for (const module of paintedModules)
    if (!manifest[module])
      throw new Error(`${module} is painted on the server, but the build has no such page.`);

  const files = new Set(['boot.js']);
  const add = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  for (const wanted of FIRST) {
    if (!manifest[wanted])
      throw new Error(`The build has no file for ${wanted}, which belongs to the first JavaScript.`);
    add(wanted);
  }
  const kilobytes = [...files].reduce((sum, file) => sum + compressedSize(join(webRoot, file)), 0) / 1024;
  const figure = `${kilobytes.toFixed(1)} KB of first JavaScript in ${files.size} files, of ${FIRST_JAVASCRIPT_LIMIT_KB} KB`;
  if (kilobytes > FIRST_JAVASCRIPT_LIMIT_KB) throw new Error(`The landing page is too heavy: ${figure}.`);
  return figure;
}

function compressedSize(path) {
  if (existsSync(`${path}.gz`)) return readFileSync(`${path}.gz`).length;
  return gzipSync(readFileSync(path), { level: 9 }).length;
}
