import type { SignInAnswer, User } from '@crisper/contract/auth/auth';
import type { leaveForProvider, signInWithProvider } from '@crisper/contract/auth/providers';
import type { z } from 'zod';
import type { Database, Tx } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { Problem } from '../../../problem.ts';
import type { Openid, OpenidPerson } from '../../../providers/openid/openid.provider.ts';
import type { Audit } from '../../audit/audit.room.ts';
import { assertMethodLeft, lockMethods, lockSignedIn } from '../auth-methods.repository.ts';
import type { EmailConfirmation } from '../email/email-confirmation.service.ts';
import { freeUsername } from '../free-username.ts';
import type { SecondFactorSignIn } from '../second-factor/second-factor-sign-in.service.ts';
import type { SecurityEmails } from '../security-emails.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SignIns } from '../sign-in.service.ts';
import * as accounts from '../users.repository.ts';
import type { OidcFlow } from './oidc-flow.service.ts';
import * as repository from './provider-links.repository.ts';

interface Deps {
  db: Database;
  openid: Openid;
  flow: OidcFlow;
  signIns: SignIns;
  secondFactorSignIn: SecondFactorSignIn;
  confirmation: EmailConfirmation;
  emails: SecurityEmails;
  sessions: SessionsService;
  audit: Audit;
}

type Departure = z.output<NonNullable<typeof leaveForProvider.body>>;
type SignIn = z.output<NonNullable<typeof signInWithProvider.body>>;

export type Providers = ReturnType<typeof createProviders>;

/** Signing in through a provider, and the links between accounts here and there. */
export function createProviders(deps: Deps) {
  const { db, openid, flow, signIns, secondFactorSignIn, confirmation, emails, sessions, audit } = deps;
  const { name, issuer, adminGroup } = openid;
  const detail = `through ${name}`;

  /** Without a verified email anybody could name the one of another user. */
  const verifiedEmail = ({ email, emailVerified }: OpenidPerson): string => {
    if (email === null || !emailVerified)
      throw new Problem(
        'forbidden',
        '{name} has not verified your email. Verify it there, then sign in again.',
        { values: { name } },
      );
    return email.toLowerCase();
  };

  const link = async (tx: Tx, userId: string, { subject }: OpenidPerson, origin: Origin): Promise<void> => {
    if (!(await repository.insert(tx, { issuer, subject, userId })))
      throw new Problem('conflict', 'Another account of {name} is connected already.', { values: { name } });
    await audit.record(tx, { action: 'provider-connected', userId, origin, detail: name });
    await emails.tell(tx, 'provider-connected', userId, origin.device);
  };

  /** A user who the group made an administrator is one as long as they are in it; all other administrators stay. */
  const followGroup = async (row: accounts.AccountRow, person: OpenidPerson, origin: Origin) => {
    if (adminGroup === undefined) return row;
    const named = { issuer, subject: person.subject };
    const isMember = person.groups.includes(adminGroup);
    const role = await db.transaction(async (tx) => {
      await lockMethods(tx, row.id);
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

  /** The account of a user who comes from the provider for the first time, found by the email. */
  const accountToLink = async (email: string): Promise<accounts.AccountRow | undefined> => {
    const row = await accounts.findByEmail(db.orm, email);
    // Another user may have made it with this address, and could still get in with their password.
    if (row && row.emailConfirmedAt === null)
      throw new Problem(
        'conflict',
        'There is an account with your email, but the email was never confirmed here. Sign in to it another way, and connect {name} on your account page.',
        { values: { name } },
      );
    return row;
  };

  return {
    leave: ({ invitation, referralCode }: Departure, origin: Origin) =>
      flow.leave(origin, { invitation, referralCode }),

    /**
     * The provider is the first step. A user who turned one-time codes on here is asked for one all the same: we cannot know
     * what the provider asked for.
     */
    async signIn(input: SignIn, origin: Origin): Promise<SignInAnswer> {
      const { person, ...state } = await flow.arrive(input, origin);
      const { sessionEndsAt: endsAt } = person;
      // Over there it is over already.
      if (endsAt && endsAt.getTime() <= Date.now())
        throw new Problem('unauthorized', 'Your session at {name} is over. Sign in there again.', {
          values: { name },
        });
      const named = { issuer, subject: person.subject };
      const known = await repository.find(db.orm, named);
      const touch = (tx: Tx) => repository.touch(tx, named);
      if (known) {
        const row = await accounts.findById(db.orm, known.userId);
        if (row?.disabledAt) return signIns.signIn(row, input, origin);
        if (row)
          return secondFactorSignIn.admit(await followGroup(row, person, origin), input, origin, {
            detail,
            endsAt,
            also: touch,
          });
      }
      const email = verifiedEmail(person);
      const row = await accountToLink(email);
      if (row?.disabledAt) return signIns.signIn(row, input, origin);
      if (row) {
        await db.transaction((tx) => link(tx, row.id, person, origin));
        return secondFactorSignIn.admit(await followGroup(row, person, origin), input, origin, {
          detail,
          endsAt,
          also: touch,
        });
      }
      const username = await freeUsername(db.orm, [...person.names, email.split('@', 1)[0]!]);
      const newcomer = { ...state, ...input, email, username, passwordHash: null };
      await signIns.assertWelcome(newcomer);
      const answer = await signIns.signUp(newcomer, origin, {
        detail,
        endsAt,
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

    leaveToConnect: ({ sessionId }: SignedIn, origin: Origin) => flow.leave(origin, { sessionId }),

    /** By a user who is signed in: that, and the same verified email, show that both accounts are one person's. */
    async connect(
      signedIn: SignedIn,
      input: { answer: string; proof: string },
      origin: Origin,
    ): Promise<void> {
      const { user, sessionId } = signedIn;
      const { person } = await flow.arrive(input, origin, sessionId);
      if (verifiedEmail(person) !== user.email.toLowerCase())
        throw new Problem(
          'conflict',
          'Your email at {name} is another one than here. Make them the same first.',
          { values: { name } },
        );
      await db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        await link(tx, user.id, person, origin);
        await confirmation.markConfirmed(tx, user.id, origin);
      });
      sessions.forgetUser(user.id);
    },

    async disconnect(user: User, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        await lockMethods(tx, user.id);
        if (!(await repository.remove(tx, user.id, issuer)))
          throw new Problem('not_found', '{name} is not connected.', { values: { name } });
        await assertMethodLeft(tx, user.id, issuer);
        await audit.record(tx, { action: 'provider-disconnected', userId: user.id, origin, detail: name });
        await emails.tell(tx, 'provider-disconnected', user.id, origin.device);
      });
    },
  };
}
