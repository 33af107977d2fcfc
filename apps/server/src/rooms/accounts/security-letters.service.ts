import { deviceName } from '@crisper/contract/device-name';
import type { Database, Tx } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { accountChanged, newSignIn, passwordChanged } from './accounts.jobs.ts';
import * as accounts from './accounts.repository.ts';
import { newSignInLetter, passwordChangedLetter, type SecurityNote, securityLetter } from './letters.ts';

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

export type SecurityLetters = ReturnType<typeof createSecurityLetters>;

/** Tells people by mail what happened to their account, so that they notice when it was not them. */
export function createSecurityLetters({ db, jobs, mail, publicUrl, confirmEmails }: Deps) {
  const happened = (userId: string, agent: string): Happened => ({
    userId,
    device: deviceName(agent),
    at: new Date().toISOString(),
  });

  const send = async ({ userId, device, at }: Happened, write: typeof newSignInLetter): Promise<void> => {
    const row = await accounts.findById(db.orm, userId);
    // An address that nobody confirmed may be a stranger's, who must not be told about this account.
    if (!row || row.emailConfirmedAt === null) return;
    const link = `${publicUrl}/reset-password`;
    await mail.send({ to: row.email, ...write({ username: row.username, device, at: new Date(at), link }) });
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
    async tell(tx: Tx, what: SecurityNote, userId: string, agent: string): Promise<void> {
      if (confirmEmails) await jobs.enqueue(accountChanged, { ...happened(userId, agent), what }, tx);
    },

    sendNewSignIn: (data: Happened) => send(data, newSignInLetter),
    sendPasswordChanged: (data: Happened) => send(data, passwordChangedLetter),
    sendChanged: ({ what, ...data }: Happened & { what: SecurityNote }) =>
      send(data, (facts) => securityLetter(what, facts)),
  };
}
