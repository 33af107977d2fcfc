import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { openDatabase } from '../db/client.ts';
import { findRunning } from '../db/embedded.ts';
import { type Env, readEnv } from '../env.ts';
import { prepareQueues } from '../jobs/prepare-queues.ts';
import { backupPlaces } from '../providers/backups/choose.ts';

const USAGE = `npm run restore -- FILE   puts a backup into an empty database
npm run restore -- NAME   the same from where BACKUP_TO says`;

async function restore(env: Env, file: string): Promise<string> {
  if (!env.DATABASE_URL && (await findRunning(env.DATA_DIR)))
    throw new Error('Crisper is running here. Stop it first.');
  const bytes = await open(env, file);
  const db = await openDatabase(env);
  try {
    const zip = createGunzip();
    bytes.on('error', (error) => zip.destroy(error));
    const about = await restoreBackup(db, bytes.pipe(zip), {
      prepareQueues: (names) => prepareQueues(db, names),
    });
    const note = await keepSecret(env, about.secret);
    return `Everything of ${about.at} is back.${note} Start Crisper now.`;
  } finally {
    await db.close();
  }
}

async function open(env: Env, file: string) {
  const path = resolve(file);
  const isHere = await access(path).then(
    () => true,
    () => false,
  );
  const places = backupPlaces(env);
  if (isHere) return places.at(dirname(path)).read(basename(path));
  if (file !== basename(file)) throw new Error(`There is no file at ${path}.`);
  return places.usual.read(file).catch((error: Error) => {
    throw new Error(
      `There is no file at ${path}, and none of that name in ${places.usual.place}: ${error.message}`,
    );
  });
}

/** Sessions, links and one-time codes are good only with the secret that they were made with. */
async function keepSecret(env: Env, secret: string | undefined): Promise<string> {
  if (env.SECRET && env.SECRET !== secret)
    return secret ? ' SECRET is set here to another one: people have to sign in again.' : '';
  if (!secret) return ' Set the SECRET that was set then, or people have to sign in again.';
  const path = join(env.DATA_DIR, 'secret');
  if (env.SECRET || (await readFile(path, 'utf8').catch(() => '')) === secret) return '';
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(path, secret, { mode: 0o600 });
  return '';
}

async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error(USAGE);
  console.log(await restore(readEnv(), file));
}

main(process.argv.slice(2)).catch((error: Error) => {
  const broken = ['NotWhole', 'SyntaxError'].includes(error.name) || 'errno' in error;
  console.error(broken ? `This backup cannot be restored: ${error.message}` : error.message);
  process.exitCode = 1;
});
