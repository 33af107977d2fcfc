import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const FAST_STOP_MS = 20_000;
const POLL_MS = 25;

interface Owner {
  pid: number;
  /** Tells a process from a later one that was given the same number. */
  born: string;
}

async function birth(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  if (process.platform !== 'linux') return 'alive';
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended already; it only waits for its parent to look.
  if (!fields || fields[0] === 'Z') return undefined;
  return fields[19];
}

/** Claims the data directory for this process; a living Crisper that holds it is left alone. */
export async function claim(home: string): Promise<void> {
  const path = join(home, 'owner.json');
  const mine = JSON.stringify({ pid: process.pid, born: await birth(process.pid) });
  for (;;) {
    try {
      // "wx" lets one of two that start at once win.
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

/** The socket folder of the PostgreSQL that a living Crisper runs on this data, if there is one. */
export async function runningSocket(home: string): Promise<string | undefined> {
  const owner = await readFile(join(home, 'owner.json'), 'utf8').catch(() => undefined);
  if (!(await livingOwner(owner))) return undefined;
  const lock = await readFile(join(home, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  return lock.split('\n')[4] || undefined;
}

/** Moves the file away first and looks again: somebody else may have claimed the place in between. */
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

/** Stops a PostgreSQL whose Crisper was killed, and clears the lock of one that is gone. Call after `claim`. */
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
      // Immediate stop: the write-ahead log is replayed at the next start, nothing acknowledged is lost.
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
