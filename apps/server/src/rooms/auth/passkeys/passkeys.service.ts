import type { User } from '@crisper/contract/auth/auth';
import { deviceName } from '@crisper/contract/auth/device-name';
import type { MadePasskey, UsedPasskey } from '@crisper/contract/auth/passkey-answers';
import { PASSKEYS_MAX, type Passkey } from '@crisper/contract/auth/passkeys';
import type { Database, Tx } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { Problem } from '../../../problem.ts';
import { hashToken } from '../../../random-token.ts';
import { saidDevice } from '../../../saying/local-format.ts';
import type { Audit } from '../../audit/audit.room.ts';
import { assertMethodLeft, lockMethods, lockSignedIn, methodsOf } from '../auth-methods.repository.ts';
import type { SecurityEmails } from '../security-emails.service.ts';
import { type Ceremonies, type NewPasskey, refused } from './passkey-ceremonies.ts';
import * as repository from './passkeys.repository.ts';

const CHALLENGE_LIFE_MS = 10 * 60 * 1000;

interface Deps {
  db: Database;
  ceremonies: Ceremonies;
  audit: Audit;
  emails: SecurityEmails;
  /** Of the provider of this installation, which is a way in, too. */
  issuer: string | undefined;
}

/** What a challenge was made for, and for whom. */
type Asked = Pick<repository.Challenge, 'purpose' | 'sessionId' | 'newUserId'>;

export type Passkeys = ReturnType<typeof createPasskeys>;

/** The passkeys of people, and what each of them is asked to sign. */
export function createPasskeys({ db, ceremonies, audit, emails, issuer }: Deps) {
  const keep = async <Options extends { challenge: string }>(
    asked: Asked,
    options: Options,
  ): Promise<{ options: Options & Record<string, unknown> }> => {
    const expiresAt = new Date(Date.now() + CHALLENGE_LIFE_MS);
    await repository.keepChallenge(db.orm, {
      ...asked,
      challengeHash: hashToken(options.challenge),
      expiresAt,
    });
    return { options };
  };

  /** Uses the challenge up, also if the answer turns out to be wrong. */
  const take = async (answer: MadePasskey | UsedPasskey, { purpose, sessionId = null }: Asked) => {
    const challenge = await ceremonies.challengeIn(answer);
    const row = challenge && (await repository.useChallenge(db.orm, hashToken(challenge)));
    if (!row || row.purpose !== purpose || row.sessionId !== sessionId)
      throw new Problem('bad_request', 'That took too long or was already used. Please try again.');
    return { challenge, newUserId: row.newUserId };
  };

  /** In the transaction of who locked the person's ways in, or just made the account. */
  const insert = async (tx: Tx, userId: string, made: NewPasskey, origin: Origin) => {
    const row = await repository.insert(tx, { ...made, userId, name: saidDevice(deviceName(origin.device)) });
    if (!row) throw new Problem('conflict', 'This passkey is already in use.');
    await audit.record(tx, { action: 'passkey-added', userId, origin, detail: row.name });
    await emails.tell(tx, 'passkey-added', userId, origin.device, { passkeyId: row.id });
    return row;
  };

  /** Whose passkey it is, and how to write down that it was used. */
  const prove = async (answer: UsedPasskey, challenge: string, origin: Origin) => {
    const row = await repository.findByCredential(db.orm, answer.id);
    if (!row)
      throw new Problem('bad_request', 'This passkey isn’t known here, or was removed. Sign in another way.');
    try {
      const used = await ceremonies.readUsed(answer, challenge, row);
      const touch = async (tx: Tx): Promise<void> => {
        if (!(await repository.touch(tx, row.id, used))) throw refused();
      };
      return { row, touch };
    } catch (error) {
      await audit.record(db.orm, { action: 'passkey-refused', userId: row.userId, origin, detail: row.name });
      throw error;
    }
  };

  return {
    async prepareSignUp(person: { id: string; email: string; username: string }) {
      return keep({ purpose: 'sign-up', newUserId: person.id }, await ceremonies.askToMake(person, []));
    },

    /** The id of the new account, and how to keep its passkey once it is there. */
    async readSignUp(answer: MadePasskey, origin: Origin) {
      const { challenge, newUserId } = await take(answer, { purpose: 'sign-up' });
      const made = await ceremonies.readMade(answer, challenge);
      const also = async (tx: Tx, userId: string) => void (await insert(tx, userId, made, origin));
      return { id: newUserId!, also };
    },

    async prepareSignIn() {
      return keep({ purpose: 'sign-in' }, await ceremonies.askToUse());
    },

    async readSignIn(answer: UsedPasskey, origin: Origin) {
      const { challenge } = await take(answer, { purpose: 'sign-in' });
      return prove(answer, challenge, origin);
    },

    async prepareConfirm({ user, sessionId }: SignedIn) {
      const known = await repository.list(db.orm, user.id);
      if (known.length === 0) throw new Problem('conflict', 'Your account has no passkey.');
      return keep({ purpose: 'confirm', sessionId }, await ceremonies.askToUse(known));
    },

    /** Throws unless a passkey of this person signed what this session was asked. */
    async confirm({ user, sessionId }: SignedIn, answer: UsedPasskey, origin: Origin): Promise<void> {
      const { challenge } = await take(answer, { purpose: 'confirm', sessionId });
      const { row, touch } = await prove(answer, challenge, origin);
      if (row.userId !== user.id) throw refused();
      await db.transaction(async (tx) => {
        await touch(tx);
        await audit.record(tx, { action: 'passkey-used', userId: user.id, origin, detail: row.name });
      });
    },

    async prepare({ user, sessionId }: SignedIn) {
      const known = await repository.list(db.orm, user.id);
      assertRoom(known.length);
      return keep({ purpose: 'add', sessionId }, await ceremonies.askToMake(user, known));
    },

    async add(signedIn: SignedIn, answer: MadePasskey, origin: Origin): Promise<Passkey> {
      const { user, sessionId } = signedIn;
      const { challenge } = await take(answer, { purpose: 'add', sessionId });
      const made = await ceremonies.readMade(answer, challenge);
      return db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        assertRoom((await methodsOf(tx, user.id, issuer)).passkeys);
        return present(await insert(tx, user.id, made, origin));
      });
    },

    list: async (user: User): Promise<Passkey[]> => (await repository.list(db.orm, user.id)).map(present),

    async rename(user: User, id: string, name: string): Promise<Passkey> {
      const row = await repository.rename(db.orm, user.id, id, name);
      if (!row) throw gone();
      return present(row);
    },

    async remove(user: User, id: string, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        await lockMethods(tx, user.id);
        const row = await repository.remove(tx, user.id, id);
        if (!row) throw gone();
        await assertMethodLeft(tx, user.id, issuer);
        await audit.record(tx, { action: 'passkey-removed', userId: user.id, origin, detail: row.name });
        await emails.tell(tx, 'passkey-removed', user.id, origin.device);
      });
    },

    authMethods: (user: User) => methodsOf(db.orm, user.id, issuer),

    sweep: () => repository.removeExpiredChallenges(db.orm),
  };
}

function assertRoom(count: number): void {
  if (count >= PASSKEYS_MAX)
    throw new Problem('conflict', 'You have {most} passkeys. Remove one you no longer use first.', {
      values: { most: PASSKEYS_MAX },
    });
}

function gone(): Problem {
  return new Problem('not_found', 'That passkey is already gone.');
}

function present(row: repository.PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
