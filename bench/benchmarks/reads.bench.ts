import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startProcess } from '../../apps/server/src/testing/process.ts';
import type { Row } from '../row.ts';
import { newPlace, signUp } from './built-process.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const CONNECTIONS = 64;
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const SHARE = 0.4;
const P99_LIMIT_MS = 50;

interface Load {
  rate: number;
  p99: number;
}

async function load(url: string, token: string, seconds: number): Promise<Load> {
  const headers = { authorization: `Bearer ${token}` };
  const result = await autocannon({
    url: `${url}/api/auth/me`,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** The two servers alternate, so that other load slows both equally; the best round of each counts. */
export default async function reads(): Promise<Row[]> {
  const place = await newPlace();
  const ours = await place.start({ LOG_LEVEL: 'info' });
  try {
    const token = (await signUp(place.url, 'reader', '10.0.0.1'))!;
    const headers = { authorization: `Bearer ${token}` };
    const bytes = await (await fetch(`${place.url}/api/auth/me`, { headers })).text();
    const bare = startProcess({ BYTES: bytes }, BARE);
    const bareUrl = /ready (\S+)/.exec(await bare.says('ready '))![1]!;
    const rounds: { ours: Load; bare: Load }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const seconds = round === 0 ? 2 : ROUND_SECONDS;
      const pair = { ours: await load(place.url, token, seconds), bare: await load(bareUrl, token, seconds) };
      if (round > 0) rounds.push(pair);
    }
    bare.child.kill();
    await bare.ended;
    const best = (side: 'ours' | 'bare') => Math.max(...rounds.map((round) => round[side].rate));
    const share = best('ours') / best('bare');
    const p99 = Math.min(...rounds.map((round) => round.ours.p99));
    const bareP99 = Math.min(...rounds.map((round) => round.bare.p99));
    return [
      {
        name: 'GET /api/auth/me, share of a bare Fastify route with the same bytes',
        measured: `${Math.round(share * 100)}% (${Math.round(best('ours')).toLocaleString('en-US')}/s)`,
        target: `>= ${SHARE * 100}%`,
        ok: share >= SHARE,
        alternative: `bare Fastify ${Math.round(best('bare')).toLocaleString('en-US')}/s`,
      },
      {
        name: `GET /api/auth/me, p99 at ${CONNECTIONS} connections`,
        measured: `${p99} ms`,
        target: `< ${P99_LIMIT_MS} ms`,
        ok: p99 < P99_LIMIT_MS,
        alternative: `bare Fastify ${bareP99} ms`,
      },
    ];
  } finally {
    ours.child.kill('SIGINT');
    await ours.ended;
    await place.remove();
  }
}
