import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Invitation } from '@crisper/contract/administration/administration';
import type { SignUpState, User } from '@crisper/contract/auth/auth';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import { Problem } from '../../problem.ts';
import { hashToken, newToken } from '../../random-token.ts';
import * as repository from './invitations.repository.ts';
import * as accounts from './users.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OPEN_MAX = 500;
const SHOWN = 200;
const READ: Rule = { name: 'invitation-read', max: 30, seconds: 60 * 60 };

interface Deps {
  db: Database;
  limiter: Limiter;
  publicUrl: string;
  signup: SignUpState['mode'];
  /** Whether a new installation waits for its administrator, who has the link that its start printed. */
  firstIsAdmin: boolean;
  /** The server's own. */
  secret: string;
  household: HouseholdInvitations;
}

/** Invitations into a household: each opens one account, too. */
export interface HouseholdInvitations {
  find(tx: Tx, tokenHash: string): Promise<{ id: string; email: string | null; expiresAt: Date } | undefined>;
  /** False when another account was made with it. */
  keepFor(tx: Tx, id: string, userId: string): Promise<boolean>;
  join(tx: Tx, userId: string, householdId: string): Promise<void>;
}

interface Wanted {
  email: string | null;
  days: number;
  /** A user whose household the new account joins. */
  into?: string | undefined;
}

interface Entry {
  email: string | null;
  expiresAt: Date;
  /** Whether its token was only ever in an email to that email. */
  mailed: boolean;
  /** False when it was used meanwhile. */
  use(tx: Tx, userId: string): Promise<boolean>;
}

interface Visitor {
  email: string;
  invitation?: string | undefined;
}

export type RegistrationPolicy = ReturnType<typeof createRegistrationPolicy>;

