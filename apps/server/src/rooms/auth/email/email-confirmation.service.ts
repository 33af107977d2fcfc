import type { User } from '@crisper/contract/auth/auth';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database, Tx } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { inLanguageOf } from '../../../language.ts';
import { Problem } from '../../../problem.ts';
import type { Mail } from '../../../providers/mail/mail.provider.ts';
import { hashToken, newToken } from '../../../random-token.ts';
import type { Audit } from '../../audit/audit.room.ts';
import { confirmationRequested } from '../auth.jobs.ts';
import { confirmationEmail } from '../auth-emails.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { confirmFirstPasskey } from '../sign-in-method-emails.repository.ts';
import * as accounts from '../users.repository.ts';
import * as repository from './email-confirmations.repository.ts';

const HOUR = 60 * 60;
const LIFE_MS = 3 * 24 * HOUR * 1000;
const CONFIRM: Rule = { name: 'email-confirm', max: 20, seconds: HOUR };
/** Emails to one account, whichever user asks for them. */
const EMAILS: Rule = { name: 'confirmation-emails', max: 5, seconds: 24 * HOUR };

/** Called in the transaction that confirms an email. */
export type OnConfirmed = (tx: Tx, userId: string) => Promise<void>;

interface Deps {
  db: Database;
  limiter: Limiter;
  jobs: Jobs;
  mail: Mail;
  sessions: SessionsService;
  audit: Audit;
  publicUrl: string;
  /** False where no mail server is set: then no user is asked. */
  confirmEmails: boolean;
  onConfirmed: OnConfirmed;
}

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>;

/** Proof that a person reads the mailbox of the account. Cooking needs none; what reaches other people does. */
export function createEmailConfirmation(deps: Deps) {
  const { db, limiter, jobs, mail, sessions, audit, publicUrl, confirmEmails, onConfirmed } = deps;

  const markConfirmed = async (tx: Tx, userId: string, origin: Origin): Promise<void> => {
    if (!(await repository.confirm(tx, userId))) return;
    await audit.record(tx, { action: 'email-confirmed', userId, origin });
    await onConfirmed(tx, userId);
  };

  return {
    /** Whether this account still has to show that its address is its own. */
    isOpen: (row: accounts.UserRow): boolean => confirmEmails && row.emailConfirmedAt === null,

    /** Mails the link, if the transaction commits. */
    async ask(tx: Tx, userId: string): Promise<void> {
      if (confirmEmails) await jobs.enqueue(confirmationRequested, { userId }, tx);
    },

    /** For a user who signs up with an address that is in use: the email says how to get it back from a stranger. */
    async remind(email: string): Promise<void> {
      const row = confirmEmails ? await accounts.findByEmail(db.orm, email) : undefined;
      if (row && row.emailConfirmedAt === null) await jobs.enqueue(confirmationRequested, { userId: row.id });
    },

    async askAgain(user: User): Promise<void> {
      if (user.emailConfirmed) throw new Problem('conflict', 'Your email is already confirmed.');
      await limiter.check(EMAILS, user.id);
      await jobs.enqueue(confirmationRequested, { userId: user.id });
    },

    async mailLink(userId: string): Promise<void> {
      const row = await accounts.findById(db.orm, userId);
      if (!row || row.emailConfirmedAt !== null) return;
      try {
        await limiter.use(EMAILS, userId);
      } catch (error) {
        // Trying again later would only make the flood longer.
        if (error instanceof Problem) return;
        throw error;
      }
      const token = newToken();
      await repository.replace(db.orm, userId, hashToken(token), new Date(Date.now() + LIFE_MS));
      const link = `${publicUrl}/confirm-email?token=${token}`;
      await mail.send({ to: row.email, ...inLanguageOf(row, () => confirmationEmail(link)) });
    },

    async confirm(token: string, origin: Origin): Promise<void> {
      await limiter.use(CONFIRM, origin.network.line);
      const userId = await db.transaction(async (tx) => {
        const found = await repository.consume(tx, hashToken(token));
        if (!found) return undefined;
        await markConfirmed(tx, found, origin);
        await confirmFirstPasskey(tx, found);
        return found;
      });
      if (!userId)
        throw new Problem('bad_request', 'That link has expired or was already used. Ask for a new one.');
      sessions.forgetUser(userId);
    },

    /** Also by a finished reset, whose link came by mail. */
    markConfirmed,

    removeExpired: () => repository.removeExpired(db.orm),
  };
}
