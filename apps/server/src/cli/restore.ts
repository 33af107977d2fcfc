import { access, chown, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { unprivilegedAccount } from '../db/binaries.ts';
import { dataFolder } from '../db/embedded.ts';
import { readEnv } from '../env.ts';

async function restore(backup: string): Promise<string> {
  const { DATA_DIR } = readEnv();
  await access(join(backup, 'data', 'backup_label')).catch(() => {
    throw new Error(`${backup} is not a backup of Crisper.`);
  });
  const data = await dataFolder(DATA_DIR);
  if ((await readdir(data).catch(() => [])).length > 0)
    throw new Error(`${data} holds a database already. Move it away first: nothing is overwritten.`);
  const half = `${data}.restored`;
  await rm(half, { recursive: true, force: true });
  await mkdir(dirname(half), { recursive: true });
  await cp(join(backup, 'data'), half, { recursive: true });
  await own(half);
  await rm(data, { recursive: true, force: true });
  await rename(half, data);
  const secret = join(DATA_DIR, 'secret');
  await cp(join(backup, 'secret'), secret, { errorOnExist: true, force: false }).catch(() => {
    console.error(`The secret of the backup was not put back: ${secret} stays as it is.`);
  });
  return data;
}

/** When run as root, gives the files to the account that PostgreSQL runs under. */
async function own(folder: string): Promise<void> {
  const account = await unprivilegedAccount();
  if (!account) return;
  await chown(dirname(folder), account.uid, account.gid);
  await chown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), account.uid, account.gid);
}

async function main([backup]: string[]): Promise<void> {
  if (!backup) throw new Error('npm run restore -- BACKUP   (a folder that npm run backup made)');
  console.log(`The database is back in ${await restore(resolve(backup))}. Start Crisper with npm start.`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
