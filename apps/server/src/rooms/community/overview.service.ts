import type { User } from '@crisper/contract/auth/auth';
import type { CommunityEvent, CommunityOverview } from '@crisper/contract/community/community-overview';
import type { createEvent } from '@crisper/contract/community/moderation';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { find } from './discussions.repository.ts';
import * as repository from './overview.repository.ts';

const FRESH_MS = 30_000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const EVENTS_SHOWN = 4;

type Shared = Pick<CommunityOverview, 'stats' | 'members' | 'topics'>;
type NewEvent = z.output<NonNullable<typeof createEvent.body>>;

export type OverviewService = ReturnType<typeof createOverview>;

export function createOverview(db: Database) {
  let kept: { value: Promise<Shared>; until: number } | undefined;

  /** Cached, because it is the same for everybody and counts over all posts. */
  const shared = (): Promise<Shared> => {
    if (kept && kept.until > Date.now()) return kept.value;
    const value = Promise.all([
      repository.stats(db.orm),
      repository.mostLiked(db.orm),
      repository.popularTopics(db.orm),
    ]).then(([stats, members, topics]) => ({ stats, members, topics }));
    kept = { value, until: Date.now() + FRESH_MS };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };

  return {
    async overview(user: User | null): Promise<CommunityOverview> {
      const [figures, rows, joined] = await Promise.all([
        shared(),
        repository.currentEvents(db.orm),
        user ? repository.hasJoined(db.orm, user.id) : false,
      ]);
      const events = rows
        .map((row) => nextTime(row, Date.now()))
        .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
        .slice(0, EVENTS_SHOWN);
      return { ...figures, events, joined };
    },

    async join(user: User): Promise<void> {
      assertNotChild(user);
      await repository.join(db.orm, user.id);
      // Clear the cache, so that the new member sees the updated count.
      kept = undefined;
    },

    async createEvent({ discussionId, startsAt, ...given }: NewEvent): Promise<CommunityEvent> {
      if (discussionId !== null && !(await find(db.orm, Number(discussionId), undefined)))
        throw new Problem('not_found', 'There is no discussion with that number.');
      const row = await repository.insertEvent(db.orm, {
        ...given,
        startsAt: new Date(startsAt),
        discussionId: discussionId === null ? null : Number(discussionId),
      });
      return nextTime(row, Date.now());
    },

    async removeEvent(id: number): Promise<void> {
      if (!(await repository.removeEvent(db.orm, id)))
        throw new Problem('not_found', 'There is no such event.');
    },
  };
}

/** A weekly event is shown with its current or next date. */
export function nextTime(row: repository.EventRow, now: number): CommunityEvent {
  const first = row.startsAt.getTime();
  const long = row.hours * HOUR_MS;
  const weeks = row.weekly ? Math.max(0, Math.floor((now - first - long) / WEEK_MS) + 1) : 0;
  const starts = first + weeks * WEEK_MS;
  return {
    id: String(row.id),
    title: row.title,
    description: row.description,
    startsAt: new Date(starts).toISOString(),
    endsAt: new Date(starts + long).toISOString(),
    weekly: row.weekly,
    discussionId: row.discussionId === null ? null : String(row.discussionId),
  };
}
