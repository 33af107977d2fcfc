import type { AuditAction } from '@crisper/contract/audit/audit';
import { VERSION } from '@crisper/contract/version';
import type { Container } from '../container.ts';
import type { Env } from '../env.ts';
import { databaseBytes, kept, list } from '../rooms/administration/people.repository.ts';
import { insert, listOf } from '../rooms/audit/audit.repository.ts';
import { findByEmail, setRole, type UserRow } from '../rooms/auth/users.repository.ts';
import { settingsInForce } from '../settings-table.ts';

const DAYS_MAX = 3660;
const AUDIT_ROWS = 200;
const PEOPLE_ROWS = 500;
const INVITATION_DAYS = 7;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface Command {
  /** What it is given, in the words of the usage. */
  takes: string;
  does: string;
  /** Only where something is sold. */
  plans?: true;
  /** Runs with whatever secret is set now, and makes it the installation's. */
  newSecret?: true;
  run(container: Container, given: string[]): Promise<string>;
}

/** These entries stay in the log when the account goes. */
function record({ db }: Container, action: AuditAction, userId: string | null, detail = ''): Promise<void> {
  return insert(db.orm, { action, userId, detail, device: 'npm run admin', outlives: true });
}

async function accountOf({ db }: Container, email = ''): Promise<UserRow> {
  const user = await findByEmail(db.orm, email);
  if (!user) throw new Error(`No account has the email ${email}`);
  return user;
}

const roleCommand = (role: 'admin' | 'user', does: string, words: string): Command => ({
  takes: 'EMAIL',
  does,
  async run(container, [email]) {
    const { id, username } = await accountOf(container, email);
    await setRole(container.db.orm, email!, role);
    await record(container, role === 'admin' ? 'role-granted' : 'role-revoked', id);
    return `${username} is now ${words}`;
  },
});

const accessCommand = (disabled: boolean, does: string): Command => ({
  takes: 'EMAIL',
  does,
  async run(container, [email]) {
    const { id, username } = await accountOf(container, email);
    await container.people.change(null, id, { disabled });
    return `${username} is now ${disabled ? 'disabled' : 'enabled'}`;
  },
});

