import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { type ServerProcess, startProcess } from '../../apps/server/src/testing/process.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

export interface Place {
  url: string;
  /** The data directory. */
  folder: string;
  /** Starts the built server on this data directory and port, and waits until it is ready. */
  start(env?: Record<string, string>): Promise<ServerProcess>;
  remove(): Promise<void>;
}

/** A fresh data directory and port on which the built server can be started repeatedly. */
export async function newPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'crisper-bench-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  return {
    url: `http://localhost:${port}`,
    folder,
    async start(env = {}) {
      const server = startProcess({ PORT: String(port), DATA_DIR: folder, ...env }, MAIN);
      await server.says('Crisper is ready');
      return server;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Signs up from its own IP address (needs TRUST_PROXY). Returns the token, or undefined on failure. */
export async function signUp(url: string, name: string, address: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: `${name}@example.com`, username: name, password: 'wooden spoon 42' }),
  });
  if (answer.status !== 201) return undefined;
  return ((await answer.json()) as { token: string }).token;
}
