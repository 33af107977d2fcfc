import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { quantile } from '../../packages/vision/src/cli/metrics.ts';
import { loadFusionRules } from '../../packages/vision/src/fusing/fusion-rules.ts';
import { VisionPool } from '../../packages/vision/src/pool/vision-pool.ts';
import { scanPhotos } from '../../packages/vision/src/scan.ts';
import type { Row } from '../row.ts';

const WARM = 10;
const SCANS = 60;
const PEOPLE = 20;

/** Sums a `ps` column over this process and its vision workers. */
function sumOf(column: 'rss' | 'cputimes'): number {
  const of = ['-p', String(process.pid), '--ppid', String(process.pid)];
  const lines = execFileSync('ps', ['-o', `${column}=`, ...of], { encoding: 'utf8' });
  return lines
    .trim()
    .split(/\s+/)
    .reduce((sum, one) => sum + Number(one), 0);
}

const memory = () => sumOf('rss') / 1024;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Scans our test photo: time, memory over many scans, and twenty concurrent users. */
export default async function vision(): Promise<Row[]> {
  const photo = await readFile(new URL('../../packages/vision/test-photos/shelf.webp', import.meta.url));
  const rules = await loadFusionRules();
  const pool = new VisionPool();
  try {
    const detector: number[] = [];
    const withReader: number[] = [];
    let warm = 0;
    const before = sumOf('cputimes');
    for (let n = 0; n < SCANS; n += 1) {
      const { photos } = await scanPhotos(pool, rules, [photo]);
      const [one] = photos;
      if (!one?.ok) throw new Error(`the test photo could not be read: ${one?.code}`);
      detector.push(one.took.decode + one.took.detect);
      withReader.push(one.took.decode + one.took.detect + one.took.read);
      if (n === WARM) warm = memory();
    }
    const after = memory();
    const cpu = ((sumOf('cputimes') - before) * 1000) / SCANS;
    const crowd = await crowdOf(PEOPLE, pool, photo);
    return [
      row('photo, first list, p50', quantile(detector, 0.5), 1200, ms),
      row('photo, labels read and questions ready, p50', quantile(withReader, 0.5), 2500, ms),
      // CPU time says more than wall time on a shared machine.
      row('photo, processor time of both cores', cpu, 2800, ms),
      row(`memory after ${SCANS} scans`, after, 900, (value) => `${value.toFixed(0)} MB`),
      row('memory grown since the tenth scan', after - warm, 60, (value) => `${value.toFixed(0)} MB`),
      row(`${PEOPLE} people at once: scans that failed`, crowd.failed, 0, String),
      row(`${PEOPLE} people at once: places out of turn`, crowd.outOfTurn, 0, String),
      row(`${PEOPLE} people at once: event loop delay p99`, crowd.delay, 50, ms),
    ];
  } finally {
    await pool.close();
  }
}

function row(name: string, value: number, target: number, show: (value: number) => string): Row {
  return {
    name: `vision: ${name}`,
    measured: show(value),
    target: `<= ${show(target)}`,
    ok: value <= target,
  };
}

/** Everyone sends two photos at once. Fair means that all first photos are done before any second one. */
async function crowdOf(people: number, pool: VisionPool, photo: Uint8Array) {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const order: number[] = [];
  let failed = 0;
  loop.enable();
  await Promise.all(
    Array.from({ length: people }, (_, person) =>
      Promise.all(
        [0, 1].map((turn) =>
          pool.look(`person ${person}`, photo).then(
            () => order.push(turn),
            () => {
              failed += 1;
            },
          ),
        ),
      ),
    ),
  );
  loop.disable();
  const outOfTurn = order.slice(0, people).filter((turn) => turn !== 0).length;
  return { failed, outOfTurn, delay: loop.percentile(99) / 1e6 };
}
