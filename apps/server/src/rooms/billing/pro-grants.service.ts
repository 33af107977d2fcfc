import type { ProSource } from '@crisper/contract/billing/billing';
import type { Tx } from '../../db/client.ts';
import * as repository from './pro-grants.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Days {
  userId: string;
  source: Exclude<ProSource, 'subscription'>;
  /** What the days are for. The same source and ref are granted only once. */
  ref: string;
  days: number;
}

/** Billing's API for other rooms that grant Pro; rooms.ts passes it to them. */
export interface ProGrants {
  /** Returns when these days end. Days of one source are consecutive; different sources run in parallel. */
  grantDays(tx: Tx, days: Days): Promise<Date>;
  /** Removes a grant. Later days of the same source move forward. */
  revoke(tx: Tx, source: ProSource, ref: string): Promise<void>;
  /** Ends all days of a source now. Returns until when other sources make the person Pro; null when none does. */
  endDays(tx: Tx, userId: string, source: Exclude<ProSource, 'subscription'>): Promise<Date | null>;
}

export function createProGrants(forgetUser: (userId: string) => void): ProGrants {
  return {
    async grantDays(tx, { userId, source, ref, days }) {
      if (!(await repository.lockUser(tx, userId))) throw new Error('Nobody to grant Pro to');
      const known = await repository.find(tx, source, ref);
      if (known) return known.endsAt;
      const now = Date.now();
      const last = await repository.lastEnd(tx, userId, source);
      const startsAt = new Date(Math.max(now, last?.getTime() ?? now));
      const endsAt = new Date(startsAt.getTime() + days * DAY_MS);
      await repository.put(tx, { userId, source, ref, startsAt, endsAt });
      await repository.refreshProUntil(tx, userId);
      forgetUser(userId);
      return endsAt;
    },

    async revoke(tx, source, ref) {
      const grant = await repository.find(tx, source, ref);
      if (!grant) return;
      await repository.lockUser(tx, grant.userId);
      await repository.remove(tx, source, ref);
      const left = grant.endsAt.getTime() - Math.max(Date.now(), grant.startsAt.getTime());
      if (left > 0) await repository.moveUp(tx, grant, left);
      await repository.refreshProUntil(tx, grant.userId);
      forgetUser(grant.userId);
    },

    async endDays(tx, userId, source) {
      if (!(await repository.lockUser(tx, userId))) throw new Error('Nobody to take Pro from');
      const now = new Date();
      await repository.endAll(tx, userId, source, now);
      await repository.refreshProUntil(tx, userId);
      forgetUser(userId);
      const [last] = await repository.list(tx, userId);
      return last && last.endsAt > now ? last.endsAt : null;
    },
  };
}