/** Who may make an account, and the invitations that open a door that is not open to everybody. */
export function createRegistrationPolicy({
  db,
  limiter,
  publicUrl,
  signup,
  firstIsAdmin,
  secret,
  household,
}: Deps) {
  // The same on every instance and after every start. It is good until there is an administrator.
  const setupCode = createHmac('sha256', secret).update('the first administrator').digest('base64url');
  const isSetupCode = (given = '') =>
    given.length === setupCode.length && timingSafeEqual(Buffer.from(given), Buffer.from(setupCode));
  const waitsForAdmin = async (tx: Tx) => firstIsAdmin && !(await accounts.hasAdmin(tx));

  /** Whose account is made without an invitation, and what it is then. */
  const roleOfFirst = async (tx: Tx, { invitation }: Visitor): Promise<User['role'] | undefined> => {
    if (!firstIsAdmin) return (await accounts.isFirst(tx)) ? 'user' : undefined;
    return isSetupCode(invitation) && (await accounts.isFirstAdmin(tx)) ? 'admin' : undefined;
  };

  /** Of an administrator, or into a household. */
  const find = async (tx: Tx, token: string): Promise<Entry | undefined> => {
    const tokenHash = hashToken(token);
    const row = await repository.findOpen(tx, tokenHash);
    if (!row) {
      const found = await household.find(tx, tokenHash);
      const use = (tx: Tx, userId: string) => household.keepFor(tx, found!.id, userId);
      return found && { ...found, mailed: found.email !== null, use };
    }
    return {
      ...row,
      mailed: row.mailedHash === tokenHash,
      async use(tx, userId) {
        if (!(await repository.use(tx, row.id, userId))) return false;
        if (row.householdId) await household.join(tx, userId, row.householdId);
        return true;
      },
    };
  };

  /** The invitation of a visitor, if there is one; throws where one is needed. */
  const invitationOf = async (tx: Tx, { email, invitation }: Visitor) => {
    if (signup === 'open') {
      const found = invitation ? await find(tx, invitation) : undefined;
      return found && (found.email ?? email).toLowerCase() === email.toLowerCase() ? found : undefined;
    }
    if (signup === 'closed')
      throw new Problem('forbidden', 'Nobody can sign up here. Ask the administrator of this installation.');
    if (!invitation)
      throw new Problem(
        'forbidden',
        'You need an invitation to sign up here. Ask the administrator for one.',
      );
    const row = await find(tx, invitation);
    if (!row) throw unusable();
    if (row.email !== null && row.email.toLowerCase() !== email.toLowerCase()) {
      const message = `This invitation is for ${row.email}.`;
      throw new Problem('forbidden', message, { fields: { email: message } });
    }
    return row;
  };

  return {
    roleOfFirst,

    async state(): Promise<SignUpState> {
      const first = firstIsAdmin ? await waitsForAdmin(db.orm) : !(await accounts.anybody(db.orm));
      return { mode: signup, first, firstIsAdmin };
    },

    /** Undefined once there is an administrator. */
    async setupLink(): Promise<string | undefined> {
      return (await waitsForAdmin(db.orm)) ? `${publicUrl}/signup?invitation=${setupCode}` : undefined;
    },

    /** Refuses early, before a password is hashed. */
    async assertOpen(visitor: Visitor): Promise<void> {
      if (signup === 'open' || (await roleOfFirst(db.orm, visitor))) return;
      await invitationOf(db.orm, visitor);
    },

    /**
     * In the transaction that makes the account: an invitation lets exactly one in. Returns whether it proves that the
     * visitor reads the mailbox.
     */
    async enter(tx: Tx, visitor: Visitor, userId: string): Promise<boolean> {
      const row = await invitationOf(tx, visitor);
      if (row && !(await row.use(tx, userId))) throw unusable();
      return row?.mailed ?? false;
    },

    async read(token: string, origin: Origin) {
      await limiter.use(READ, origin.network.line);
      if (isSetupCode(token) && (await waitsForAdmin(db.orm))) return { email: null, expiresAt: null };
      const row = await find(db.orm, token);
      if (!row) throw unusable();
      return { email: row.email, expiresAt: row.expiresAt.toISOString() };
    },

    /** `mailed` is for the email alone. */
    async invite(by: User | null, { email, days, into }: Wanted) {
      if ((await repository.countOpen(db.orm)) >= OPEN_MAX)
        throw new Problem('conflict', 'There are {most} open invitations. Take some back first.', {
          values: { most: OPEN_MAX },
        });
      const member = into ? await accounts.findByName(db.orm, into) : null;
      if (member === undefined) throw nobody();
      const [token, mailed] = [newToken(), newToken()];
      const row = await repository.insert(db.orm, {
        tokenHash: hashToken(token),
        mailedHash: email === null ? null : hashToken(mailed),
        email,
        householdId: member?.householdId ?? null,
        invitedBy: by?.id ?? null,
        expiresAt: new Date(Date.now() + days * DAY_MS),
      });
      const linkOf = (secret: string) => `${publicUrl}/signup?invitation=${secret}`;
      return { invitation: present(row, null), link: linkOf(token), mailed: linkOf(mailed) };
    },

    async list(): Promise<Invitation[]> {
      const rows = await repository.list(db.orm, SHOWN);
      return rows.map(({ row, username }) => present(row, username));
    },

    async revoke(id: string): Promise<void> {
      if (!(await repository.revoke(db.orm, id)))
        throw new Problem('not_found', 'That invitation was used or is already gone.');
    },

    sweep: () => repository.removeOld(db.orm),
  };
}

function present(row: repository.InvitationRow, usedBy: string | null): Invitation {
  const over = row.expiresAt.getTime() <= Date.now();
  return {
    id: row.id,
    email: row.email,
    state: row.usedAt ? 'used' : over ? 'expired' : 'open',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedBy,
  };
}

function nobody(): Problem {
  const message = 'Nobody here has that username or email.';
  return new Problem('validation', message, { fields: { into: message } });
}

function unusable(): Problem {
  return new Problem('bad_request', 'This invitation has expired or was already used. Ask for a new one.');
}
