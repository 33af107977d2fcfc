import { randomUUID } from 'node:crypto';
import type { Installation } from '@crisper/contract/administration/administration';
import { makeBackup } from '../../db/backup/make-backup.ts';
import type { Database } from '../../db/client.ts';
import { secretMark } from '../../db/installation.ts';
import type { Env } from '../../env.ts';
import { countJobs } from '../../jobs/jobs.repository.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { Problem } from '../../problem.ts';
import type { BackupPlace, BackupPlaces } from '../../providers/backups/backups.provider.ts';
import { safeError } from '../../safe-error.ts';
import { makeBackupJob } from './backups.jobs.ts';
import * as repository from './backups.repository.ts';

const SHOWN = 20;
const FAILURES_KEPT = 20;
const PROBLEM_MAX = 300;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const UNITS_MS = { h: HOUR_MS, d: 24 * HOUR_MS, w: 7 * 24 * HOUR_MS };
/** The time is looked at every ten minutes. Without this, each backup would be made ten minutes later than the last. */
const EARLY_MS = 5 * MINUTE_MS;

export interface BackupsDeps {
  db: Database;
  env: Env;
  secret: string;
  jobs: Jobs;
  now: () => Date;
  backupPlaces: BackupPlaces;
}

export type Backups = ReturnType<typeof createBackups>;

/** Backups by hand and on a schedule, and what became of them. */
export function createBackups({ db, env, secret, jobs, now, backupPlaces }: BackupsDeps) {
  const { usual, at: placeAt } = backupPlaces;
  /** A store is not asked for each of them: null means unknown. */
  const isThere = async ({ place, name }: { place: string; name: string }): Promise<boolean | null> =>
    place.includes('://') ? null : placeAt(place).has(name);

  const tidy = async (): Promise<void> => {
    for (const { id, name } of await repository.beyond(db.orm, usual.place, env.BACKUP_KEEP)) {
      await usual.remove(name);
      await repository.remove(db.orm, id);
    }
    await repository.forgetFailures(db.orm, FAILURES_KEPT);
  };
  const isQueued = async (): Promise<boolean> => {
    const { waiting, active } = await countJobs(db.orm, { name: makeBackupJob.name });
    return waiting + active > 0;
  };

  return {
    /** Answers where it is. Old ones make room only after the new one is whole. */
    async make(to: BackupPlace = usual): Promise<string> {
      const at = now();
      const name = `crisper-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.gz`;
      const row = { id: randomUUID(), at, place: to.place, name };
      try {
        const bytes = await makeBackup(db, { at, secretMark: secretMark(secret) }, (stream) =>
          to.write(name, stream),
        );
        await repository.insert(db.orm, { ...row, bytes, problem: null });
      } catch (error) {
        const problem = safeError(error).message.slice(0, PROBLEM_MAX);
        await repository.insert(db.orm, { ...row, bytes: null, problem });
        throw error;
      }
      await tidy();
      return `${to.place}${to.place.endsWith('/') ? '' : '/'}${name}`;
    },

    async enqueue(): Promise<void> {
      if (await isQueued()) throw new Problem('conflict', 'A backup is being made already.');
      await jobs.enqueue(makeBackupJob, {});
    },

    /** Once for all instances, every ten minutes: the queue sees to that. */
    async enqueueIfDue(): Promise<void> {
      if (!env.BACKUP_EVERY || (await isQueued())) return;
      const made = await repository.last(db.orm, usual.place, 'made');
      const failed = await repository.last(db.orm, usual.place, 'failed');
      const since = (row: repository.BackupRow | undefined) =>
        row ? now().getTime() - row.at.getTime() : Number.POSITIVE_INFINITY;
      if (since(made) < lengthOf(env.BACKUP_EVERY) - EARLY_MS) return;
      if (since(failed) < HOUR_MS) return;
      await jobs.enqueue(makeBackupJob, {});
    },

    async look(): Promise<Installation['backups']> {
      const rows = await repository.latest(db.orm, SHOWN);
      return {
        every: env.BACKUP_EVERY ?? null,
        keep: env.BACKUP_KEEP,
        place: usual.place,
        running: await isQueued(),
        list: await Promise.all(
          rows.map(async ({ at, ...row }) => ({
            ...row,
            at: at.toISOString(),
            exists: row.bytes === null ? false : await isThere(row),
          })),
        ),
      };
    },
  };
}

/** "12h", "1d", "2w"; the settings have checked it. */
function lengthOf(every: string): number {
  return Number.parseInt(every, 10) * UNITS_MS[every.at(-1) as keyof typeof UNITS_MS];
}
