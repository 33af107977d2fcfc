import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { openDatabase } from '../db/client.ts';
import { DatabaseError } from '../db/database-error.ts';
import { findRunning } from '../db/embedded.ts';
import { acceptSecret, secretMark } from '../db/installation.ts';
import { type Env, readEnv } from '../env.ts';
import { prepareQueues } from '../jobs/prepare-queues.ts';
import { backupPlaces } from '../providers/backups/choose.ts';
import { resolveSecret } from '../secret.ts';

const USAGE = `npm run restore -- FILE   puts a backup into an empty database
npm run restore -- NAME   the same from where BACKUP_TO says

With --new-secret also where the SECRET of then is lost.`;

interface Wanted {
  file: string;
  /** The secret of then is lost. */
  newSecret: boolean;
}

async function restore(env: Env, { file, newSecret }: Wanted): Promise<string> {
  if (!env.DATABASE_URL && (await findRunning(env.DATA_DIR)))
    throw new Error('Crisper is running here. Stop it first.');
  const bytes = await open(env, file);
  const here = env.SECRET ?? (await keptSecret(env));
  const db = await openDatabase(env);
  try {
    const zip = createGunzip();
    bytes.on('error', (error) => zip.destroy(error));
    const about = await restoreBackup(db, bytes.pipe(zip), {
      accept(about) {
        if (about.secretMark && !newSecret && !(here && secretMark(here) === about.secretMark))
          throw new DatabaseError(needsSecret(env));
      },
      prepareQueues: (names) => prepareQueues(db, names),
    });
    const note = about.secretMark ? '' : await takeSecret(env, about.secret);
    await acceptSecret(db, await resolveSecret(env));
    return `Everything of ${about.at} is back.${note} Start Crisper now${env.SECRET ? ', with the same SECRET' : ''}.`;
  } finally {
    await db.close();
  }
}

function needsSecret({ DATA_DIR }: Env): string {
  return `This backup needs the SECRET that was in force when it was made: it opens second factors and webhooks, and stands in no backup. Set SECRET to it; where none was set, copy the file "secret" of the old DATA_DIR to ${join(DATA_DIR, 'secret')}. If it is lost, add --new-secret: whoever has a second factor then comes in with a recovery code, and webhooks have to be made anew.`;
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

const keptSecret = ({ DATA_DIR }: Env): Promise<string> =>
  readFile(join(DATA_DIR, 'secret'), 'utf8').then(
    (text) => text.trim(),
    () => '',
  );

/** Backups of earlier versions hold the secret that the installation made itself. */
async function takeSecret(env: Env, secret: string | undefined): Promise<string> {
  if (env.SECRET && env.SECRET !== secret)
    return secret ? ' SECRET is set here to another one: second factors and webhooks cannot be read.' : '';
  if (!secret) return ' Set the SECRET that was set then, or second factors and webhooks cannot be read.';
  if (env.SECRET || (await keptSecret(env)) === secret) return '';
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(join(env.DATA_DIR, 'secret'), secret, { mode: 0o600 });
  return '';
}

async function main(given: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { 'new-secret': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error(USAGE);
  console.log(await restore(readEnv(), { file, newSecret: values['new-secret'] }));
}

main(process.argv.slice(2)).catch((error: Error) => {
  const broken = ['NotWhole', 'SyntaxError'].includes(error.name) || 'errno' in error;
  console.error(broken ? `This backup cannot be restored: ${error.message}` : error.message);
  process.exitCode = 1;
});