/** What an administrator does on the administration page, without a browser. */
export const COMMANDS: Record<string, Command> = {
  people: {
    takes: '[PART]',
    does: 'who is here, found by a part of a name or email',
    async run({ db }, [search = '']) {
      const { rows, total } = await list(db.orm, { search, skip: 0, limit: PEOPLE_ROWS });
      const lines = rows.map(({ username, email, role, disabledAt }) =>
        [email, username, role === 'admin' && 'administrator', disabledAt && 'disabled']
          .filter(Boolean)
          .join('  '),
      );
      return [...lines, `${total} in all`].join('\n');
    },
  },
  grant: roleCommand('admin', 'make somebody an administrator', 'an administrator'),
  revoke: roleCommand('user', 'take that back', 'an ordinary user'),
  disable: accessCommand(true, 'end all sessions of an account and let nobody in'),
  enable: accessCommand(false, 'take that back'),
  'reset-link': {
    takes: 'EMAIL',
    does: 'a link to choose a new password; it works once, for a day',
    async run(container, [email]) {
      const { id } = await accountOf(container, email);
      const { link } = await container.people.resetLink(id);
      return link;
    },
  },
  delete: {
    takes: 'EMAIL USERNAME',
    does: 'delete an account for good; the username shows that it is meant',
    async run(container, [email, named]) {
      const { id, username } = await accountOf(container, email);
      if (named?.toLowerCase() !== username.toLowerCase())
        throw new Error(`Nothing was deleted: the username of ${email} is ${username}`);
      await container.people.remove(null, id, undefined);
      return `${username} is deleted`;
    },
  },
  'grant-pro': {
    takes: 'EMAIL DAYS',
    does: `give somebody Pro for 1 to ${DAYS_MAX} days`,
    plans: true,
    async run(container, [email, days]) {
      const { id, username } = await accountOf(container, email);
      const { until } = await container.people.grantPro(id, Number(days));
      return `${username} is Pro until ${until}`;
    },
  },
  'take-pro': {
    takes: 'EMAIL',
    does: 'take back the days of Pro that administrators gave',
    plans: true,
    async run(container, [email]) {
      const { id, username } = await accountOf(container, email);
      const { until } = await container.people.takePro(id);
      return until ? `${username} stays Pro until ${until}, by own days` : `${username} is not Pro any more`;
    },
  },
  'setup-link': {
    takes: '',
    does: 'the link with which the first administrator signs up, as the first start printed it',
    async run({ accounts }) {
      return (
        (await accounts.registration.setupLink()) ??
        'There is an administrator, or ADMIN is none: it is not needed'
      );
    },
  },
  invite: {
    takes: '[EMAIL] [MEMBER]',
    does: `a link with which one person can sign up, for ${INVITATION_DAYS} days, into the household of MEMBER`,
    async run(container, [email, into]) {
      const { link } = await container.accounts.registration.invite(null, {
        email: email?.toLowerCase() ?? null,
        days: INVITATION_DAYS,
        into,
      });
      await record(container, 'administration', null, 'invite');
      return link;
    },
  },
  invitations: {
    takes: '',
    does: 'whom they are for, and whether they were used',
    async run({ accounts }) {
      const lines = (await accounts.registration.list()).map(({ id, email, state, expiresAt, usedBy }) =>
        [id, state, usedBy ?? email ?? 'whoever has the link', `until ${expiresAt}`].join('  '),
      );
      return lines.join('\n') || 'There are none';
    },
  },
  'take-invitation': {
    takes: 'ID',
    does: 'take an invitation back that nobody used',
    async run(container, [id]) {
      if (!UUID.test(id ?? '')) throw new Error(`No invitation has the id ${id}`);
      await container.accounts.registration.revoke(id!);
      await record(container, 'administration', null, `take-invitation ${id}`);
      return 'It is taken back';
    },
  },
  audit: {
    takes: 'EMAIL',
    does: 'what happened to an account of late',
    async run(container, [email]) {
      const { id, username } = await accountOf(container, email);
      const rows = await listOf(container.db.orm, id, { limit: AUDIT_ROWS });
      const lines = rows.map(({ at, action, network, device, detail }) =>
        [at.toISOString(), action, network, detail, device].filter(Boolean).join('  '),
      );
      return lines.join('\n') || `Nothing is known about ${username} yet`;
    },
  },
  jobs: {
    takes: '',
    does: 'jobs that failed for good',
    async run({ jobs }) {
      const failed = await jobs.deadLetters(AUDIT_ROWS);
      const lines = failed.map(({ id, name, failedAt }) => `${id}  ${failedAt.toISOString()}  ${name}`);
      return lines.join('\n') || 'None failed';
    },
  },
  'retry-job': {
    takes: 'ID',
    does: 'do one of them once more',
    async run(container, [id]) {
      if (!UUID.test(id ?? '') || !(await container.jobs.retry(id!)))
        throw new Error(`No failed job has the id ${id}`);
      await record(container, 'administration', null, `retry ${id}`);
      return 'It is in the queue again';
    },
  },
  'mail-test': {
    takes: 'EMAIL',
    does: 'send an email to an account, now',
    async run(container, [email]) {
      const user = await accountOf(container, email);
      if (!container.env.SMTP_URL) throw new Error('SMTP_URL is not set');
      await container.mail.send({
        to: user.email,
        urgent: true,
        subject: 'An email from Crisper',
        text: 'npm run admin -- mail-test sent this. Mail works.',
      });
      return `Sent to ${user.email}`;
    },
  },
  storage: {
    takes: '',
    does: 'what the database holds, and what people keep in it',
    async run({ db }) {
      const [bytes, kinds] = await Promise.all([databaseBytes(db.orm), kept(db.orm)]);
      const lines = kinds.map(({ what, rows, bytes }) => `${what}  ${rows} entries, ${megabytes(bytes)}`);
      return [`The database holds ${megabytes(bytes)}`, ...lines].join('\n');
    },
  },
  backups: {
    takes: '',
    does: 'when they are made, where they are, and whether they worked',
    async run({ backups }) {
      const { every, keep, place, list } = await backups.look();
      const schedule = every
        ? `Every ${every}, the newest ${keep} stay`
        : 'By hand only (BACKUP_EVERY is not set)';
      const lines = list.map(({ at, place, name, bytes, problem, exists }) =>
        [
          at,
          bytes === null ? `FAILED: ${problem}` : `${place.replace(/\/$/, '')}/${name}  ${megabytes(bytes)}`,
          bytes !== null && exists === false && 'no longer there',
        ]
          .filter(Boolean)
          .join('  '),
      );
      return [`${schedule}; they go to ${place}`, ...lines].join('\n');
    },
  },
  'new-secret': {
    takes: '',
    does: 'accept the SECRET that is set now, when the old one is lost',
    newSecret: true,
    async run(container) {
      await record(container, 'administration', null, 'new-secret');
      return 'It is the SECRET of this installation now. Whoever has a second factor comes in with a recovery code and sets it up anew; webhooks have to be made anew';
    },
  },
  installation: {
    takes: '',
    does: 'version, size of the database, and settings in force',
    async run({ db, env }) {
      const bytes = await databaseBytes(db.orm);
      return [`Crisper ${VERSION}, database ${megabytes(bytes)}`, '', settingsInForce(env)].join('\n');
    },
  },
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

/** What there is to do on an installation with these plans. */
export function deedsOf({ PLANS }: Pick<Env, 'PLANS'>): [name: string, command: Command][] {
  return Object.entries(COMMANDS).filter(([, { plans }]) => !plans || PLANS === 'on');
}

/** Undefined when it is not known here, or not given what it takes. */
export function findCommand(
  name: string,
  given: readonly string[],
  env: Pick<Env, 'PLANS'>,
): Command | undefined {
  const command = new Map(deedsOf(env)).get(name);
  if (!command) return undefined;
  const needed = command.takes.split(' ').filter((word) => word !== '' && !word.startsWith('['));
  if (given.length < needed.length) return undefined;
  const days = needed.indexOf('DAYS');
  const count = Number(given[days]);
  const inDays = days === -1 || (Number.isInteger(count) && count >= 1 && count <= DAYS_MAX);
  return inDays ? command : undefined;
}
