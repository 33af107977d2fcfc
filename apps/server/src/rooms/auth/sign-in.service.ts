import type { SignedInAnswer } from '@crisper/contract/auth/auth';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import { chosenLanguage } from '../../language.ts';
import { Problem } from '../../problem.ts';
import { knownTimeZone } from '../../time-zone.ts';
import type { Audit } from '../audit/audit.room.ts';
import { assertNotHeld } from './email/email-change.service.ts';
import type { EmailConfirmation } from './email/email-confirmation.service.ts';
import type { KnownDevices } from './known-devices.service.ts';
import { presentUser } from './present-user.ts';
import type { RegistrationPolicy } from './registration-policy.service.ts';
import type { SecurityEmails } from './security-emails.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import { assertOwnName } from './usernames.ts';
import * as repository from './users.repository.ts';

/** What a browser brings along, whichever way a user comes in. */
export interface Browser {
  timeZone?: string | undefined;
  deviceMark?: string | undefined;
}

interface NewUser extends Browser {
  /** Where it was promised to a user before, as a passkey does. */
  id?: string;
  email: string;
  username: string;
  passwordHash: string | null;
  referralCode?: string | undefined;
  invitation?: string | undefined;
}

export interface SignInMethod {
  /** Ends the sentence "Signed in …" of the security activity. */
  detail?: string;
  /** Done in the same transaction, once the account is there. */
  also?: (tx: Tx, userId: string) => Promise<void>;
  /** When the session ends at the latest, where the way in says so. */
  endsAt?: Date | undefined;
}

interface Deps {
  db: Database;
  devices: KnownDevices;
  confirmation: EmailConfirmation;
  emails: SecurityEmails;
  sessions: SessionsService;
  audit: Audit;
  registration: RegistrationPolicy;
  confirmEmails: boolean;
  plans: boolean;
  onRegistered?: (tx: Tx, who: { userId: string; email: string; code: string | null }) => Promise<void>;
}

export type SignIns = ReturnType<typeof createSignIns>;

/** What every way in ends with, once it is proven who comes: a new account, or a session of an old one. */
export function createSignIns(deps: Deps) {
  const { db, devices, confirmation, emails, sessions, audit, registration, onRegistered } = deps;
  const welcome = async (
    tx: Tx,
    row: repository.AccountRow,
    origin: Origin,
    mark: string | undefined,
    endsAt: Date | undefined,
  ) => {
    const token = await sessions.start(tx, row.id, origin.device, endsAt);
    const device = await devices.remember(tx, row.id, mark);
    const answer: SignedInAnswer = { token, user: presentUser(row, deps), deviceMark: device.mark };
    return { answer, seenBefore: device.seenBefore };
  };

  const takenProblem = async (what: repository.Taken, email: string): Promise<Problem> => {
    if (what === 'username') return taken('username', 'That username is taken. Choose another.');
    await confirmation.remind(email);
    return taken('email', 'An account with this email already exists. Sign in instead.');
  };

  return {
    /** Refuses early, before anything is hashed or asked of a passkey. */
    async assertWelcome(visitor: Pick<NewUser, 'email' | 'username' | 'invitation'>): Promise<void> {
      await registration.assertOpen(visitor);
      assertOwnName(visitor.username);
    },

    /** Refuses early too; whether a name is free is decided in the end. */
    async assertFree({ email, username }: Pick<NewUser, 'email' | 'username'>): Promise<void> {
      const taken = await repository.whatIsTaken(db.orm, email, username);
      if (taken) throw await takenProblem(taken, email);
    },

    async signUp(
      person: NewUser,
      origin: Origin,
      { detail = '', also, endsAt }: SignInMethod = {},
    ): Promise<SignedInAnswer> {
      const answer = await db.transaction(async (tx) => {
        const first = await registration.roleOfFirst(tx, person);
        const row = await repository.insert(tx, {
          ...(person.id && { id: person.id }),
          email: person.email,
          role: first ?? 'user',
          username: person.username,
          passwordHash: person.passwordHash,
          timeZone: knownTimeZone(person.timeZone) ?? 'UTC',
          language: chosenLanguage(),
          referralCodeUsed: person.referralCode ?? null,
        });
        if (row === 'email' || row === 'username') return row;
        await assertNotHeld(tx, row.email, row.id);
        const readsMail = !first && (await registration.enter(tx, person, row.id));
        if (row.role === 'admin')
          await audit.recordForGood(tx, { action: 'role-granted', userId: row.id, origin });
        await onRegistered?.(tx, { userId: row.id, email: row.email, code: row.referralCodeUsed });
        await also?.(tx, row.id);
        if (readsMail) await confirmation.markConfirmed(tx, row.id, origin);
        else await confirmation.ask(tx, row.id);
        await audit.record(tx, { action: 'signed-up', userId: row.id, origin, detail });
        // Anew: the invitation may have confirmed the email, and led into a household.
        const made = (await repository.findById(tx, row.id))!;
        return (await welcome(tx, made, origin, person.deviceMark, endsAt)).answer;
      });
      if (answer === 'email' || answer === 'username') throw await takenProblem(answer, person.email);
      return answer;
    },

    /** At once, for what proves as much as two steps do, as a passkey; `admit` of the second step is for all else. */
    async signIn(
      row: repository.AccountRow,
      browser: Browser,
      origin: Origin,
      { detail = '', also, endsAt }: SignInMethod = {},
    ): Promise<SignedInAnswer> {
      if (row.disabledAt)
        throw new Problem(
          'forbidden',
          'This account is disabled. Ask the administrator of this installation.',
        );
      const reported = row.timeZoneChosen ? undefined : knownTimeZone(browser.timeZone);
      const timeZone = reported ?? row.timeZone;
      if (timeZone !== row.timeZone) {
        await repository.update(db.orm, row.id, { timeZone });
        sessions.forgetUser(row.id);
      }
      return db.transaction(async (tx) => {
        await also?.(tx, row.id);
        const { answer, seenBefore } = await welcome(
          tx,
          { ...row, timeZone },
          origin,
          browser.deviceMark,
          endsAt,
        );
        const how = [detail, seenBefore ? '' : 'from a new browser'].filter(Boolean).join(' ');
        await audit.record(tx, { action: 'signed-in', userId: row.id, origin, detail: how });
        if (!seenBefore) await emails.tellNewSignIn(tx, row.id, origin.device);
        return answer;
      });
    },
  };
}

function taken(field: string, message: string): Problem {
  return new Problem('conflict', message, { fields: { [field]: message } });
}
