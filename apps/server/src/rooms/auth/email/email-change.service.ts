import type { User } from '@crisper/contract/auth/auth';
import type { changeEmail } from '@crisper/contract/auth/credentials';
import { deviceName } from '@crisper/contract/auth/device-name';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database, Tx } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { inLanguageOf } from '../../../language.ts';
import { Problem } from '../../../problem.ts';
import type { Mail } from '../../../providers/mail/mail.provider.ts';
import { hashToken, newToken } from '../../../random-token.ts';
import type { Audit } from '../../audit/audit.room.ts';
import { type AccountRecovery, unknownPassword } from '../account-recovery.service.ts';
import { emailChanged, emailChangeRequested } from '../auth.jobs.ts';
import { lockSignedIn } from '../auth-methods.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { removeOf as removeMethodEmails } from '../sign-in-method-emails.repository.ts';
import * as accounts from '../users.repository.ts';
import { emailChangedEmail, newEmailEmail } from './email-change-emails.ts';
import * as repository from './email-changes.repository.ts';
import type { EmailConfirmation } from './email-confirmation.service.ts';
import { drop as dropConfirmations } from './email-confirmations.repository.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const LINK_LIFE_MS = DAY * 1000;
/** How long the old address can be put back, and no other user gets it. */
const RETURN_LIFE_MS = 14 * DAY * 1000;
/** Wishes of one account, emails to one address, and tokens tried from one network. */
const WISHES: Rule = { name: 'email-change', max: 5, seconds: DAY };
const EMAILS: Rule = { name: 'email-change-address', max: 3, seconds: DAY };
const TOKENS: Rule = { name: 'email-change-token', max: 20, seconds: HOUR };

/** Called in the transaction that changes an email, also by going back. */
export type OnEmailChanged = (tx: Tx, userId: string) => Promise<void>;

interface Deps {
  db: Database;
  limiter: Limiter;
  jobs: Jobs;
  mail: Mail;
  sessions: SessionsService;
  audit: Audit;
  confirmation: EmailConfirmation;
  accountRecovery: AccountRecovery;
  publicUrl: string;
  /** False where no mail server is set: then a new address is taken at once. */
  confirmEmails: boolean;
  onEmailChanged: OnEmailChanged;
}

type Wish = z.output<typeof changeEmail.response>;

export type EmailChange = ReturnType<typeof createEmailChange>;

