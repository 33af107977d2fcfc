import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateLines, evaluateUnseenSites, hasLabelledLines } from './eval-kitchen-lines.ts';
import { evaluatePages, loadPages } from './eval-kitchen-pages.ts';

/**
 * Evaluates the kitchen on data outside the repository: npm run eval:kitchen -- DIRECTORY [--verbose] [--sample=N] [--cross-site]
 * A directory may hold labelled lines (*.csv), recipe pages (SITE/NAME.html) or directories of either.
 */
const [directory, ...flags] = process.argv.slice(2);
if (directory === undefined || !existsSync(directory) || !statSync(directory).isDirectory()) {
  console.error('usage: npm run eval:kitchen -- DIRECTORY [--verbose] [--sample=N] [--cross-site]');
  process.exit(2);
}
const sample = Number(flags.find((flag) => flag.startsWith('--sample='))?.slice('--sample='.length) ?? 0);

function evaluate(path: string): boolean {
  const lines = hasLabelledLines(path);
  if (lines) evaluateLines(path, sample);
  if (lines && flags.includes('--cross-site')) evaluateUnseenSites(path);
  const pages = loadPages(path).length > 0;
  if (pages) evaluatePages(path, flags.includes('--verbose'));
  return lines || pages;
}

const inside = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const found = evaluate(directory) || inside.map(({ name }) => evaluate(join(directory, name))).some(Boolean);
if (!found) {
  console.error(
    `${directory} holds neither labelled lines (*.csv) nor recipe pages (SITE/NAME.html with NAME.json)`,
  );
  process.exit(1);
}
