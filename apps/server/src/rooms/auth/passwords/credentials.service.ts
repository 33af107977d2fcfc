import type { User } from '@crisper/contract/auth/auth';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { Problem } from '../../../problem.ts';
import type { Audit } from '../../audit/audit.room.ts';
import { lockSignedIn } from '../auth-methods.repository.ts';
import type { KnownDevices } from '../known-devices.service.ts';
import { removeTickets } from '../second-factor/sign-in-tickets.repository.ts';
import type { SecurityEmails } from '../security-emails.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { assertOwnName } from '../usernames.ts';
import * as accounts from '../users.repository.ts';
import { assertStrong, hashPassword } from './passwords.ts';

const NAMES: Rule = { name: 'username-change', max: 5, seconds: 24 * 60 * 60 };
const PASSWORDS: Rule = { name: 'password-change', max: 10, seconds: 60 * 60 };

interface Deps {
  db: Database;
  limiter: Limiter;
  sessions: SessionsService;
  audit: Audit;
  devices: KnownDevices;
  emails: SecurityEmails;
}

export type Credentials = ReturnType<typeof createCredentials>;

/** What a user signs in with, changed while signed in. */
export function createCredentials({ db, limiter, sessions, audit, devices, emails }: Deps) {
  return {
    async changeUsername(user: User, username: string, origin: Origin): Promise<User> {
      if (username === user.username) return user;
      assertOwnName(username);
      await limiter.use(NAMES, user.id);
      await db.transaction(async (tx) => {
        if (await accounts.rename(tx, user.id, { username })) {
          const message = 'That username is taken. Choose another.';
          throw new Problem('conflict', message, { fields: { username: message } });
        }
        const detail = `from ${user.username}`;
        await audit.record(tx, { action: 'username-changed', userId: user.id, origin, detail });
      });
      sessions.forgetUser(user.id);
      return { ...user, username };
    },

    /** Ends all other sessions. Returns the mark by which this browser is known from now on. */
    async changePassword(signedIn: SignedIn, password: string, origin: Origin): Promise<string> {
      const { user, sessionId } = signedIn;
      await limiter.use(PASSWORDS, user.id);
      await assertStrong(password, user);
      const passwordHash = await hashPassword(password);
      const deviceMark = await db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        await accounts.update(tx, user.id, { passwordHash });
        await accounts.removeResets(tx, user.id);
        await sessions.endAll(tx, user.id, sessionId);
        await removeTickets(tx, user.id);
        await audit.record(tx, { action: 'password-changed', userId: user.id, origin });
        await emails.tell(tx, 'password-changed', user.id, origin.device);
        return devices.onlyNew(tx, user.id);
      });
      sessions.forgetUser(user.id);
      return deviceMark;
    },
  };
}
