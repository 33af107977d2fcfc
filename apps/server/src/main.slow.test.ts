import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { type ServerProcess, startProcess } from './testing/process.ts';

const CLI = fileURLToPath(new URL('../../../dist/server/cli.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));

let folder: string;
let running: ServerProcess[] = [];
beforeAll(() => build(['server']));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-main-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGINT');
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): ServerProcess {
  const started = startProcess(env, BUILT);
  running.push(started);
  return started;
}

async function freePort(): Promise<{ port: number; visits: () => number; close(): Promise<void> }> {
  let visits = 0;
  const server = createServer((socket) => {
    visits++;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as { port: number };
  return { port, visits: () => visits, close: () => new Promise((done) => server.close(() => done())) };
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function postmaster(): Promise<number> {
  return Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
}

const register = (port: number, name: string) =>
  fetch(`http://localhost:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, username: name, password: 'wooden spoon 42' }),
  });

it('keeps what it acknowledged through a kill -9, and stops PostgreSQL on Ctrl-C', async () => {
  const { port, close } = await freePort();
  await close();
  const env = { PORT: String(port), DATA_DIR: folder };

  const first = start(env);
  await first.says('Crisper is ready');
  expect((await register(port, 'survivor')).status).toBe(201);
  const orphan = await postmaster();
  first.child.kill('SIGKILL');
  await first.ended;
  expect(lives(orphan)).toBe(true);

  const second = start(env);
  await second.says('Crisper is ready');
  expect((await register(port, 'survivor')).status).toBe(409);

  const third = start({ ...env, PORT: '0' });
  const refused = await third.ended;
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`Another Crisper (process ${second.child.pid}) already uses`);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);

  const last = await postmaster();
  second.child.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
  expect(lives(orphan)).toBe(false);
  expect(lives(last)).toBe(false);
});

it('says which port is in use, and leaves nothing running', async () => {
  const { port, visits, close } = await freePort();
  const { code, output } = await start({ PORT: String(port), DATA_DIR: folder }).ended;
  await close();
  expect(code).toBe(1);
  // Jobs begin once the server listens: no status probe has asked whatever else is there.
  expect(visits()).toBe(0);
  expect(output).toContain(`Port ${port} is already in use`);
  await expect(postmaster()).rejects.toThrow('ENOENT');
});

it('says that no database answers', async () => {
  const { port, close } = await freePort();
  await close();
  const url = `postgres://cook:secret@localhost:${port}/crisper`;
  const { code, output } = await start({ PORT: '0', DATA_DIR: folder, DATABASE_URL: url }).ended;
  expect(code).toBe(1);
  expect(output).toContain(`No database answers at DATABASE_URL (localhost:${port}/crisper)`);
  expect(output).not.toContain('secret@');
});

it('has one secret, and tells the command line where people reach it', async () => {
  const first = start({ PORT: '0', DATA_DIR: folder, PUBLIC_URL: 'https://home.example' });
  await first.says('Crisper is ready');
  const link = await promisify(execFile)(process.execPath, [CLI, 'admin', 'invite'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  expect(link.stdout).toContain('https://home.example/signup?invitation=');
  first.child.kill('SIGINT');
  await first.ended;

  const SECRET = 'another secret, which is long enough';
  const second = await start({ PORT: '0', DATA_DIR: folder, SECRET }).ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain('This database belongs to an installation with another SECRET.');
});

it('refuses settings it cannot use before it touches anything', async () => {
  const { code, output } = await start({ PORT: 'eighty', DATA_DIR: join(folder, 'untouched') }).ended;
  expect(code).toBe(1);
  expect(output).toContain('PORT: must be a number from 0 to 65535');
  await expect(readFile(join(folder, 'untouched/secret'))).rejects.toThrow('ENOENT');
});
