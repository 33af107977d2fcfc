import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { findByEmail, setRole } from '../rooms/accounts/accounts.repository.ts';
import { createProGrants } from '../rooms/billing/pro-grants.service.ts';

const DAYS_MAX = 3660;
const USAGE = `npm run admin -- grant EMAIL             make somebody an administrator
npm run admin -- revoke EMAIL            take that back
npm run admin -- grant-pro EMAIL DAYS    give somebody Pro for 1 to ${DAYS_MAX} days`;

type Action = (db: Database, email: string) => Promise<string | undefined>;

const asRole =
  (role: 'admin' | 'user', words: string): Action =>
  async (db, email) => {
    const user = await setRole(db.orm, email, role);
    return user && `${user.username} is now ${words}`;
  };

/** Each call adds a new grant, which starts after the earlier ones end. */
const givePro =
  (days: number): Action =>
  (db, email) =>
    db.transaction(async (tx) => {
      const user = await findByEmail(tx, email);
      if (!user) return undefined;
      const grants = createProGrants(() => {});
      const until = await grants.grantDays(tx, { userId: user.id, source: 'admin', ref: randomUUID(), days });
      return `${user.username} is Pro until ${until.toISOString()}`;
    });

function actionOf(name: string | undefined, days: number): Action | undefined {
  if (name === 'grant') return asRole('admin', 'an administrator');
  if (name === 'revoke') return asRole('user', 'an ordinary user');
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
