import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLicences } from './check-licences.mjs';
import { assertNode, install, ROOT, run, step, tool } from './steps.mjs';

assertNode();
process.chdir(ROOT);

const total = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'crisper-reports-'));

/** One check that either holds or does not. */
async function check(title, work) {
  try {
    await step(title, work);
    total.passed++;
  } catch (error) {
    total.failed++;
    console.log(error.message);
  }
}

/** Many tests, counted from the runner's own report; a run without a report is one failure. */
async function tests(title, name, args) {
  const report = join(reports, `${name}.json`);
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const problem = await step(title, async () => {
    try {
      await tool('vitest', ['run', ...args, ...flags]);
    } catch (error) {
      return error;
    }
  });
  if (problem) console.log(problem.message);
  const counted = readReport(report);
  total.passed += counted?.numPassedTests ?? 0;
  // Files that could not even be loaded, and errors outside of tests, count as one failure.
  total.failed += counted?.numFailedTests || (problem ? 1 : 0);
  if (counted) console.log(`  ${counted.numPassedTests} passed, ${counted.numFailedTests} failed`);
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
  await check('Types', () => run('npm', ['run', '--silent', 'check:types']));
  await check('Lint', () => tool('biome', ['check', '--error-on-warnings', '.']));
  await check('Rules of direction', () =>
    tool('depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
  );
  await check('Dead code', () => tool('knip', []));
  await check('Python', () => run('node', ['scripts/check-python.mjs']));
  await check('Licences', checkLicences);
  await check('Build', async () => (await import('./build.mjs')).build());
  await tests('Unit and integration tests', 'unit', []);
  await tests('Browser journeys', 'e2e', ['--config', 'e2e/vitest.config.ts']);
} catch (error) {
  total.failed++;
  console.error(error.message);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