/** Another email for an account: the new mailbox says yes, and the old one hears of it and can take it back. */
export function createEmailChange(deps: Deps) {
  const { db, limiter, jobs, mail, sessions, audit, confirmation, accountRecovery, publicUrl } = deps;
  const { confirmEmails, onEmailChanged } = deps;

  /** Gives the account the address. Links that were mailed to the old one end with it. */
  const take = async (tx: Tx, userId: string, email: string, origin: Origin): Promise<void> => {
    const old = await repository.lockEmail(tx, userId);
    if (!old) throw expiredLink();
    if (confirmEmails && old.emailConfirmedAt) await accountRecovery.assertEmailMayChange(tx, userId);
    const unproven = confirmEmails ? {} : { emailConfirmedAt: null };
    if (await accounts.rename(tx, userId, { email, ...unproven })) throw taken();
    await assertNotHeld(tx, email, userId);
    await repository.release(tx, email);
    await accounts.removeResets(tx, userId);
    await dropConfirmations(tx, userId);
    await removeMethodEmails(tx, userId);
    await audit.record(tx, { action: 'email-changed', userId, origin });
    await onEmailChanged(tx, userId);
    if (!confirmEmails) return;
    await confirmation.markConfirmed(tx, userId, origin);
    // An address that no user confirmed may be a stranger's, who must not be told and gets no way in.
    if (old.emailConfirmedAt === null) return;
    const until = new Date(Date.now() + RETURN_LIFE_MS);
    const formerId = await repository.hold(tx, userId, old.email, until);
    const happened = { userId, formerId, device: deviceName(origin.device), at: new Date().toISOString() };
    await jobs.enqueue(emailChanged, happened, tx);
  };

  return {
    async pending(user: User): Promise<Wish['pending']> {
      const row = await repository.findPending(db.orm, user.id);
      return row ? { email: row.newEmail, expiresAt: row.expiresAt.toISOString() } : null;
    },

    async ask(user: User, email: string, origin: Origin): Promise<Wish> {
      if (email === user.email.toLowerCase()) throw refused('validation', 'That’s your email already.');
      if (confirmEmails && user.emailConfirmed) await accountRecovery.assertEmailMayChange(db.orm, user.id);
      await limiter.use(WISHES, user.id);
      await limiter.use(EMAILS, email);
      if (await accounts.findByEmail(db.orm, email)) throw taken();
      await assertNotHeld(db.orm, email, user.id);
      if (!confirmEmails) {
        await db.transaction((tx) => take(tx, user.id, email, origin));
        sessions.forgetUser(user.id);
        return { user: { ...user, email }, pending: null };
      }
      const expiresAt = new Date(Date.now() + LINK_LIFE_MS);
      await db.transaction(async (tx) => {
        await repository.ask(tx, user.id, email, expiresAt);
        await audit.record(tx, { action: 'email-change-requested', userId: user.id, origin });
        await jobs.enqueue(emailChangeRequested, { userId: user.id }, tx);
      });
      return { user, pending: { email, expiresAt: expiresAt.toISOString() } };
    },

    async mailLink(userId: string): Promise<void> {
      const row = await repository.findPending(db.orm, userId);
      if (!row) return;
      const token = newToken();
      if (!(await repository.setToken(db.orm, row, hashToken(token)))) return;
      const link = `${publicUrl}/change-email?token=${token}`;
      const person = await accounts.findById(db.orm, userId);
      const message = inLanguageOf(person ?? { language: null }, () => newEmailEmail(link));
      await mail.send({ to: row.newEmail, urgent: true, ...message });
    },

    keep: (user: User): Promise<void> => repository.drop(db.orm, user.id),

    /** By the same person who asked: with a slip in the address, a stranger gets the email. */
    async confirm(signedIn: SignedIn, token: string, origin: Origin): Promise<User> {
      const { user } = signedIn;
      await limiter.use(TOKENS, origin.network.line);
      const email = await db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        const wanted = await repository.consume(tx, user.id, hashToken(token));
        if (wanted === undefined) throw expiredLink();
        await take(tx, user.id, wanted, origin);
        return wanted;
      });
      sessions.forgetUser(user.id);
      return { ...user, email, emailConfirmed: true };
    },

    async tellFormer({ userId, formerId, device, at }: Told): Promise<void> {
      const row = await accounts.findById(db.orm, userId);
      const token = newToken();
      const former = await repository.setReturnToken(db.orm, formerId, hashToken(token));
      if (!row || !former) return;
      const facts = {
        username: row.username,
        device,
        at: new Date(at),
        link: `${publicUrl}/change-email?back=${token}`,
        until: former.expiresAt,
      };
      const message = inLanguageOf(row, () => emailChangedEmail(facts));
      await mail.send({ to: former.email, ...message });
    },

    /**
     * A user who changed the email knew the password, so it goes, and with it every way in that this mailbox did not confirm
     * while it was the account's. Returns a token to choose a new one.
     */
    async undo(token: string, origin: Origin): Promise<string> {
      await limiter.use(TOKENS, origin.network.line);
      const passwordHash = await unknownPassword();
      const { userId, resetToken } = await db.transaction(async (tx) => {
        const former = await repository.goBack(tx, hashToken(token));
        if (!former) throw expiredLink();
        const { userId: id, email, changedAt } = former;
        await repository.lockEmail(tx, id);
        if (await accounts.rename(tx, id, { email, emailConfirmedAt: new Date() })) throw taken();
        const resetToken = await accountRecovery.shutOut(tx, { userId: id, since: changedAt, passwordHash });
        await audit.record(tx, { action: 'email-change-undone', userId: id, origin });
        await onEmailChanged(tx, id);
        return { userId: id, resetToken };
      });
      sessions.forgetUser(userId);
      return resetToken;
    },

    sweep: () => repository.removeExpired(db.orm),
  };
}

interface Told {
  userId: string;
  formerId: string;
  device: string;
  at: string;
}

/** Asked after the address was taken: a request that gives one up at the same moment has finished then. */
export async function assertNotHeld(tx: Tx, email: string, userId: string): Promise<void> {
  if (!(await repository.isHeld(tx, email, userId))) return;
  throw refused(
    'conflict',
    'An account had this email until a short while ago and can still take it back. Use another one.',
  );
}

function taken(): Problem {
  return refused('conflict', 'There is an account with this email already.');
}

function refused(code: 'conflict' | 'validation', message: string): Problem {
  return new Problem(code, message, { fields: { email: message } });
}

function expiredLink(): Problem {
  return new Problem('bad_request', 'That link has expired or was already used.');
}
