import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import { Problem } from '../../problem.ts';
import { hashToken, newToken } from '../../random-token.ts';
import { longMoment } from '../../saying/local-format.ts';
import type { Audit } from '../audit/audit.room.ts';

import { drop as dropEmailChange } from './email/email-changes.repository.ts';
import { drop as dropConfirmations } from './email/email-confirmations.repository.ts';
import { removeAll as removeDevices } from './known-devices.repository.ts';
import { removeSince as removeLinksSince } from './openid/provider-links.repository.ts';
import { removeUnconfirmed as removePasskeys } from './passkeys/passkeys.repository.ts';
import { hashPassword } from './passwords/passwords.ts';
import { removeUnconfirmed as removeSecondFactor } from './second-factor/second-factors.repository.ts';
import { removeTickets } from './second-factor/sign-in-tickets.repository.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import * as emails from './sign-in-method-emails.repository.ts';
import * as accounts from './users.repository.ts';

const HOUR = 60 * 60;
const RESET_LIFE_MS = HOUR * 1000;
/** Time for the mailbox to say no before emails go elsewhere. */
const EMAIL_WAITS_MS = 3 * 24 * HOUR * 1000;
/** Tokens tried from one network. */
const TOKENS: Rule = { name: 'sign-in-method-email', max: 20, seconds: HOUR };

interface Deps {
  db: Database;
  limiter: Limiter;
  sessions: SessionsService;
  audit: Audit;
}

interface Robbed {
  userId: string;
  /** When a stranger's mailbox took the place of the owner's: what that one said yes to since counts for nothing. */
  since: Date | undefined;
  /** Of a random password, so that it signs no user in. */
  passwordHash: string;
}

export type AccountRecovery = ReturnType<typeof createAccountRecovery>;

/** A random password, and not none: a change of the password is what ends API tokens and the like. */
export const unknownPassword = (): Promise<string> => hashPassword(newToken());

/** The mailbox is the owner's: it says yes or no to ways in that were added, and gets the account back from a thief. */
export function createAccountRecovery({ db, limiter, sessions, audit }: Deps) {
  /**
   * Ends every way in that the mailbox did not confirm, with all sessions and what the password protects. Returns a
   * token to choose a new password.
   */
  const shutOut = async (tx: Tx, { userId, since, passwordHash }: Robbed): Promise<string> => {
    await accounts.update(tx, userId, { passwordHash });
    await dropEmailChange(tx, userId);
    await dropConfirmations(tx, userId);
    await sessions.endAll(tx, userId);
    await removeTickets(tx, userId);
    await removeDevices(tx, userId);
    await removeSecondFactor(tx, userId, since);
    await removePasskeys(tx, userId, since);
    await emails.removeOf(tx, userId);
    // Its provider said of each whose email it was: those of before are of this mailbox.
    if (since && (await removeLinksSince(tx, userId, since)))
      await accounts.update(tx, userId, { role: 'user' });
    const resetToken = newToken();
    const expiresAt = new Date(Date.now() + RESET_LIFE_MS);
    await accounts.replaceReset(tx, userId, hashToken(resetToken), expiresAt);
    return resetToken;
  };

  const emailOf = async (tx: Tx, token: string): Promise<emails.SignInMethodEmail> => {
    const message = await emails.use(tx, hashToken(token));
    if (!message) throw new Problem('bad_request', 'That link has expired or was already used.');
    return message;
  };

  return {
    shutOut,

    /** What was added a moment ago may be a thief's, who must not lead the emails about it elsewhere. */
    async assertEmailMayChange(tx: Tx, userId: string): Promise<void> {
      const newest = await emails.newestUnconfirmed(tx, userId);
      const from = newest && new Date(newest.getTime() + EMAIL_WAITS_MS);
      if (!from || from.getTime() <= Date.now()) return;
      throw new Problem(
        'conflict',
        'A way to sign in was added a short while ago. Open the link in our email about it and confirm it, or change your email after {moment}.',
        { values: { moment: longMoment(from) } },
      );
    },

    async confirm(token: string, origin: Origin): Promise<void> {
      await limiter.use(TOKENS, origin.network.line);
      await db.transaction(async (tx) => {
        const message = await emailOf(tx, token);
        await emails.confirm(tx, message);
        await audit.record(tx, { action: 'sign-in-method-confirmed', userId: message.userId, origin });
      });
    },

    /** Returns a token to choose a new password. */
    async refuse(token: string, origin: Origin): Promise<string> {
      await limiter.use(TOKENS, origin.network.line);
      const passwordHash = await unknownPassword();
      const { userId, resetToken } = await db.transaction(async (tx) => {
        const { userId } = await emailOf(tx, token);
        const resetToken = await shutOut(tx, { userId, since: undefined, passwordHash });
        await audit.record(tx, { action: 'sign-in-method-refused', userId, origin });
        return { userId, resetToken };
      });
      sessions.forgetUser(userId);
      return resetToken;
    },

    sweep: () => emails.removeExpired(db.orm),
  };
}
