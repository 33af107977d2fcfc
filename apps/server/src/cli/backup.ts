import { join } from 'node:path';
import { readEnv } from '../env.ts';
import { withContainer } from './with-container.ts';

const USAGE = `npm run backup [-- FOLDER]   everything into one file, in FOLDER or where BACKUP_TO says; also while people use it
npm run restore -- FILE      such a file into an empty database`;

async function main(given: string[]): Promise<void> {
  const [folder] = given;
  if (given.length > 1 || folder?.startsWith('-')) throw new Error(USAGE);
  const env = readEnv();
  const made = await withContainer(env, ({ backups, backupPlaces }) =>
    backups.make(folder ? backupPlaces.at(folder) : undefined),
  );
  console.log(made);
  if (!env.SECRET)
    console.error(
      `The secret is not in it: keep a copy of ${join(env.DATA_DIR, 'secret')} elsewhere, which a restore needs.`,
    );
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
