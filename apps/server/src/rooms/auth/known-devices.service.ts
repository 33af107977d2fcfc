import type { Database, Tx } from '../../db/client.ts';
import { hashToken, newToken } from '../../random-token.ts';
import * as repository from './known-devices.repository.ts';

const DEVICES_MAX = 50;
const UNUSED_DAYS = 365;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * A device is known by a random mark that its browser keeps after a good sign-in, also when it signs out. The mark signs
 * no user in: it only keeps its holder apart from strangers who guess.
 */
export function createKnownDevices(db: Database) {
  return {
    /** The hash of the mark when the device signed in to this account before. */
    async knownTo(email: string, mark: string | undefined): Promise<string | undefined> {
      if (!mark) return undefined;
      const markHash = hashToken(mark);
      return (await repository.isKnownTo(db.orm, email, markHash)) ? markHash : undefined;
    },

    /** After a good sign-in. Returns the mark for the browser to keep, and whether the person used the device before. */
    async remember(
      tx: Tx,
      userId: string,
      mark: string | undefined,
    ): Promise<{ mark: string; seenBefore: boolean }> {
      if (mark && (await repository.touch(tx, userId, hashToken(mark)))) return { mark, seenBefore: true };
      // Several people may share a browser and its mark.
      const kept = mark && (await repository.isKnown(tx, hashToken(mark))) ? mark : newToken();
      await repository.insert(tx, userId, hashToken(kept));
      await repository.removeBeyond(tx, userId, DEVICES_MAX);
      return { mark: kept, seenBefore: false };
    },

    /** A user who had the old password may have signed in: after a reset no device is known but the one that finished it. */
    async onlyNew(tx: Tx, userId: string): Promise<string> {
      const mark = newToken();
      await repository.removeAll(tx, userId);
      await repository.insert(tx, userId, hashToken(mark));
      return mark;
    },

    removeUnused: () => repository.removeUnused(db.orm, UNUSED_DAYS),
  };
}
