import type { confirmPasswordReset } from '@crisper/contract/auth/auth';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { inLanguageOf } from '../../../language.ts';
import { Problem } from '../../../problem.ts';
import type { Mail } from '../../../providers/mail/mail.provider.ts';
import { hashToken, newToken } from '../../../random-token.ts';
import type { Audit } from '../../audit/audit.room.ts';
import { passwordResetRequested } from '../auth.jobs.ts';
import { resetEmail } from '../auth-emails.ts';
import type { EmailConfirmation } from '../email/email-confirmation.service.ts';
import type { KnownDevices } from '../known-devices.service.ts';
import { removeTickets } from '../second-factor/sign-in-tickets.repository.ts';
import type { SecurityEmails } from '../security-emails.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import * as repository from '../users.repository.ts';
import { assertStrong, hashPassword } from './passwords.ts';

const HOUR = 60 * 60;
const RESET_LIFE_MS = HOUR * 1000;
/** It is carried from one person to another. */
const ADMIN_LINK_LIFE_MS = 24 * HOUR * 1000;
const RESET_ADDRESS: Rule = { name: 'reset-address', max: 10, seconds: HOUR };
const RESET_ACCOUNT: Rule = { name: 'reset-account', max: 3, seconds: HOUR };
const CONFIRM: Rule = { name: 'reset-confirm', max: 20, seconds: HOUR };

type NewPassword = z.output<NonNullable<typeof confirmPasswordReset.body>>;
type Proof = Pick<NewPassword, 'username' | 'deviceMark'>;

interface Deps {
  db: Database;
  limiter: Limiter;
  limits: SignInLimits;
  devices: KnownDevices;
  confirmation: EmailConfirmation;
  emails: SecurityEmails;
  jobs: Jobs;
  mail: Mail;
  sessions: SessionsService;
  audit: Audit;
  publicUrl: string;
  /** False where no email would arrive. */
  sendsMail: boolean;
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;

export function createPasswordReset(deps: Deps) {
  const { db, limiter, limits, devices, confirmation, emails, jobs, mail, sessions, audit, publicUrl } = deps;

  /**
   * Another user may have signed up with this address. A user who reads its mail but did not make the account must not see
   * what is in it: they delete it instead. Its maker comes with a known device, or knows the username.
   */
  const assertMaker = async (row: repository.UserRow, { username, deviceMark }: Proof): Promise<void> => {
    if (username?.toLowerCase() === row.username.toLowerCase()) return;
    if (await devices.knownTo(row.email, deviceMark)) return;
    const message =
      'This address was never confirmed. Type the username of the account to show that you made it.';
    throw new Problem('conflict', message, { fields: { username: 'That’s not its username.' } });
  };

  return {
    async request(email: string, origin: Origin): Promise<void> {
      if (!deps.sendsMail)
        throw new Problem(
          'unavailable',
          'This installation sends no email. Ask its administrator for a link to choose a new password.',
        );
      const asked = await limiter.use(RESET_ADDRESS, origin.network.line);
      await limiter.use(RESET_ACCOUNT, email);
      // Who asks for the first time goes ahead of an address that asks again and again.
      await jobs.enqueue(passwordResetRequested, { email }, undefined, { priority: -asked });
    },

    async mailLink(email: string): Promise<void> {
      const row = await repository.findByEmail(db.orm, email);
      if (!row || row.disabledAt) return;
      const token = newToken();
      await repository.replaceReset(db.orm, row.id, hashToken(token), new Date(Date.now() + RESET_LIFE_MS));
      await audit.record(db.orm, { action: 'reset-requested', userId: row.id });
      const link = `${publicUrl}/reset-password?token=${token}`;
      await mail.send({
        to: row.email,
        urgent: true,
        ...inLanguageOf(row, () => resetEmail(confirmation.isOpen(row) ? null : row.username, link)),
      });
    },

    /** For an administrator to hand over: who forgot the password has no email to wait for. */
    async linkFor(userId: string): Promise<{ link: string; expiresAt: Date }> {
      const token = newToken();
      const expiresAt = new Date(Date.now() + ADMIN_LINK_LIFE_MS);
      await db.transaction(async (tx) => {
        await repository.replaceReset(tx, userId, hashToken(token), expiresAt, true);
        await audit.record(tx, { action: 'reset-link-made', userId });
      });
      return { link: `${publicUrl}/reset-password?token=${token}`, expiresAt };
    },

    /** Returns the mark by which the browser that finished the reset is known. */
    async confirm({ token, password, ...proof }: NewPassword, origin: Origin): Promise<string> {
      await limiter.use(CONFIRM, origin.network.line);
      const tokenHash = hashToken(token);
      const found = await repository.findReset(db.orm, tokenHash);
      if (!found) throw expiredLink();
      const { user: row, byAdmin } = found;
      if (confirmation.isOpen(row) && !byAdmin) await assertMaker(row, proof);
      await assertStrong(password, row);
      const passwordHash = await hashPassword(password);
      const deviceMark = await db.transaction(async (tx) => {
        if (!(await repository.consumeReset(tx, tokenHash))) throw expiredLink();
        await repository.update(tx, row.id, { passwordHash });
        if (!byAdmin) await confirmation.markConfirmed(tx, row.id, origin);
        await sessions.endAll(tx, row.id);
        await removeTickets(tx, row.id);
        await audit.record(tx, { action: 'password-changed', userId: row.id, origin });
        await emails.tellPasswordChanged(tx, row.id, origin.device);
        return devices.onlyNew(tx, row.id);
      });
      sessions.forgetUser(row.id);
      await limits.forget({ email: row.email, network: origin.network.line });
      return deviceMark;
    },
  };
}

function expiredLink(): Problem {
  return new Problem('bad_request', 'That link has expired or was already used. Ask for a new one.');
}
