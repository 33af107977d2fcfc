import type { Database } from '../../db/client.ts';
import { inOne, inPages } from '../../db/paged-rows.ts';
import type { Personal } from '../../http/room.ts';
import { maskEmail } from './referral-code.ts';
import * as repository from './referrals.repository.ts';
import * as sharing from './sharing.repository.ts';

export function referralsPersonal(db: Database): Personal {
  return {
    export: (userId) => ({
      referralProgram: inOne(async () => [
        {
          code: (await repository.codeOf(db.orm, userId)) ?? null,
          onLeaderboard: await sharing.isMember(db.orm, userId),
        },
      ]),
      referrals: inPages(async (page) =>
        (await repository.listBrought(db.orm, userId, page)).map((friend) => ({
          ...friend,
          // Masked, because it is the friend's personal data.
          email: maskEmail(friend.email),
        })),
      ),
      recipeShares: inPages((page) => sharing.latestShares(db.orm, userId, page)),
    }),
    erase: (tx, userId) => repository.removeLonely(tx, userId),
  };
}
