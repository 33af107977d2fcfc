import { access, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyRunning } from '../db/backup.ts';
import { dataFolder, findRunning, startEmbedded } from '../db/embedded.ts';
import { noteBackup } from '../db/known-backups.ts';
import { readEnv } from '../env.ts';

const USAGE = `npm run backup -- FOLDER     copies the embedded database into a new folder inside FOLDER
npm run restore -- BACKUP   puts such a copy in place of an empty DATA_DIR`;

async function backup(folder: string): Promise<string> {
  const { DATA_DIR, DATABASE_URL } = readEnv();
  if (DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set: back that server up with its own tools (docs/running-at-scale.md).',
    );
  const name = `crisper-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const target = join(resolve(folder), name);
  const half = `${target}.half`;
  const running = await findRunning(DATA_DIR);
  // If no server is running, PostgreSQL is started just for the backup, so that there is one way to copy.
  const own = running ? undefined : await startEmbedded({ dataDir: DATA_DIR });
  try {
    await mkdir(half, { recursive: true, mode: 0o700 });
    const connection = running ?? own!.connection;
    await copyRunning({ connection, data: await dataFolder(DATA_DIR) }, join(half, 'data'));
    await copyFile(join(DATA_DIR, 'secret'), join(half, 'secret')).catch(unlessMissing);
    // Renamed only when complete, so that an interrupted backup never looks like a whole one.
    await rename(half, target);
    await noteBackup(DATA_DIR, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  } finally {
    await own?.stop();
  }
  return target;
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function main([folder]: string[]): Promise<void> {
  if (!folder) throw new Error(USAGE);
  await access(resolve(folder)).catch(() => mkdir(resolve(folder), { recursive: true }));
  console.log(await backup(folder));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
