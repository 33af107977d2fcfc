import type { login, register, User } from '@crisper/contract/accounts';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import { Problem } from '../../problem.ts';
import { knownTimeZone } from '../../time-zone.ts';
import type { Audit } from '../audit/audit.service.ts';
import * as repository from './accounts.repository.ts';
import type { Door } from './door.service.ts';
import type { EmailConfirmation } from './email-confirmation.service.ts';
import type { KnownDevices } from './known-devices.service.ts';
import { assertStrong, hashPassword, verifyPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import type { SecurityLetters } from './security-letters.service.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { assertOwnName } from './usernames.ts';

const REGISTER: Rule = { name: 'register', max: 20, seconds: 60 * 60 };

type Registration = z.output<NonNullable<typeof register.body>>;
type Credentials = z.output<NonNullable<typeof login.body>>;

interface SignedInAnswer {
  token: string;
  user: User;
  deviceMark: string;
}

interface Deps {
  db: Database;
  limiter: Limiter;
  limits: SignInLimits;
  devices: KnownDevices;
  confirmation: EmailConfirmation;
  letters: SecurityLetters;
  sessions: SessionsService;
  audit: Audit;
  door: Door;
  confirmEmails: boolean;
  plans: boolean;
  onRegistered?: (tx: Tx, who: { userId: string; email: string; code: string | null }) => Promise<void>;
}

export type AccountsService = ReturnType<typeof createAccounts>;

export function createAccounts(deps: Deps) {
  const { db, limiter, limits, devices, confirmation, letters, sessions, audit, door, onRegistered } = deps;
  const welcome = async (tx: Tx, row: repository.AccountRow, origin: Origin, mark: string | undefined) => {
    const token = await sessions.start(tx, row.id, origin.device);
    const device = await devices.remember(tx, row.id, mark);
    const answer: SignedInAnswer = { token, user: presentUser(row, deps), deviceMark: device.mark };
    return { answer, seenBefore: device.seenBefore };
  };

  return {
    async register(input: Registration, origin: Origin): Promise<SignedInAnswer> {
      await limiter.use(REGISTER, origin.network.site);
      await door.assertOpen(input);
      assertOwnName(input.username);
      await assertStrong(input.password, input);
      const passwordHash = await hashPassword(input.password);
      const answer = await db.transaction(async (tx) => {
        const isFirst = await repository.isFirst(tx);
        const row = await repository.insert(tx, {
          email: input.email,
          role: isFirst && door.firstIsAdmin ? 'admin' : 'user',
          username: input.username,
          passwordHash,
          timeZone: knownTimeZone(input.timeZone) ?? 'UTC',
          referralCodeUsed: input.referralCode ?? null,
        });
        if (row === 'email' || row === 'username') return row;
        if (!isFirst) await door.enter(tx, input, row.id);
        if (row.role === 'admin')
          await audit.recordForGood(tx, { action: 'role-granted', userId: row.id, origin });
        await onRegistered?.(tx, { userId: row.id, email: row.email, code: row.referralCodeUsed });
        await confirmation.ask(tx, row.id);
        await audit.record(tx, { action: 'signed-up', userId: row.id, origin });
        return (await welcome(tx, row, origin, input.deviceMark)).answer;
      });
      if (answer === 'username') throw taken('username', 'That username is taken. Choose another.');
      if (answer !== 'email') return answer;
      await confirmation.remind(input.email);
      throw taken('email', 'An account with this email already exists. Sign in instead.');
    },

    async login(input: Credentials, origin: Origin): Promise<SignedInAnswer> {
      const { email, deviceMark } = input;
      const knownDevice = await devices.knownTo(email, deviceMark);
      const wentWell = await limits.begin({ email, network: origin.network.line, knownDevice });
      const row = await repository.findByEmail(db.orm, email);
      if (!(await verifyPassword(row?.passwordHash, input.password)) || !row) {
        await audit.record(db.orm, { action: 'sign-in-failed', userId: row?.id, origin });
        throw new Problem('unauthorized', 'Invalid email or password');
      }
      await wentWell();
      if (row.disabledAt)
        throw new Problem(
          'forbidden',
          'This account is disabled. Ask the administrator of this installation.',
        );
      const reported = row.timeZoneChosen ? undefined : knownTimeZone(input.timeZone);
      const timeZone = reported ?? row.timeZone;
      if (timeZone !== row.timeZone) {
        await repository.update(db.orm, row.id, { timeZone });
        sessions.forgetUser(row.id);
      }
      return db.transaction(async (tx) => {
        await audit.record(tx, { action: 'signed-in', userId: row.id, origin });
        const { answer, seenBefore } = await welcome(tx, { ...row, timeZone }, origin, deviceMark);
        if (!seenBefore) await letters.tellNewSignIn(tx, row.id, origin.device);
        return answer;
      });
    },

    async signOutEverywhere({ id: userId }: User, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        await sessions.endAll(tx, userId);
        await audit.record(tx, { action: 'signed-out-everywhere', userId, origin });
      });
      sessions.forgetUser(userId);
    },

    async completeOnboarding(userId: string): Promise<void> {
      await repository.update(db.orm, userId, { onboardingCompleted: true });
      sessions.forgetUser(userId);
    },
  };
}

function taken(field: string, message: string): Problem {
  return new Problem('conflict', message, { fields: { [field]: message } });
}
