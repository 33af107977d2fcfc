import type { Database } from '../../db/client.ts';
import type { Personal } from '../../http/room.ts';
import * as repository from './personal.repository.ts';

export function communityPersonal(db: Database): Personal {
  /** Reads in batches, each starting after the last id of the previous one. */
  async function* all<Row extends { id: number }>(
    next: (after: number) => Promise<Row[]>,
  ): AsyncGenerator<Row> {
    for (let after = 0; ; ) {
      const rows = await next(after);
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  }
  return {
    export: (userId) => ({
      discussions: all((after) => repository.discussionsOf(db.orm, userId, after)),
      discussionReplies: all((after) => repository.repliesOf(db.orm, userId, after)),
      communityLikes: all((after) => repository.likesOf(db.orm, userId, after)),
      communityReports: all((after) => repository.reportsOf(db.orm, userId, after)),
    }),
    erase: (tx, userId) => repository.erase(tx, userId),
  };
}
