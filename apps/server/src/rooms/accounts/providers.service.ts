import type { SignInAnswer, User } from '@crisper/contract/accounts';
import type { leaveForProvider, signInWithProvider } from '@crisper/contract/providers';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import type { SignedIn } from '../../http/route.ts';
import { Problem } from '../../problem.ts';
import type { Openid, OpenidPerson } from '../../providers/openid/openid.provider.ts';
import type { Audit } from '../audit/audit.service.ts';
import * as accounts from './accounts.repository.ts';
import type { Arrivals } from './arrivals.service.ts';
import type { EmailConfirmation } from './email-confirmation.service.ts';
import { freeUsername } from './free-username.ts';
import * as repository from './provider-links.repository.ts';
import type { ProviderTrips } from './provider-trips.service.ts';
import type { SecondStep } from './second-step.service.ts';
import type { SecurityLetters } from './security-letters.service.ts';
import type { SessionsService } from './sessions.service.ts';
import { assertWayLeft, lockWays } from './ways-in.repository.ts';

interface Deps {
  db: Database;
  openid: Openid;
  trips: ProviderTrips;
  arrivals: Arrivals;
  secondStep: SecondStep;
  confirmation: EmailConfirmation;
  letters: SecurityLetters;
  sessions: SessionsService;
  audit: Audit;
}

type Departure = z.output<NonNullable<typeof leaveForProvider.body>>;
type Arrival = z.output<NonNullable<typeof signInWithProvider.body>>;

export type Providers = ReturnType<typeof createProviders>;

/** Signing in through a provider, and the links between accounts here and there. */
export function createProviders(deps: Deps) {
  const { db, openid, trips, arrivals, secondStep, confirmation, letters, sessions, audit } = deps;
  const { name, issuer, adminGroup } = openid;
  const detail = `through ${name}`;

  /** Without a verified email anybody could name the one of somebody else. */
  const verifiedEmail = ({ email, emailVerified }: OpenidPerson): string => {
    if (email === null || !emailVerified)
      throw new Problem(
        'forbidden',
        `${name} has not verified your email. Verify it there, then sign in again.`,
      );
    return email.toLowerCase();
  };

  const link = async (tx: Tx, userId: string, { subject }: OpenidPerson, origin: Origin): Promise<void> => {
    if (!(await repository.insert(tx, { issuer, subject, userId })))
      throw new Problem('conflict', `Another account of ${name} is connected already.`);
    await audit.record(tx, { action: 'provider-connected', userId, origin, detail: name });
    await letters.tell(tx, 'provider-connected', userId, origin.device);
  };

  /** Whoever the group made an administrator is one as long as they are in it; all other administrators stay. */
  const followGroup = async (row: accounts.AccountRow, person: OpenidPerson, origin: Origin) => {
    if (adminGroup === undefined) return row;
    const named = { issuer, subject: person.subject };
    const isMember = person.groups.includes(adminGroup);
    const role = await db.transaction(async (tx) => {
      await lockWays(tx, row.id);
      const [now, kept] = [await accounts.findById(tx, row.id), await repository.find(tx, named)];
      if (!now || !kept) return row.role;
      const grants = isMember && now.role !== 'admin';
      const revokes = !isMember && kept.adminByGroup && now.role === 'admin';
      if (!grants && !revokes) return now.role;
      const next = grants ? 'admin' : 'user';
      await accounts.update(tx, row.id, { role: next });
      await repository.setAdminByGroup(tx, named, grants);
      const action = grants ? 'role-granted' : 'role-revoked';
      await audit.recordForGood(tx, { action, userId: row.id, origin, detail: `by ${name}` });
      return next;
    });
    if (role !== row.role) sessions.forgetUser(row.id);
    return { ...row, role };
  };

  /** The account of somebody who comes from the provider for the first time, found by the email. */
  const accountToLink = async (email: string): Promise<accounts.AccountRow | undefined> => {
    const row = await accounts.findByEmail(db.orm, email);
    // Somebody else may have made it with this address, and could still get in with their password.
    if (row && row.emailConfirmedAt === null)
      throw new Problem(
        'conflict',
        `There is an account with your email, but the email was never confirmed here. Sign in to it another way, and connect ${name} on your account page.`,
      );
    return row;
  };

  return {
    leave: ({ invitation, referralCode }: Departure, origin: Origin) =>
      trips.leave(origin, { invitation, referralCode }),

    /**
     * The provider is the first step. Whoever turned one-time codes on here is asked for one all the same: we cannot know
     * what the provider asked for.
     */
    async signIn(input: Arrival, origin: Origin): Promise<SignInAnswer> {
      const { person, ...luggage } = await trips.arrive(input, origin);
      const named = { issuer, subject: person.subject };
      const known = await repository.find(db.orm, named);
      const touch = (tx: Tx) => repository.touch(tx, named);
      if (known) {
        const row = await accounts.findById(db.orm, known.userId);
        if (row?.disabledAt) return arrivals.signIn(row, input, origin);
        if (row)
          return secondStep.admit(await followGroup(row, person, origin), input, origin, {
            detail,
            also: touch,
          });
      }
      const email = verifiedEmail(person);
      const row = await accountToLink(email);
      if (row?.disabledAt) return arrivals.signIn(row, input, origin);
      if (row) {
        await db.transaction((tx) => link(tx, row.id, person, origin));
        return secondStep.admit(await followGroup(row, person, origin), input, origin, {
          detail,
          also: touch,
        });
      }
      const username = await freeUsername(db.orm, [...person.names, email.split('@', 1)[0]!]);
      const newcomer = { ...luggage, ...input, email, username, passwordHash: null };
      await arrivals.assertWelcome(newcomer);
      const answer = await arrivals.signUp(newcomer, origin, {
        detail,
        also: async (tx, userId) => {
          await link(tx, userId, person, origin);
          await confirmation.markConfirmed(tx, userId, origin);
        },
      });
      const made = (await accounts.findById(db.orm, answer.user.id))!;
      const { role } = await followGroup(made, person, origin);
      const emailConfirmed = true;
      return { ...answer, user: { ...answer.user, role, emailConfirmed } };
    },

    leaveToConnect: ({ sessionId }: SignedIn, origin: Origin) => trips.leave(origin, { sessionId }),

    /** By somebody who is signed in: that, and the same verified email, show that both accounts are one person's. */
    async connect(
      { user, sessionId }: SignedIn,
      input: { answer: string; proof: string },
      origin: Origin,
    ): Promise<void> {
      const { person } = await trips.arrive(input, origin, sessionId);
      if (verifiedEmail(person) !== user.email.toLowerCase())
        throw new Problem(
          'conflict',
          `Your email at ${name} is another one than here. Make them the same first.`,
        );
      await db.transaction(async (tx) => {
        await lockWays(tx, user.id);
        await link(tx, user.id, person, origin);
        await confirmation.markConfirmed(tx, user.id, origin);
      });
      sessions.forgetUser(user.id);
    },

    async disconnect(user: User, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        await lockWays(tx, user.id);
        if (!(await repository.remove(tx, user.id, issuer)))
          throw new Problem('not_found', `${name} is not connected.`);
        await assertWayLeft(tx, user.id, issuer);
        await audit.record(tx, { action: 'provider-disconnected', userId: user.id, origin, detail: name });
        await letters.tell(tx, 'provider-disconnected', user.id, origin.device);
      });
    },
  };
}
