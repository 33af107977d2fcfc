import type { login, register, User } from '@crisper/contract/accounts';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Network } from '../../http/network-of.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { Problem } from '../../problem.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { knownTimeZone } from '../../time-zone.ts';
import { passwordResetRequested } from './accounts.jobs.ts';
import * as repository from './accounts.repository.ts';
import { assertStrong, hashPassword, verifyPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { hashToken, newToken, type SessionsService } from './sessions.service.ts';

const RESET_LIFE_MS = 60 * 60 * 1000;

const MINUTE = 60;
/** Limits on wrong passwords: per account and IP address, per account, and per IP address. */
const WRONG_PAIR: Rule = { name: 'login-pair', max: 5, seconds: 15 * MINUTE };
const WRONG_ACCOUNT: Rule = { name: 'login-account', max: 50, seconds: 60 * MINUTE };
const WRONG_ADDRESS: Rule = { name: 'login-address', max: 50, seconds: 15 * MINUTE };
const REGISTER: Rule = { name: 'register', max: 20, seconds: 60 * MINUTE };
const RESET_ADDRESS: Rule = { name: 'reset-address', max: 10, seconds: 60 * MINUTE };
const RESET_ACCOUNT: Rule = { name: 'reset-account', max: 3, seconds: 60 * MINUTE };
const CONFIRM: Rule = { name: 'reset-confirm', max: 20, seconds: 60 * MINUTE };

type Registration = z.output<NonNullable<typeof register.body>>;
type Credentials = z.output<NonNullable<typeof login.body>>;

/** The origin of a request. */
export interface Origin {
  network: Network;
  device: string;
}

interface Deps {
  db: Database;
  limiter: Limiter;
  jobs: Jobs;
  mail: Mail;
  sessions: SessionsService;
  publicUrl: string;
  onRegistered?: (tx: Tx, who: { userId: string; email: string; code: string | null }) => Promise<void>;
}

export type AccountsService = ReturnType<typeof createAccounts>;

export function createAccounts({ db, limiter, jobs, mail, sessions, publicUrl, onRegistered }: Deps) {
  return {
    async register(input: Registration, origin: Origin): Promise<{ token: string; user: User }> {
      await limiter.use(REGISTER, origin.network.site);
      await assertStrong(input.password, input);
      const passwordHash = await hashPassword(input.password);
      return db.transaction(async (tx) => {
        const row = await repository.insert(tx, {
          email: input.email,
          username: input.username,
          passwordHash,
          timeZone: knownTimeZone(input.timeZone) ?? 'UTC',
          referralCodeUsed: input.referralCode ?? null,
        });
        if (row === 'email')
          throw taken('email', 'An account with this email already exists. Sign in instead.');
        if (row === 'username') throw taken('username', 'That username is taken. Choose another.');
        await onRegistered?.(tx, { userId: row.id, email: row.email, code: row.referralCodeUsed });
        return { token: await sessions.start(tx, row.id, origin.device), user: presentUser(row) };
      });
    },

    async login(input: Credentials, origin: Origin): Promise<{ token: string; user: User }> {
      const pair = `${input.email} ${origin.network.line}`;
      // Counted before the password is checked, so that parallel guesses are counted too.
      await limiter.use(WRONG_PAIR, pair);
      await limiter.check(WRONG_ACCOUNT, input.email);
      await limiter.check(WRONG_ADDRESS, origin.network.line);
      const row = await repository.findByEmail(db.orm, input.email);
      if (!(await verifyPassword(row?.passwordHash, input.password)) || !row) {
        await Promise.all([
          count(limiter, WRONG_ACCOUNT, input.email),
          count(limiter, WRONG_ADDRESS, origin.network.line),
        ]);
        throw new Problem('unauthorized', 'Invalid email or password');
      }
      await limiter.forget(WRONG_PAIR, pair);
      const timeZone = knownTimeZone(input.timeZone) ?? row.timeZone;
      if (timeZone !== row.timeZone) {
        await repository.update(db.orm, row.id, { timeZone });
        sessions.forgetUser(row.id);
      }
      const token = await db.transaction((tx) => sessions.start(tx, row.id, origin.device));
      return { token, user: presentUser({ ...row, timeZone }) };
    },

    async completeOnboarding(userId: string): Promise<void> {
      await repository.update(db.orm, userId, { onboardingCompleted: true });
      sessions.forgetUser(userId);
    },

    async requestReset(email: string, origin: Origin): Promise<void> {
      const asked = await limiter.use(RESET_ADDRESS, origin.network.line);
      await limiter.use(RESET_ACCOUNT, email);
      // Who asks for the first time goes ahead of an address that asks again and again.
      await jobs.enqueue(passwordResetRequested, { email }, undefined, { priority: -asked });
    },

    async mailReset(email: string): Promise<void> {
      const row = await repository.findByEmail(db.orm, email);
      if (!row) return;
      const token = newToken();
      await repository.replaceReset(db.orm, row.id, hashToken(token), new Date(Date.now() + RESET_LIFE_MS));
      await mail.send({
        to: row.email,
        urgent: true,
        subject: 'Choose a new password for Crisper',
        text: resetText(row.username, `${publicUrl}/reset-password?token=${token}`),
      });
    },

    async confirmReset(token: string, password: string, origin: Origin): Promise<void> {
      await limiter.use(CONFIRM, origin.network.line);
      const tokenHash = hashToken(token);
      const row = await repository.findReset(db.orm, tokenHash);
      if (!row) throw expiredLink();
      await assertStrong(password, row);
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        if (!(await repository.consumeReset(tx, tokenHash))) throw expiredLink();
        await repository.update(tx, row.id, { passwordHash });
        await sessions.endAll(tx, row.id);
      });
      sessions.forgetUser(row.id);
    },
  };
}

/** The last allowed wrong password still gets the "wrong password" error. Only the next attempt is refused. */
async function count(limiter: Limiter, rule: Rule, who: string): Promise<void> {
  await limiter.use(rule, who).catch((error) => {
    if (!(error instanceof Problem)) throw error;
  });
}

function taken(field: string, message: string): Problem {
  return new Problem('conflict', message, { fields: { [field]: message } });
}

function expiredLink(): Problem {
  return new Problem('bad_request', 'That link has expired or was used already. Ask for a new one.');
}

function resetText(username: string, link: string): string {
  return `Hello ${username},

someone asked for a new password for your Crisper account. Choose it here within the hour:

${link}

If that was not you, there is nothing to do: your password stays as it is.`;
}
