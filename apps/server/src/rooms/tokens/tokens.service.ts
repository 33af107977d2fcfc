import { randomBytes } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import { type ApiToken, type makeToken, TOKEN_PREFIX, TOKENS_MAX } from '@crisper/contract/tokens/tokens';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { Problem } from '../../problem.ts';
import { hashToken } from '../../random-token.ts';
import type { Audit } from '../audit/audit.room.ts';
import { lockSignedIn, presentUser } from '../auth/auth.room.ts';
import * as repository from './tokens.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When a token was last used is written at most this often. */
const TOUCH_MS = 60_000;
/** One that has ended is shown this long, so that its owner sees why a program stopped. */
const SHOWN_DAYS = 30;
/** Letters and digits alone: one click selects all of it, and a scanner for secrets needs one short pattern. */
const SECRET = /^crisper_[0-9a-f]{64}$/;

export interface TokensDeps {
  db: Database;
  audit: Audit;
  confirmEmails: boolean;
  plans: boolean;
  /** Tells the owner by mail, if the transaction commits. */
  tell: (tx: Tx, what: 'token-made', userId: string, device: string) => Promise<void>;
}

type Wanted = z.output<Exclude<typeof makeToken.body, undefined>>;

export type TokensService = ReturnType<typeof createTokens>;

/** API tokens: with one, a program acts for a person within the token's scopes. */
export function createTokens({ db, audit, confirmEmails, plans, tell }: TokensDeps) {
  return {
    /** Asked of the database each time: one that was taken back ends at once, on every instance. */
    async authenticate(secret: string): Promise<SignedIn | null> {
      if (!SECRET.test(secret)) return null;
      const found = await repository.findLive(db.orm, hashToken(secret));
      if (!found) return null;
      const { id, scopes, lastUsedAt } = found.token;
      if (!lastUsedAt || Date.now() - lastUsedAt.getTime() > TOUCH_MS) await repository.touch(db.orm, id);
      return {
        user: presentUser(found.user, { confirmEmails, plans }),
        sessionId: id,
        token: { id, scopes },
      };
    },

    async listOf(userId: string): Promise<ApiToken[]> {
      return (await repository.list(db.orm, userId)).map(present);
    },

    async self({ user, token }: SignedIn): Promise<ApiToken> {
      if (!token) throw new Problem('forbidden', 'This is about API tokens: send one instead of a session.');
      const row = (await repository.list(db.orm, user.id)).find(({ id }) => id === token.id);
      if (!row)
        throw new Problem('unauthorized', 'This API token is not known: it has ended or was taken back.');
      return present(row);
    },

    /** The secret is shown this once and not kept. */
    async make(signedIn: SignedIn, { name, scopes, days }: Wanted, origin: Origin) {
      const { user } = signedIn;
      const secret = TOKEN_PREFIX + randomBytes(32).toString('hex');
      const row = await db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        if ((await repository.countOf(tx, user.id)) >= TOKENS_MAX)
          throw new Problem('limit_reached', 'You have {most} API tokens. Take one back first.', {
            values: { most: TOKENS_MAX },
          });
        const made = await repository.insert(tx, {
          userId: user.id,
          name,
          tokenHash: hashToken(secret),
          scopes: [...new Set(scopes)],
          expiresAt: new Date(Date.now() + days * DAY_MS),
        });
        const detail = `${name}: ${made.scopes.join(' ')}`;
        await audit.record(tx, { action: 'token-made', userId: user.id, origin, detail });
        await tell(tx, 'token-made', user.id, origin.device);
        return made;
      });
      return { token: present(row), secret };
    },

    async revoke(user: User, id: string, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await repository.remove(tx, user.id, id);
        if (!row) throw new Problem('not_found', 'This API token was already taken back.');
        await audit.record(tx, { action: 'token-revoked', userId: user.id, origin, detail: row.name });
      });
    },

    sweep: () => repository.removeEnded(db.orm, SHOWN_DAYS),
  };
}

function present({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: repository.TokenRow): ApiToken {
  return {
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
