import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browsers.mjs';
import { checkLicences } from './check-licences.mjs';
import { assertNode, install, ROOT, run, step, tool } from './steps.mjs';

assertNode();
process.chdir(ROOT);

/** With this flag the smoke tests run again in another browser, where the machine has or gets one. */
const everywhere = process.argv.includes('--everywhere');
const JOURNEYS = [
  ...['--config', 'e2e/vitest.config.ts', '--project', 'journeys'],
  '--reporter=./e2e/support/retries.ts',
];
const SMOKE = ['shell.e2e', 'cook.e2e', 'plan.e2e', 'scan-photos.e2e'];

const total = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'crisper-reports-'));

/** What can be wrong without running anything. Each keeps one processor busy. */
const CHECKS = [
  ['Types', () => run('npm', ['run', '--silent', 'check:types'])],
  ['Lint', () => tool('biome', ['check', '--error-on-warnings', '.'])],
  ['Patterns in linear time', () => run('node', ['scripts/check-patterns.mjs'])],
  [
    'Rules of direction',
    () => tool('depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
  ],
  ['Dead code', () => tool('knip', [])],
  ['Lengths of files', () => run('node', ['scripts/check-lengths.mjs'])],
  ['Description of the API', () => run('node', ['scripts/openapi/check-openapi.mjs'])],
  ['Catalogue of foods', () => run('node', ['scripts/foods.mjs', 'check'])],
  ['Translations', () => run('node', ['scripts/i18n.mjs', 'check'])],
  ['Lock file', () => run('node', ['scripts/check-lock.mjs'])],
  ['Python', () => run('node', ['scripts/check-python.mjs'])],
  ['Licences', async () => checkLicences()],
];
const BUILD = ['Build', () => run('node', ['scripts/build.mjs'])];

/** Runs one check after the other. They are told when they end: others run at the same time. */
async function checks(list) {
  for (const [title, work] of list) {
    const began = Date.now();
    try {
      await work();
      total.passed++;
      console.log(`${title} … ${((Date.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      total.failed++;
      console.log(`${title} … failed\n${error.message}`);
    }
  }
}

/** Runs a test suite and counts from the runner's report; a run without a report counts as one failure. */
async function tests(title, name, args, options) {
  const report = join(reports, `${name}.json`);
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  let problem;
  const said = await step(title, () =>
    tool('vitest', ['run', ...args, ...flags], options).catch((error) => {
      problem = error;
      return '';
    }),
  );
  if (problem) console.log(problem.message);
  for (const line of said.split('\n')) if (line.startsWith('Needed another try')) console.log(`  ${line}`);
  const counted = readReport(report);
  total.passed += counted?.numPassedTests ?? 0;
  // Files that failed to load and errors outside of tests count as one failure.
  total.failed += counted?.numFailedTests || (problem ? 1 : 0);
  if (counted) console.log(`  ${counted.numPassedTests} passed, ${counted.numFailedTests} failed`);
}

/** The journeys need a browser; a machine that has none and gets none fails. */
async function journeys() {
  const browser = await findBrowser();
  await tests(`Browser journeys in ${browser}`, 'e2e', JOURNEYS, inBrowser(browser));
  if (!everywhere) return;
  const other = await findBrowser({ chosen: '', except: browser }).catch((error) => {
    console.log(`No second browser for the smoke journeys. ${error.message}`);
  });
  if (!other) return;
  await tests(`Smoke journeys in ${other}`, 'smoke', [...JOURNEYS, ...SMOKE], inBrowser(other));
}

function inBrowser(path) {
  return { env: { ...process.env, CHROME_PATH: path } };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

try {
  await install();
  await Promise.all([checks([BUILD]), checks(CHECKS)]);
  await tests('Unit and integration tests', 'unit', []);
  await journeys();
} catch (error) {
  total.failed++;
  console.error(error.message);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
