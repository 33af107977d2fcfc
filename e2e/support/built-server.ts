import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/testing/free-port.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const READY = 'Crisper is ready';
const START_LIMIT_MS = 240_000;

export interface BuiltServer {
  baseUrl: string;
  /** The data directory, for command-line tasks such as granting admin rights. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Resolves when the server reports ready; rejects with its output when it exits or takes too long. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const limit = setTimeout(
      () => reject(new Error(`The server did not start in time:\n${said}`)),
      START_LIMIT_MS,
    );
    const hear = (bytes: Buffer) => {
      said = (said + bytes).slice(-10_000);
      if (!said.includes(READY)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      clearTimeout(limit);
      reject(new Error(`The server ended before it was ready:\n${said}`));
    });
  });
}

/** Starts the built product with its own data directory, or one that is filled already, as `npm start` would. */
export async function startBuiltServer(
  settings: Record<string, string> = {},
  filled?: string,
): Promise<BuiltServer> {
  if (!existsSync(MAIN)) throw new Error('Nothing is built. Run: node scripts/build.mjs');
  const data = filled ?? (await mkdtemp(join(tmpdir(), 'crisper-e2e-')));
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    // Each test sends its own client address (see sign-in.ts), so that rate limits per address do not add up.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      PAYMENTS: 'sandbox',
      // A user who signs up first in a journey is an ordinary cook.
      ADMIN: 'none',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever ends this process, the server hears of it and stops its own PostgreSQL and vision.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    if (child.exitCode === null && child.signalCode === null) {
      end();
      await once(child, 'exit');
    }
    await rm(data, { recursive: true, force: true });
  };
  await ready(child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { baseUrl: `http://localhost:${port}`, dataDir: data, stop };
}
