import type { Installation, JobsState } from '@crisper/contract/administration/administration';
import type { User } from '@crisper/contract/auth/auth';
import { VERSION } from '@crisper/contract/version';
import type { Database } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { countJobs } from '../../jobs/jobs.repository.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { Problem } from '../../problem.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { safeError } from '../../safe-error.ts';
import { say } from '../../saying/say.ts';
import { aboutSetting, SETTING_NAMES } from '../../settings.ts';
import type { Backups } from './backups.service.ts';
import { databaseBytes, kept } from './people.repository.ts';

const FAILED_SHOWN = 50;
const REASON_MAX = 300;

export interface InstallationDeps {
  db: Database;
  env: Env;
  jobs: Jobs;
  mail: Mail;
  backups: Pick<Backups, 'look'>;
}

/** The installation itself: its settings, what it keeps, its queue and its mail. */
export function createInstallation({ db, env, jobs, mail, backups }: InstallationDeps) {
  return {
    async look(): Promise<Installation> {
      const [bytes, kinds, made] = await Promise.all([databaseBytes(db.orm), kept(db.orm), backups.look()]);
      return {
        version: VERSION,
        mail: env.SMTP_URL !== undefined,
        settings: SETTING_NAMES.map((name) => ({
          name,
          value: shown(name, env[name]),
          means: aboutSetting(name).means.replaceAll('`', ''),
        })),
        storage: { databaseBytes: bytes, kinds },
        backups: made,
      };
    },

    async jobs(): Promise<JobsState> {
      const [{ waiting, active }, oldestWaitingSeconds, failed] = await Promise.all([
        countJobs(db.orm, {}),
        jobs.oldestWaitingSeconds(),
        jobs.deadLetters(FAILED_SHOWN),
      ]);
      return {
        waiting,
        active,
        oldestWaitingSeconds,
        // Its data stays unseen: it may be a user's.
        failed: failed.map(({ id, name, reason, failedAt }) => ({
          id,
          name,
          reason: reasonOf(reason),
          failedAt: failedAt.toISOString(),
        })),
      };
    },

    async retry(id: string): Promise<void> {
      if (!(await jobs.retry(id)))
        throw new Problem('not_found', 'That job is no longer among the failed ones.');
    },

    async testMail(user: User): Promise<{ to: string }> {
      if (!env.SMTP_URL)
        throw new Problem('conflict', 'No mail server is set: SMTP_URL says where emails go.');
      try {
        await mail.send({
          to: user.email,
          urgent: true,
          subject: say('An email from Crisper'),
          text: say('Hello {username},\n\nyou asked for this email on the administration page. Mail works.', {
            username: user.username,
          }),
        });
      } catch (error) {
        throw new Problem('unavailable', 'The mail server did not take it: {reason}', {
          values: { reason: safeError(error).message },
          cause: error,
        });
      }
      return { to: user.email };
    },
  };
}

function shown(name: (typeof SETTING_NAMES)[number], value: unknown): string | null {
  if (value === undefined) return null;
  return aboutSetting(name).secret ? '********' : String(value);
}

function reasonOf(reason: unknown): string {
  const { message } = (reason ?? {}) as { message?: unknown };
  return (typeof message === 'string' ? message : 'No reason was given.').slice(0, REASON_MAX);
}
