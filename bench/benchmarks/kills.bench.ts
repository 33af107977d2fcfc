import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../row.ts';
import { newPlace, signUp } from './built-process.ts';

const KILLS = 20;
const WRITERS = 8;
/** Sign-ups to acknowledge before each kill, so that there is data to lose. */
const WRITES_BEFORE = 10;
const RESTART_LIMIT_MS = 5_000;

/** Kills the server repeatedly during sign-ups, then checks that every acknowledged session still exists. */
export default async function kills(): Promise<Row[]> {
  const place = await newPlace();
  const env = { TRUST_PROXY: '1' };
  const acknowledged: string[] = [];
  const restarts: number[] = [];
  let count = 0;

  const write = async (stopped: () => boolean): Promise<void> => {
    while (!stopped()) {
      count++;
      const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
      const token = await signUp(place.url, `cook${count}`, address).catch(() => undefined);
      if (token) acknowledged.push(token);
    }
  };

  try {
    let server = await place.start(env);
    for (let kill = 0; kill < KILLS; kill++) {
      let over = false;
      const writers = Array.from({ length: WRITERS }, () => write(() => over));
      const before = acknowledged.length;
      while (acknowledged.length < before + WRITES_BEFORE) await pause(10);
      await pause((kill * 37) % 200);
      server.child.kill('SIGKILL');
      over = true;
      await Promise.all([server.ended, ...writers]);
      const began = performance.now();
      server = await place.start(env);
      restarts.push(performance.now() - began);
    }
    const lost = await countLost(place.url, acknowledged);
    server.child.kill('SIGINT');
    await server.ended;
    const slowest = Math.max(...restarts);
    return [
      {
        name: `${KILLS} kill -9 in the middle of writes: acknowledged writes lost`,
        measured: `${lost} of ${acknowledged.length}`,
        target: '0',
        ok: lost === 0 && acknowledged.length > KILLS,
      },
      {
        name: 'restart after kill -9, slowest',
        measured: `${(slowest / 1000).toFixed(2)} s`,
        target: `< ${RESTART_LIMIT_MS / 1000} s`,
        ok: slowest < RESTART_LIMIT_MS,
      },
    ];
  } finally {
    await place.remove();
  }
}

async function countLost(url: string, tokens: string[]): Promise<number> {
  let lost = 0;
  for (const token of tokens) {
    const answer = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) lost++;
  }
  return lost;
}
