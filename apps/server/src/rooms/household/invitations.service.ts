import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import {
  INVITATION_DAYS,
  type invite,
  MEMBERS_MAX,
  type ReadInvitation,
} from '@crisper/contract/household/household-members';
import type { z } from 'zod';
import { assertConfirmed } from '../../assert-confirmed.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { inLanguageOf } from '../../language.ts';
import { Problem } from '../../problem.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { hashToken, newToken } from '../../random-token.ts';
import { say } from '../../saying/say.ts';
import type { Audit } from '../audit/audit.room.ts';
import * as repository from './invitations.repository.ts';
import { invitationRequested } from './members.jobs.ts';
import * as members from './members.repository.ts';

type Wanted = z.output<NonNullable<typeof invite.body>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const OPEN_MAX = 10;
const INVITES: Rule = { name: 'household-invite', max: 20, seconds: 3600 };
const EMAILS: Rule = { name: 'invitation-emails', max: 10, seconds: 24 * 3600 };
const READS: Rule = { name: 'household-invitation-read', max: 120, seconds: 3600 };

interface Deps {
  db: Database;
  limiter: Limiter;
  jobs: Jobs;
  mail: Mail;
  audit: Audit;
  publicUrl: string;
}

export type InvitationsService = ReturnType<typeof createInvitations>;

/** Links into a household: random, single, for a week, and the owner's to take back. */
export function createInvitations({ db, limiter, jobs, mail, audit, publicUrl }: Deps) {
  const assertRoom = async (tx: Tx, householdId: string): Promise<void> => {
    if ((await members.listOf(tx, householdId)).length >= MEMBERS_MAX)
      throw new Problem('limit_reached', 'A household has room for {most} people with a login.', {
        values: { most: MEMBERS_MAX },
      });
    if ((await repository.countOf(tx, householdId)) >= OPEN_MAX)
      throw new Problem('limit_reached', 'There are enough open invitations. Take one back first.');
  };

  return {
    /** Answers the token of a link; null when it goes by mail. */
    async invite(user: User, { role, email }: Wanted, origin: Origin): Promise<string | null> {
      await limiter.use(INVITES, user.id);
      if (email) {
        assertConfirmed(user);
        await limiter.use(EMAILS, user.id);
      }
      const id = randomUUID();
      const token = email ? null : newToken();
      await db.transaction(async (tx) => {
        const householdId = await members.assertOwner(tx, user.id);
        await assertRoom(tx, householdId);
        await repository.insert(tx, {
          id,
          householdId,
          role,
          email: email ?? null,
          tokenHash: token && hashToken(token),
          invitedBy: user.id,
          expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS),
        });
        await audit.record(tx, { action: 'household-invited', userId: user.id, origin });
        if (email) await jobs.enqueue(invitationRequested, { invitationId: id }, tx);
      });
      return token;
    },

    /** In a job. Says nothing that the inviter could write, but their name. */
    async mailLink(invitationId: string): Promise<void> {
      const token = newToken();
      const found = await repository.setToken(db.orm, invitationId, hashToken(token));
      if (!found) return;
      const { email, inviter } = found;
      const link = `${publicUrl}/join/${token}`;
      await mail.send({ to: email, ...inLanguageOf(found, () => invitationEmail(inviter, link)) });
    },

    async takeBack(user: User, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const householdId = await members.assertOwner(tx, user.id);
        if (!(await repository.remove(tx, householdId, id)))
          throw new Problem('not_found', 'This invitation is no longer open.');
      });
    },

    async read(token: string, user: User | null, { network }: Origin): Promise<ReadInvitation> {
      await limiter.use(READS, network.line);
      const found = await repository.findByToken(db.orm, hashToken(token));
      if (!found) throw gone();
      assertFor(found, user);
      const there = await members.listOf(db.orm, found.householdId);
      const answer = {
        invitedBy: found.inviter ?? say('Somebody'),
        role: found.role,
        expiresAt: found.expiresAt.toISOString(),
        members: there.length,
        isFull: there.length >= MEMBERS_MAX,
      };
      if (!user) return { ...answer, own: null };
      const mine = await members.listOf(db.orm, user.householdId);
      const belongings = await members.belongingsOf(db.orm, user.householdId);
      const isMember = user.householdId === found.householdId;
      return { ...answer, own: { isMember, others: mine.length - 1, belongings } };
    },

    removeExpired: () => repository.removeExpired(db.orm),
  };
}

function invitationEmail(inviter: string, link: string): { subject: string; text: string } {
  return {
    subject: say('{inviter} invites you to their kitchen on Crisper', { inviter }),
    text: say(
      `Hello,

{inviter} would like to share a pantry, a shopping list and a meal plan with you on Crisper. Join within {days} days:

{link}

If you don’t know {inviter}, there’s nothing to do.`,
      { inviter, days: INVITATION_DAYS, link },
    ),
  };
}

/** Once an account was made with it, an invitation is that one's alone. */
export function assertFor(
  { accountId }: Pick<repository.InvitationRow, 'accountId'>,
  user: User | null,
): void {
  if (accountId !== null && accountId !== user?.id) throw gone();
}

export function gone(): Problem {
  return new Problem('not_found', 'This invitation was used, taken back, or has expired. Ask for a new one.');
}
