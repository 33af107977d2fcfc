import type { UsedPasskey } from '@crisper/contract/auth/passkey-answers';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { Problem } from '../../problem.ts';
import type { Audit } from '../audit/audit.room.ts';
import type { Passkeys } from './passkeys/passkeys.service.ts';
import { verifyPassword } from './passwords/passwords.ts';
import type { SecondFactor } from './second-factor/second-factor.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import { findById } from './users.repository.ts';

/** Guesses from one session, and from all sessions of one account. */
const GUESSES: Rule = { name: 'confirm-session', max: 5, seconds: 15 * 60 };
const ACCOUNT_GUESSES: Rule = { name: 'confirm-account', max: 20, seconds: 60 * 60 };

interface Deps {
  db: Database;
  limiter: Limiter;
  sessions: SessionsService;
  audit: Audit;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
}

interface Proof {
  password?: string | undefined;
  /** A one-time code or a recovery code, instead of the password. */
  code?: string | undefined;
  passkey?: UsedPasskey | undefined;
}

export type Elevation = ReturnType<typeof createElevation>;

/** Proves again who sits there. A stolen session alone does not get far. */
export function createElevation({ db, limiter, sessions, audit, secondFactor, passkeys }: Deps) {
  const provePassword = async ({ user, sessionId }: SignedIn, password: string, origin: Origin) => {
    await limiter.use(GUESSES, sessionId);
    await limiter.use(ACCOUNT_GUESSES, user.id);
    const row = await findById(db.orm, user.id);
    if (!(await verifyPassword(row?.passwordHash, password))) {
      await audit.record(db.orm, { action: 'password-refused', userId: user.id, origin });
      const message = 'That’s not your password.';
      throw new Problem('bad_request', message, { fields: { password: message } });
    }
    await Promise.all([limiter.forget(GUESSES, sessionId), limiter.forget(ACCOUNT_GUESSES, user.id)]);
    await audit.record(db.orm, { action: 'password-confirmed', userId: user.id, origin });
  };

  return {
    /** Returns until when the session is elevated. */
    async confirm(signedIn: SignedIn, proof: Proof, origin: Origin): Promise<Date> {
      const { user, sessionId } = signedIn;
      const { password, code = '', passkey } = proof;
      if (passkey) await passkeys.confirm(signedIn, passkey, origin);
      else if (password !== undefined) await provePassword(signedIn, password, origin);
      else await secondFactor.prove({ userId: user.id, code, origin, by: sessionId });
      return sessions.elevate(db.orm, sessionId);
    },
  };
}
