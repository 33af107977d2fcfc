import { randomUUID } from 'node:crypto';
import { type Database, openDatabase, type Tx } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { findByEmail, setRole } from '../rooms/accounts/accounts.repository.ts';
import { insert, listOf, type NewAuditRow } from '../rooms/audit/audit.repository.ts';
import { createProGrants } from '../rooms/billing/pro-grants.service.ts';

const DAYS_MAX = 3660;
const AUDIT_ROWS = 200;
const USAGE = `npm run admin -- grant EMAIL             make somebody an administrator
npm run admin -- revoke EMAIL            take that back
npm run admin -- grant-pro EMAIL DAYS    give somebody Pro for 1 to ${DAYS_MAX} days
npm run admin -- audit EMAIL             what happened to an account of late`;

type Action = (db: Database, email: string) => Promise<string | undefined>;

const asRole =
  (role: 'admin' | 'user', words: string): Action =>
  (db, email) =>
    db.transaction(async (tx) => {
      const user = await setRole(tx, email, role);
      if (!user) return undefined;
      await record(tx, { action: role === 'admin' ? 'role-granted' : 'role-revoked', userId: user.id });
      return `${user.username} is now ${words}`;
    });

/** These deeds stay in the log when the account goes. */
const record = (tx: Tx, deed: Pick<NewAuditRow, 'action' | 'userId' | 'detail'>): Promise<void> =>
  insert(tx, { ...deed, device: 'npm run admin', outlives: true });

/** Each call adds a new grant, which starts after the earlier ones end. */
const givePro =
  (days: number): Action =>
  (db, email) =>
    db.transaction(async (tx) => {
      const user = await findByEmail(tx, email);
      if (!user) return undefined;
      const grants = createProGrants(() => {});
      const until = await grants.grantDays(tx, { userId: user.id, source: 'admin', ref: randomUUID(), days });
      await record(tx, { action: 'pro-granted', userId: user.id, detail: `${days} days` });
      return `${user.username} is Pro until ${until.toISOString()}`;
    });

const showAudit: Action = async (db, email) => {
  const user = await findByEmail(db.orm, email);
  if (!user) return undefined;
  const rows = await listOf(db.orm, user.id, { limit: AUDIT_ROWS });
  const lines = rows.map(({ at, action, network, device, detail }) =>
    [at.toISOString(), action, network, detail, device].filter(Boolean).join('  '),
  );
  return lines.join('\n') || `Nothing is known about ${user.username} yet`;
};

function actionOf(name: string | undefined, days: number): Action | undefined {
  if (name === 'grant') return asRole('admin', 'an administrator');
  if (name === 'revoke') return asRole('user', 'an ordinary user');
  if (name === 'audit') return showAudit;
  if (name === 'grant-pro' && Number.isInteger(days) && days >= 1 && days <= DAYS_MAX) return givePro(days);
  return undefined;
}

async function main([name, email, days]: string[]): Promise<number> {
  const action = actionOf(name, Number(days));
  if (!action || !email) {
    console.error(USAGE);
    return 2;
  }
  const db = await openDatabase(readEnv(), { attach: true });
  try {
    await migrate(db.pool);
    const done = await action(db, email);
    if (!done) {
      console.error(`No account has the email ${email}`);
      return 1;
    }
    console.log(done);
    return 0;
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
