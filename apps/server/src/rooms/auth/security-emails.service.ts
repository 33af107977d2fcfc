import { deviceName } from '@crisper/contract/auth/device-name';
import type { Database, Tx } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { inLanguageOf } from '../../language.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { hashToken, newToken } from '../../random-token.ts';
import { accountChanged, newSignIn, passwordChanged } from './auth.jobs.ts';
import {
  addedWayEmail,
  isAddedWay,
  newSignInEmail,
  passwordChangedEmail,
  type SecurityNote,
  securityEmail,
} from './auth-emails.ts';
import * as signInMethodEmails from './sign-in-method-emails.repository.ts';
import * as accounts from './users.repository.ts';

/** How long the mailbox can say yes or no to a way in. */
const ANSWER_LIFE_MS = 14 * 24 * 60 * 60 * 1000;

interface Deps {
  db: Database;
  jobs: Jobs;
  mail: Mail;
  publicUrl: string;
  /** False where no mail server is set. */
  confirmEmails: boolean;
}

interface Happened {
  userId: string;
  device: string;
  at: string;
}

interface Changed extends Happened {
  what: SecurityNote;
  /** Of a passkey that was added. */
  passkeyId?: string | undefined;
}

export type SecurityEmails = ReturnType<typeof createSecurityEmails>;

/** Tells people by mail what happened to their account, so that they notice when it was not them. */
export function createSecurityEmails({ db, jobs, mail, publicUrl, confirmEmails }: Deps) {
  const happened = (userId: string, agent: string): Happened => ({
    userId,
    device: deviceName(agent),
    at: new Date().toISOString(),
  });

  const send = async ({ userId, device, at }: Happened, write: typeof newSignInEmail): Promise<void> => {
    const row = await accounts.findById(db.orm, userId);
    // An address that no user confirmed may be a stranger's, who must not be told about this account.
    if (!row || row.emailConfirmedAt === null) return;
    const link = `${publicUrl}/reset-password`;
    const facts = { username: row.username, device, at: new Date(at), link };
    await mail.send({ to: row.email, ...inLanguageOf(row, () => write(facts)) });
  };

  /** With a link that says yes or no to it. */
  const sendAddedWay = async ({ what, passkeyId, ...data }: Changed): Promise<void> => {
    const token = newToken();
    const expiresAt = new Date(Date.now() + ANSWER_LIFE_MS);
    const message = {
      tokenHash: hashToken(token),
      userId: data.userId,
      passkeyId: passkeyId ?? null,
      expiresAt,
    };
    if (!(await signInMethodEmails.insert(db.orm, message)))
      return send(data, (facts) => securityEmail(what, facts));
    const link = `${publicUrl}/sign-in-method?token=${token}`;
    await send(data, (facts) => addedWayEmail(what, { ...facts, link, until: expiresAt }));
  };

  return {
    /** Sent if the transaction commits. */
    async tellNewSignIn(tx: Tx, userId: string, agent: string): Promise<void> {
      if (confirmEmails) await jobs.enqueue(newSignIn, happened(userId, agent), tx);
    },
    async tellPasswordChanged(tx: Tx, userId: string, agent: string): Promise<void> {
      if (confirmEmails) await jobs.enqueue(passwordChanged, happened(userId, agent), tx);
    },
    /** `agent` is empty where no browser was at work. */
    async tell(
      tx: Tx,
      what: SecurityNote,
      userId: string,
      agent: string,
      about: { passkeyId?: string } = {},
    ): Promise<void> {
      if (confirmEmails)
        await jobs.enqueue(accountChanged, { ...happened(userId, agent), what, ...about }, tx);
    },

    sendNewSignIn: (data: Happened) => send(data, newSignInEmail),
    sendPasswordChanged: (data: Happened) => send(data, passwordChangedEmail),
    sendChanged: (data: Changed) =>
      isAddedWay(data.what) ? sendAddedWay(data) : send(data, (facts) => securityEmail(data.what, facts)),
  };
}
