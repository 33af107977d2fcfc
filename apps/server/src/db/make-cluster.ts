import { type ChildProcess, spawn } from 'node:child_process';
import { access, chmod, chown, cp, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, type Binaries, findBinaries, unprivilegedAccount } from './binaries.ts';

export const CLUSTER_USER = 'crisper';
/**
 * An empty database that is only copied, next to main.js in the image. PostgreSQL's own way to make one needs a name for
 * the user id it runs under, and a container may run under any.
 */
const PREPARED = fileURLToPath(new URL('./prepared-database', import.meta.url));

/** Makes PostgreSQL's folder, under a temporary name first: an interrupted start leaves nothing broken. */
export async function makeCluster(
  binaries: Binaries,
  data: string,
  log: string,
  account: Account | undefined,
): Promise<void> {
  const half = `${data}.new`;
  await rm(half, { recursive: true, force: true });
  const isPrepared = !account && (await exists(PREPARED));
  if (isPrepared) await cp(PREPARED, half, { recursive: true });
  else await initialize(binaries, half, log, account);
  // PostgreSQL refuses a folder that others may enter.
  await chmod(half, 0o700);
  await rename(half, data);
}

/** For the image, when it is built. */
export async function prepareCluster(): Promise<string> {
  const account = await unprivilegedAccount();
  await rm(PREPARED, { recursive: true, force: true });
  await initialize(await findBinaries(account), PREPARED, `${PREPARED}.log`, account);
  await rm(`${PREPARED}.log`);
  // It holds no personal data, and every account that runs the image must be able to read it.
  for (const name of ['', ...(await readdir(PREPARED, { recursive: true }))]) {
    const path = join(PREPARED, name);
    await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o644);
  }
  return PREPARED;
}

async function initialize(
  binaries: Binaries,
  folder: string,
  log: string,
  account: Account | undefined,
): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await own(folder, account);
  const options = ['--auth=trust', '--encoding=UTF8', '--no-locale', '--no-instructions'];
  const child = await launch(binaries.initdb, ['-D', folder, '-U', CLUSTER_USER, ...options], log, account);
  const code = await new Promise((done) => child.once('exit', done));
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true });
  throw new Error(
    `PostgreSQL could not make its data directory ${folder} (is the disk full?). Its log: ${log}`,
  );
}

export async function own(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
}

export async function launch(
  file: string,
  args: string[],
  log: string,
  account?: Account,
): Promise<ChildProcess> {
  const output = await open(log, 'a', 0o600);
  try {
    const child = spawn(file, args, {
      stdio: ['ignore', output.fd, output.fd],
      // In its own process group, so that Ctrl-C reaches Crisper only and open requests can still finish.
      detached: true,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      ...account,
    });
    await new Promise<void>((done, fail) => child.once('spawn', done).once('error', fail));
    return child;
  } finally {
    await output.close();
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
