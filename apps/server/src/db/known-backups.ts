import { access, appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'backups.jsonl';
const SHOWN = 20;

interface Backup {
  at: string;
  folder: string;
}

/** The backup command writes down what it made, so that the administration page can tell. */
export async function noteBackup(dataDir: string, folder: string, at = new Date()): Promise<void> {
  const line: Backup = { at: at.toISOString(), folder };
  await appendFile(join(dataDir, FILE), `${JSON.stringify(line)}\n`, { mode: 0o600 });
}

/** Newest first, with whether each is still where it was put. */
export async function knownBackups(dataDir: string): Promise<(Backup & { exists: boolean })[]> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => '');
  const known = text
    .split('\n')
    .filter(Boolean)
    .slice(-SHOWN)
    .map((line) => JSON.parse(line) as Backup)
    .reverse();
  return Promise.all(
    known.map(async (one) => ({
      ...one,
      exists: await access(one.folder).then(
        () => true,
        () => false,
      ),
    })),
  );
}
