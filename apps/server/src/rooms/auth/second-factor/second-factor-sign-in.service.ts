import type { finishLogin, SignedInAnswer, SignInAnswer } from '@crisper/contract/auth/auth';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import { Problem } from '../../../problem.ts';
import { hashToken, newToken } from '../../../random-token.ts';
import type { KnownDevices } from '../known-devices.service.ts';
import type { Browser, SignInMethod, SignIns } from '../sign-in.service.ts';
import * as accounts from '../users.repository.ts';
import type { SecondFactor } from './second-factor.service.ts';
import * as repository from './sign-in-tickets.repository.ts';

const TICKET_LIFE_MS = 10 * 60 * 1000;
const TICKETS_EACH = 20;
/** Codes that one ticket is good for; then the first step is asked for again. */
const TICKET_TRIES = 5;
/** Made-up tickets of one network. */
const FINISH: Rule = { name: 'login-finish', max: 60, seconds: 15 * 60 };

interface Deps {
  db: Database;
  limiter: Limiter;
  devices: KnownDevices;
  signIns: SignIns;
  secondFactor: SecondFactor;
}

type Finish = z.output<NonNullable<typeof finishLogin.body>>;

export type SecondFactorSignIn = ReturnType<typeof createSecondFactorSignIn>;

/** Where one-time codes are on, signing in takes two steps: a ticket stands for the first. */
export function createSecondFactorSignIn({ db, limiter, devices, signIns, secondFactor }: Deps) {
  return {
    /** After the first proof of who a user is: a session, or a ticket where that is not enough. */
    async admit(
      row: accounts.AccountRow,
      browser: Browser,
      origin: Origin,
      way: SignInMethod = {},
    ): Promise<SignInAnswer> {
      if (row.disabledAt || !(await secondFactor.isOn(db.orm, row.id)))
        return signIns.signIn(row, browser, origin, way);
      const ticket = newToken();
      const expiresAt = new Date(Date.now() + TICKET_LIFE_MS);
      await db.transaction(async (tx) => {
        await way.also?.(tx, row.id);
        const sessionEndsAt = way.endsAt ?? null;
        const values = { userId: row.id, tokenHash: hashToken(ticket), expiresAt, sessionEndsAt };
        await repository.insert(tx, values, TICKETS_EACH);
      });
      return { ticket, expiresAt: expiresAt.toISOString() };
    },

    async finish({ ticket, code, ...browser }: Finish, origin: Origin): Promise<SignedInAnswer> {
      await limiter.use(FINISH, origin.network.line);
      const tokenHash = hashToken(ticket);
      const open = await repository.useTry(db.orm, tokenHash, TICKET_TRIES);
      const row = open && (await accounts.findById(db.orm, open.userId));
      if (!row) throw startAgain();
      const by = await devices.knownTo(row.email, browser.deviceMark);
      // Taken off in the meantime: then the first step was enough.
      if (await secondFactor.isOn(db.orm, row.id))
        await secondFactor.prove({ userId: row.id, code, origin, by });
      return signIns.signIn(row, browser, origin, {
        endsAt: open.sessionEndsAt ?? undefined,
        also: async (tx) => {
          if (!(await repository.use(tx, tokenHash))) throw startAgain();
        },
      });
    },

    sweep: () => repository.removeExpired(db.orm),
  };
}

function startAgain(): Problem {
  return new Problem('unauthorized', 'That took too long or was tried too often. Please sign in again.');
}
