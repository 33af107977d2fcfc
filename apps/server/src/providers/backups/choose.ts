import { join } from 'node:path';
import type { Env } from '../../env.ts';
import type { BackupPlace, BackupPlaces } from './backups.provider.ts';
import { folderBackups } from './folder.ts';
import { s3Backups } from './s3.ts';

const at = (to: string): BackupPlace => (to.includes('://') ? s3Backups(to) : folderBackups(to));

export function backupPlaces({ BACKUP_TO, DATA_DIR }: Pick<Env, 'BACKUP_TO' | 'DATA_DIR'>): BackupPlaces {
  return { at, usual: at(BACKUP_TO ?? join(DATA_DIR, 'backups')) };
}
