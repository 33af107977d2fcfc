import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const FAST_STOP_MS = 20_000;
const POLL_MS = 25;

interface Owner {
  pid: number;
  /** The start time: distinguishes a process from a later one with the same pid. */
  born: string;
}

async function birth(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is running under another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  if (process.platform !== 'linux') return 'alive';
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended; only its parent has not collected it yet.
  if (!fields || fields[0] === 'Z') return undefined;
  return fields[19];
}

/** Claims the data directory for this process. Fails when a running Crisper holds it. */
export async function claim(home: string): Promise<void> {
  const path = join(home, 'owner.json');
  const mine = JSON.stringify({ pid: process.pid, born: await birth(process.pid) });
  for (;;) {
    try {
      // With "wx" only one of two simultaneous starts succeeds.
      return await writeFile(path, mine, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = await readFile(path, 'utf8').catch(() => undefined);
    const owner = await livingOwner(found);
    if (owner) {
      throw new Error(
        `Another Crisper (process ${owner.pid}) already uses ${home}. Stop it, or set DATA_DIR to another directory.`,
      );
    }
    if (found !== undefined) await removeStale(path, found);
  }
}

async function livingOwner(text: string | undefined): Promise<Owner | undefined> {
  try {
    const owner = JSON.parse(text ?? '') as Owner;
    return (await birth(owner.pid)) === owner.born ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** The socket folder of the PostgreSQL that a running Crisper uses for this data, if there is one. */
export async function runningSocket(home: string): Promise<string | undefined> {
  const owner = await readFile(join(home, 'owner.json'), 'utf8').catch(() => undefined);
  if (!(await livingOwner(owner))) return undefined;
  const lock = await readFile(join(home, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  return lock.split('\n')[4] || undefined;
}

/** Renames the file first and checks it again: another process may have claimed the directory in between. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, 'utf8').catch(() => undefined);
  if (moved !== undefined && moved !== stale) await rename(aside, path);
  else await rm(aside, { force: true });
}

export async function release(home: string): Promise<void> {
  await rm(join(home, 'owner.json'), { force: true });
}

/** Stops a PostgreSQL whose Crisper was killed, and removes a stale lock file. Call after `claim`. */
export async function stopOrphan(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid');
  const [first, folder] = await readFile(lock, 'utf8').then(
    (text) => text.split('\n'),
    () => [undefined, undefined],
  );
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (folder === data && (await runsPostgres(pid, data))) {
    process.kill(pid, 'SIGINT');
    if (!(await gone(pid, FAST_STOP_MS))) {
      // Immediate shutdown: the next start replays the write-ahead log, so no committed data is lost.
      process.kill(pid, 'SIGQUIT');
      await gone(pid, FAST_STOP_MS);
    }
  }
  await rm(lock, { force: true });
}

async function runsPostgres(pid: number, data: string): Promise<boolean> {
  if (!(await birth(pid))) return false;
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres') && command.includes(data);
}

async function gone(pid: number, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (!(await birth(pid))) return true;
    await pause(POLL_MS);
  }
  return false;
}
