import { execFileSync } from 'node:child_process';
import { quantile } from '../../packages/vision/src/cli/metrics.ts';
import { type Instance, startInstance } from '../../scale/support/fleet.ts';
import { startPostgres } from '../../scale/support/postgres.ts';
import type { Row } from '../row.ts';
import { type Day, people, spendDay } from './mixed-day.ts';
import { processorMs } from './processor-time.ts';

const PEOPLE = 500;
/** Long enough that scans stay below what two cores can do, about one photo in two seconds. */
const THINK_MS = 30_000;
/** Long enough to see a trend; LOAD_MINUTES=30 for a long run. */
const MINUTES = Number(process.env.LOAD_MINUTES ?? 4);
const P99_MS = 250;
const SCAN_WAIT_MS = 10_000;
const GROWTH_MB = 60;
const SAMPLE_MS = 5_000;
const BUSY_PEOPLE = 12;
/** Lets the JIT of a newly started server warm up. */
const WARM_SECONDS = 30;
const BUSY_SECONDS = 20;
const TWO_OVER_ONE = 1.7;

/** Memory of the server processes and their vision workers, without the database. */
function memoryMb(instances: readonly Instance[]): number {
  const pids = instances.map(({ server }) => String(server.child.pid)).join();
  const out = execFileSync('ps', ['-o', 'comm=,rss=', '-p', pids, '--ppid', pids], { encoding: 'utf8' });
  const rows = out
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.reduce((sum, [name, rss]) => (name === 'postgres' ? sum : sum + Number(rss) / 1024), 0);
}

/** CPU time of the servers only; no scans run during this comparison. */
function spentMs(instances: readonly Instance[]): number {
  return instances.reduce((sum, { server }) => sum + processorMs(server.child.pid!), 0);
}

/** A mixed load of many users on one instance, then the throughput that a second instance adds. */
export default async function load(): Promise<Row[]> {
  const postgres = await startPostgres();
  const instances: Instance[] = [];
  const start = async () => void instances.push(await startInstance({ DATABASE_URL: postgres.url }));
  try {
    await start();
    const day = await mixedDay(instances);
    const alone = await costOfOne(instances);
    await start();
    const both = await costOfOne(instances);
    return [...day, twoInstances(alone, both)];
  } finally {
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await postgres.remove();
  }
}

async function mixedDay(instances: readonly Instance[]): Promise<Row[]> {
  const cooks = await people(
    PEOPLE,
    instances.map(({ url }) => url),
  );
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(memoryMb(instances)), SAMPLE_MS);
  const day = await spendDay(cooks, { seconds: MINUTES * 60, thinkMs: THINK_MS, scans: true });
  clearInterval(sampling);
  for (const error of new Set(day.errors)) console.error(error);
  return [...answers(day), ...scans(day), flatness(memory)];
}

function answers({ requests, scans, errors }: Day): Row[] {
  const took = requests.map((request) => request.took);
  const p99 = quantile(took, 0.99);
  return [
    {
      name: `load: ${PEOPLE} people, ${MINUTES} minutes, errors`,
      measured: `${errors.length} of ${requests.length + scans.length} requests`,
      target: '0',
      ok: errors.length === 0,
    },
    {
      name: 'load: everything but scans, p99',
      measured: `${p99.toFixed(0)} ms (p50 ${quantile(took, 0.5).toFixed(0)} ms, ${perSecond(requests.length)}/s)`,
      target: `${P99_MS} ms`,
      ok: p99 <= P99_MS,
      alternative: slowest(requests),
    },
  ];
}

function slowest(requests: Day['requests']): string {
  const kinds = [...new Set(requests.map(({ what }) => what))];
  const told = kinds.map((kind) => {
    const took = requests.filter(({ what }) => what === kind).map((request) => request.took);
    return { kind, p99: quantile(took, 0.99) };
  });
  const [first] = told.sort((a, b) => b.p99 - a.p99);
  return first ? `slowest kind: ${first.kind}, p99 ${first.p99.toFixed(0)} ms` : '';
}

function scans({ scans: list }: Day): Row[] {
  if (list.length === 0) return [{ name: 'load: scans', measured: 'none', target: 'some', ok: false }];
  const took = list.map((scan) => scan.took);
  const longest = Math.max(...took);
  const order = [...list].sort((a, b) => a.at - b.at).map((scan) => scan.at + scan.took);
  const overtaken = order.filter((done, at) => at > 0 && done < order[at - 1]!).length;
  return [
    {
      name: 'load: longest scan, from sending to the answer',
      measured: `${(longest / 1000).toFixed(1)} s of ${list.length} (p50 ${(quantile(took, 0.5) / 1000).toFixed(1)} s)`,
      target: `${SCAN_WAIT_MS / 1000} s`,
      ok: longest <= SCAN_WAIT_MS,
    },
    { name: 'load: scans overtaken', measured: String(overtaken), target: '0', ok: overtaken === 0 },
  ];
}

/** The first third is warm-up; after that memory should not grow. */
function flatness(memory: readonly number[]): Row {
  const third = Math.ceil(memory.length / 3);
  const middle = quantile(memory.slice(third, -third), 0.5);
  const last = quantile(memory.slice(-third), 0.5);
  return {
    name: `load: memory grown from the middle to the last third of ${MINUTES} minutes`,
    measured: `${(last - middle).toFixed(0)} MB (${last.toFixed(0)} MB at the end)`,
    target: `${GROWTH_MB} MB`,
    ok: last - middle <= GROWTH_MB,
  };
}

interface Cost {
  cpuMs: number;
  rate: number;
}

/** CPU time per request at full load, without scans, whose cost is the detector's. */
async function costOfOne(instances: readonly Instance[]): Promise<Cost> {
  const cooks = await people(
    BUSY_PEOPLE,
    instances.map(({ url }) => url),
  );
  await spendDay(cooks, { seconds: WARM_SECONDS, thinkMs: 0, scans: false });
  const before = spentMs(instances);
  const { requests, errors } = await spendDay(cooks, { seconds: BUSY_SECONDS, thinkMs: 0, scans: false });
  if (errors.length > 0) throw new Error(errors[0]);
  const cpuMs = (spentMs(instances) - before) / requests.length;
  return { cpuMs, rate: requests.length / BUSY_SECONDS };
}

function twoInstances(alone: Cost, both: Cost): Row {
  const ratio = (2 * alone.cpuMs) / both.cpuMs;
  return {
    name: 'load: two instances over one, by requests per processor second',
    measured: `${ratio.toFixed(2)} times (${alone.cpuMs.toFixed(1)} and ${both.cpuMs.toFixed(1)} ms a request)`,
    target: `${TWO_OVER_ONE} times`,
    ok: ratio >= TWO_OVER_ONE,
    alternative: `by the clock, with clients and database on the same cores: ${(both.rate / alone.rate).toFixed(2)} times (${alone.rate.toFixed(0)} and ${both.rate.toFixed(0)}/s)`,
  };
}

function perSecond(count: number): string {
  return (count / (MINUTES * 60)).toFixed(0);
}
