import { openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { setRole } from '../rooms/accounts/accounts.repository.ts';

const ROLES = { grant: 'admin', revoke: 'user' } as const;
const USAGE =
  'npm run admin -- grant EMAIL    make somebody an administrator\nnpm run admin -- revoke EMAIL   take that back';

async function main([action, email]: string[]): Promise<number> {
  if ((action !== 'grant' && action !== 'revoke') || !email) {
    console.error(USAGE);
    return 2;
  }
  const db = await openDatabase(readEnv(), { attach: true });
  try {
    await migrate(db.pool);
    const user = await setRole(db.orm, email, ROLES[action]);
    if (!user) {
      console.error(`No account has the email ${email}`);
      return 1;
    }
    console.log(`${user.username} is now ${user.role === 'admin' ? 'an administrator' : 'an ordinary user'}`);
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
