import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { assertNode, install, ROOT, run, step, tool } from './steps.mjs';

assertNode();
process.chdir(ROOT);

/** Installs PostgreSQL and Redis on Debian as root; elsewhere uses what is installed. */
async function services() {
  if (existsSync('/usr/bin/redis-server') && existsSync('/usr/lib/postgresql')) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await step('Installing PostgreSQL and Redis', async () => {
      await run('apt-get', ['update', '-qq'], { env });
      await run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'postgresql', 'redis-server'],
        {
          env,
        },
      );
    });
  } catch {
    console.log('They could not be installed; going on with what is there.');
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'crisper-reports-'));
process.env.FIGURES = join(reports, 'figures.jsonl');

/** `--seed N --rounds R` plays only the random faults, from that seed on. Round r has the seed N + r. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, rounds: { type: 'string' } } });
const repeated = values.seed !== undefined || values.rounds !== undefined;
const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000_000));
process.env.FAULT_SEED = seed;
if (repeated) process.env.FAULT_ROUNDS = values.rounds ?? '1';

async function tests(title, project, ...files) {
  return suite(title, 'scale/vitest.config.ts', project, ...files);
}

async function suite(title, config, project, ...files) {
  const report = join(reports, `${project}-${total.passed}.json`);
  const flags = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, '--project', project, ...files, ...flags];
  let problem;
  await step(title, () =>
    tool('vitest', args, repeated ? { stdio: 'inherit' } : {}).catch((error) => {
      problem = error;
    }),
  );
  if (problem) console.log(problem.message);
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  total.passed += counted?.numPassedTests ?? 0;
  total.skipped += counted?.numPendingTests ?? 0;
  total.failed += counted?.numFailedTests || (problem ? 1 : 0);
  return counted?.testResults.flatMap((file) => file.assertionResults) ?? [];
}

/** The table of all simulated failures and their results. */
function printTable(faults) {
  const path = process.env.FIGURES;
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  const seen = new Map(lines.map((line) => JSON.parse(line)).map((figure) => [figure.test, figure.seen]));
  console.log('\n| what was tried | what came of it | seconds |\n| --- | --- | --- |');
  for (const { fullName, status, duration } of faults) {
    const outcome = status === 'passed' ? (seen.get(fullName) ?? 'as said') : status;
    console.log(`| ${fullName} | ${outcome} | ${Math.round((duration ?? 0) / 1000)} |`);
  }
}

try {
  await install();
  await services();
  await build(['server']);
  const where = 'two servers, a worker, PostgreSQL and Redis';
  if (repeated) {
    printTable(await tests(`Random faults from seed ${seed}: ${where}`, 'faults', 'scale/random.scale.ts'));
  } else {
    await tests('Integration tests on a PostgreSQL of its own', 'integration');
    await tests('Long texts, and the built server from start to end', 'slow');
    printTable(await tests(`Faults: ${where}, random ones from seed ${seed}`, 'faults'));
    await build();
    await suite('Every page at every width', 'e2e/vitest.config.ts', 'slow');
  }
} catch (error) {
  total.failed++;
  console.error(error.message);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

if (total.skipped > 0)
  console.log(`${total.skipped} skipped: this machine lacks Redis, or may not mount a disk.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
