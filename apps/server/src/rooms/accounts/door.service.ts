import type { SignUpState, User } from '@crisper/contract/accounts';
import type { Invitation } from '@crisper/contract/administration';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import { Problem } from '../../problem.ts';
import { anybody } from './accounts.repository.ts';
import * as repository from './invitations.repository.ts';
import { hashToken, newToken } from './sessions.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OPEN_MAX = 500;
const SHOWN = 200;
const READ: Rule = { name: 'invitation-read', max: 30, seconds: 60 * 60 };

interface Deps {
  db: Database;
  limiter: Limiter;
  publicUrl: string;
  signup: SignUpState['mode'];
  /** Whether the first account of the installation is its administrator's. */
  firstIsAdmin: boolean;
}

interface Visitor {
  email: string;
  invitation?: string | undefined;
}

export type Door = ReturnType<typeof createDoor>;

/** Who may make an account, and the invitations that open a door that is not open to everybody. */
export function createDoor({ db, limiter, publicUrl, signup, firstIsAdmin }: Deps) {
  /** The invitation of somebody who needs one, or undefined where none is needed. */
  const invitationOf = async (tx: Tx, { email, invitation }: Visitor) => {
    if (signup === 'open') return undefined;
    if (signup === 'closed')
      throw new Problem('forbidden', 'Nobody can sign up here. Ask the administrator of this installation.');
    if (!invitation)
      throw new Problem(
        'forbidden',
        'You need an invitation to sign up here. Ask the administrator for one.',
      );
    const row = await repository.findOpen(tx, hashToken(invitation));
    if (!row) throw unusable();
    if (row.email !== null && row.email.toLowerCase() !== email.toLowerCase()) {
      const message = `This invitation is for ${row.email}.`;
      throw new Problem('forbidden', message, { fields: { email: message } });
    }
    return row;
  };

  return {
    firstIsAdmin,

    async state(): Promise<SignUpState> {
      return { mode: signup, first: !(await anybody(db.orm)), firstIsAdmin };
    },

    /** Refuses early, before a password is hashed. The first account may always be made. */
    async assertOpen(visitor: Visitor): Promise<void> {
      if (signup !== 'open' && (await anybody(db.orm))) await invitationOf(db.orm, visitor);
    },

    /** In the transaction that makes the account: an invitation lets exactly one in. */
    async enter(tx: Tx, visitor: Visitor, userId: string): Promise<void> {
      const row = await invitationOf(tx, visitor);
      if (row && !(await repository.use(tx, row.id, userId))) throw unusable();
    },

    async read(token: string, origin: Origin) {
      await limiter.use(READ, origin.network.line);
      const row = await repository.findOpen(db.orm, hashToken(token));
      if (!row) throw unusable();
      return { email: row.email, expiresAt: row.expiresAt.toISOString() };
    },

    async invite(by: User | null, email: string | null, days: number) {
      if ((await repository.countOpen(db.orm)) >= OPEN_MAX)
        throw new Problem('conflict', `There are ${OPEN_MAX} open invitations. Take some back first.`);
      const token = newToken();
      const row = await repository.insert(db.orm, {
        tokenHash: hashToken(token),
        email,
        invitedBy: by?.id ?? null,
        expiresAt: new Date(Date.now() + days * DAY_MS),
      });
      return { invitation: present(row, null), link: `${publicUrl}/signup?invitation=${token}` };
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

function unusable(): Problem {
  return new Problem('bad_request', 'This invitation has expired or was already used. Ask for a new one.');
}
