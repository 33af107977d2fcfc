import type { login, register, SignedInAnswer, SignInAnswer, User } from '@crisper/contract/auth/auth';
import type { z } from 'zod';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import { Problem } from '../../problem.ts';
import type { Audit } from '../audit/audit.room.ts';
import type { KnownDevices } from './known-devices.service.ts';
import { assertStrong, hashPassword, verifyPassword } from './passwords/passwords.ts';
import type { SecondFactorSignIn } from './second-factor/second-factor-sign-in.service.ts';
import { removeTickets } from './second-factor/sign-in-tickets.repository.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import type { SignIns } from './sign-in.service.ts';
import { REGISTER, type SignInLimits } from './sign-in-limits.ts';
import * as repository from './users.repository.ts';

type Registration = z.output<NonNullable<typeof register.body>>;
type Credentials = z.output<NonNullable<typeof login.body>>;

interface Deps {
  db: Database;
  limiter: Limiter;
  limits: SignInLimits;
  devices: KnownDevices;
  sessions: SessionsService;
  audit: Audit;
  signIns: SignIns;
  secondFactorSignIn: SecondFactorSignIn;
}

export type AuthService = ReturnType<typeof createAuth>;

export function createAuth(deps: Deps) {
  const { db, limiter, limits, devices, sessions, audit, signIns, secondFactorSignIn } = deps;

  return {
    async register(input: Registration, origin: Origin): Promise<SignedInAnswer> {
      await limiter.use(REGISTER, origin.network.site);
      await signIns.assertWelcome(input);
      await assertStrong(input.password, input);
      const passwordHash = await hashPassword(input.password);
      return signIns.signUp({ ...input, passwordHash }, origin);
    },

    async login(input: Credentials, origin: Origin): Promise<SignInAnswer> {
      const { email, deviceMark } = input;
      const knownDevice = await devices.knownTo(email, deviceMark);
      const wentWell = await limits.begin({ email, network: origin.network.line, knownDevice });
      const row = await repository.findByEmail(db.orm, email);
      if (!(await verifyPassword(row?.passwordHash, input.password)) || !row) {
        await audit.record(db.orm, { action: 'sign-in-failed', userId: row?.id, origin });
        throw new Problem('unauthorized', 'Invalid email or password');
      }
      await wentWell();
      return secondFactorSignIn.admit(row, input, origin);
    },

    async signOutEverywhere({ id: userId }: User, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        await sessions.endAll(tx, userId);
        await removeTickets(tx, userId);
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
