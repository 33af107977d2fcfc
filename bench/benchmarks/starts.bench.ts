import type { Row } from '../row.ts';
import { newPlace } from './built-process.ts';

const AGAIN_LIMIT_MS = 3_000;
const RUNS = 5;

/** Time from start to "ready" of the built product: the first start creates the database, later ones open it. */
export default async function starts(): Promise<Row[]> {
  const place = await newPlace();
  try {
    const times: number[] = [];
    for (let run = 0; run <= RUNS; run++) {
      const began = performance.now();
      const server = await place.start();
      times.push(performance.now() - began);
      server.child.kill('SIGINT');
      await server.ended;
    }
    const [first, ...again] = times;
    const slowest = Math.max(...again);
    return [
      {
        name: `second start until ready, slowest of ${RUNS}`,
        measured: `${(slowest / 1000).toFixed(2)} s`,
        target: `< ${AGAIN_LIMIT_MS / 1000} s`,
        ok: slowest < AGAIN_LIMIT_MS,
        alternative: `first start ${(first! / 1000).toFixed(2)} s`,
      },
    ];
  } finally {
    await place.remove();
  }
}
