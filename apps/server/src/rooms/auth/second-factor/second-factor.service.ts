import type { User } from '@crisper/contract/auth/auth';
import type { SecondFactorState } from '@crisper/contract/auth/second-factor';
import type { Database, Tx } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { Problem } from '../../../problem.ts';
import { hashToken } from '../../../random-token.ts';
import { createSeal } from '../../../sealed-secret.ts';
import type { Audit } from '../../audit/audit.room.ts';
import { lockSignedIn } from '../auth-methods.repository.ts';
import type { SecurityEmails } from '../security-emails.service.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { addressOf, newRecoveryCodes, newSecret, readCode, stepOf } from './one-time-codes.ts';
import * as repository from './second-factors.repository.ts';

interface Deps {
  db: Database;
  limits: SignInLimits;
  audit: Audit;
  emails: SecurityEmails;
  /** The server's own, of which the key for the secrets of the apps is made. */
  secret: string;
  now: () => Date;
}

interface Proof {
  userId: string;
  code: string;
  origin: Origin;
  /** A known device or a session of the account, so that wrong codes of strangers are counted apart. */
  by: string | undefined;
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** One-time codes of an authenticator app, and recovery codes for when the app is lost. */
export function createSecondFactor({ db, limits, audit, emails, secret: serverSecret, now }: Deps) {
  const box = createSeal(serverSecret, 'second factor');

  /** Why a code is refused; undefined when it was right, and is used up now. */
  const refusal = async ({ userId, code, origin }: Proof): Promise<string | undefined> => {
    const typed = readCode(code);
    if (typed?.kind === 'recovery') {
      const isRight = await db.transaction(async (tx) => {
        if (!(await repository.useRecoveryCode(tx, userId, hashToken(typed.code)))) return false;
        await audit.record(tx, { action: 'recovery-code-used', userId, origin });
        await emails.tell(tx, 'recovery-code-used', userId, origin.device);
        return true;
      });
      return isRight ? undefined : 'That’s not one of your recovery codes, or it was already used.';
    }
    if (!typed) return 'A code has six digits. A recovery code has four groups of four signs.';
    const row = await repository.find(db.orm, userId);
    const secret = row && box.open(row.sealedSecret, userId);
    if (!secret)
      return 'Codes of your app can’t be checked just now. Use a recovery code, or ask the administrator.';
    const step = stepOf(secret, typed.code, now());
    if (step === undefined) return 'That code isn’t right. Enter the one your app shows now.';
    if (!(await repository.useStep(db.orm, userId, step)))
      return 'That code was already used. Wait for the next one.';
    await audit.record(db.orm, { action: 'second-factor-used', userId, origin });
    return undefined;
  };

  const isOn = async (tx: Tx, userId: string): Promise<boolean> =>
    (await repository.find(tx, userId))?.confirmedAt != null;

  /** Throws unless the code is right. A right one is used up by it. */
  const prove = async (proof: Proof): Promise<void> => {
    const wentWell = await limits.beginCode(proof.userId, proof.by);
    const why = await refusal(proof);
    if (why !== undefined) {
      const { userId, origin } = proof;
      await audit.record(db.orm, { action: 'second-factor-refused', userId, origin });
      throw refused(why);
    }
    await wentWell();
  };

  const assertOn = async (userId: string): Promise<void> => {
    if (!(await isOn(db.orm, userId))) throw new Problem('conflict', 'One-time codes are off.');
  };

  return {
    isOn,
    prove,

    async state(user: User): Promise<SecondFactorState> {
      const row = await repository.find(db.orm, user.id);
      return {
        since: row?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: await repository.countRecoveryCodes(db.orm, user.id),
      };
    },

    async prepare(user: User): Promise<{ secret: string; uri: string }> {
      const secret = newSecret();
      if (!(await repository.prepare(db.orm, user.id, box.seal(secret, user.id)))) throw alreadyOn();
      return { secret, uri: addressOf(secret, user.email) };
    },

    /** Returns the recovery codes. */
    async turnOn(signedIn: SignedIn, code: string, origin: Origin): Promise<string[]> {
      const { user, sessionId } = signedIn;
      const row = await repository.find(db.orm, user.id);
      if (row?.confirmedAt) throw alreadyOn();
      const secret = row && box.open(row.sealedSecret, user.id);
      if (!secret) throw new Problem('conflict', 'Start again: scan a new QR code with your app.');
      const wentWell = await limits.beginCode(user.id, sessionId);
      const typed = readCode(code);
      const step = typed?.kind === 'app' ? stepOf(secret, typed.code, now()) : undefined;
      if (step === undefined)
        throw refused('That code isn’t right. Enter the six digits your app shows now.');
      await wentWell();
      const { shown, hashes } = newRecoveryCodes();
      await db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        if (!(await repository.turnOn(tx, row, step))) throw alreadyOn();
        await repository.replaceRecoveryCodes(tx, user.id, hashes);
        await audit.record(tx, { action: 'second-factor-on', userId: user.id, origin });
        await emails.tell(tx, 'second-factor-on', user.id, origin.device);
      });
      return shown;
    },

    async turnOff(user: User, code: string, by: string, origin: Origin): Promise<void> {
      await assertOn(user.id);
      await prove({ userId: user.id, code, origin, by });
      await db.transaction(async (tx) => {
        if (!(await repository.remove(tx, user.id))) return;
        await audit.record(tx, { action: 'second-factor-off', userId: user.id, origin });
        await emails.tell(tx, 'second-factor-off', user.id, origin.device);
      });
    },

    async makeRecoveryCodes(signedIn: SignedIn, code: string, origin: Origin): Promise<string[]> {
      const { user, sessionId } = signedIn;
      await assertOn(user.id);
      await prove({ userId: user.id, code, origin, by: sessionId });
      const { shown, hashes } = newRecoveryCodes();
      await db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        await repository.replaceRecoveryCodes(tx, user.id, hashes);
        await audit.record(tx, { action: 'recovery-codes-made', userId: user.id, origin });
        await emails.tell(tx, 'recovery-codes-made', user.id, origin.device);
      });
      return shown;
    },

    /** By an administrator, for a user who lost the app and the recovery codes. */
    async takeOff(userId: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await repository.remove(tx, userId)))
          throw new Problem('conflict', 'One-time codes are off for this account.');
        await audit.recordForGood(tx, { action: 'second-factor-removed', userId });
        await emails.tell(tx, 'second-factor-removed', userId, '');
      });
    },
  };
}

function refused(message: string): Problem {
  return new Problem('bad_request', message, { fields: { code: message } });
}

function alreadyOn(): Problem {
  return new Problem('conflict', 'One-time codes are already on. Turn them off first to use another app.');
}
