import { randomUUID } from 'node:crypto';
import type { SignedInAnswer } from '@crisper/contract/auth/auth';
import type { prepareSignUp, signInWithPasskey, signUpWithPasskey } from '@crisper/contract/auth/passkeys';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import type { SignIns } from '../sign-in.service.ts';
import { REGISTER } from '../sign-in-limits.ts';
import * as accounts from '../users.repository.ts';
import { refused } from './passkey-ceremonies.ts';
import type { Passkeys } from './passkeys.service.ts';

/** A browser asks whenever it shows the form, so that it can offer passkeys in the field. */
const ASKED: Rule = { name: 'passkey-asked', max: 300, seconds: 15 * 60 };
const ANSWERED: Rule = { name: 'passkey-answered', max: 60, seconds: 15 * 60 };

interface Deps {
  db: Database;
  limiter: Limiter;
  signIns: SignIns;
  passkeys: Passkeys;
}

type Visitor = z.output<NonNullable<typeof prepareSignUp.body>>;
type NewUser = z.output<NonNullable<typeof signUpWithPasskey.body>>;
type SignIn = z.output<NonNullable<typeof signInWithPasskey.body>>;

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

/** Signing up and signing in with a passkey. */
export function createPasskeySignIn({ db, limiter, signIns, passkeys }: Deps) {
  return {
    /** Whatever would refuse the account refuses here: a passkey without an account would stay on the device. */
    async prepareSignUp(visitor: Visitor, origin: Origin) {
      await limiter.use(REGISTER, origin.network.site);
      await signIns.assertWelcome(visitor);
      await signIns.assertFree(visitor);
      return passkeys.prepareSignUp({ ...visitor, id: randomUUID() });
    },

    async signUp({ passkey, ...person }: NewUser, origin: Origin): Promise<SignedInAnswer> {
      await limiter.use(ANSWERED, origin.network.line);
      await signIns.assertWelcome(person);
      const { id, also } = await passkeys.readSignUp(passkey, origin);
      return signIns.signUp({ ...person, id, passwordHash: null }, origin, {
        detail: 'with a passkey',
        also,
      });
    },

    async prepareSignIn(origin: Origin) {
      await limiter.use(ASKED, origin.network.line);
      return passkeys.prepareSignIn();
    },

    /**
     * No one-time code is asked for: the passkey is a thing one has, and it signs only after a finger, a face or a PIN
     * (`userVerification: 'required'`, checked in each answer). These are two proofs already, and unlike a code they cannot be
     * typed into another site.
     */
    async signIn({ passkey, ...browser }: SignIn, origin: Origin): Promise<SignedInAnswer> {
      await limiter.use(ANSWERED, origin.network.line);
      const { row, touch } = await passkeys.readSignIn(passkey, origin);
      const account = await accounts.findById(db.orm, row.userId);
      if (!account) throw refused();
      return signIns.signIn(account, browser, origin, { detail: 'with a passkey', also: touch });
    },
  };
}
