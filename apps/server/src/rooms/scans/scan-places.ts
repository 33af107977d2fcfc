import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import { MAX_PHOTOS } from '@crisper/contract/scans/scans';
import type { AllowanceDay, DailyQuotas } from '../../budgets/daily-quotas.service.ts';
import type { Database, Tx } from '../../db/client.ts';
import { photoHash } from '../../http/uploads/photo-hash.ts';
import { dailyLimit } from './scan-problems.ts';
import * as uses from './scan-uses.repository.ts';

export const SCAN_LIMIT_MS = 5 * 60 * 1000;
/** Longer than any scan takes. After a crash, the hold expires after this time. */
const HOLD_SECONDS = SCAN_LIMIT_MS / 1000 + 60;
/** How long the same photos may be scanned again for nothing, and the full ones follow their overview. */
const AGAIN_SECONDS = 10 * 60;

/** How a scan was asked for: see the contract. */
export interface Asked {
  look?: 'overview' | 'full' | undefined;
  after?: string | undefined;
}

export interface Opened {
  id: string;
  user: User;
  today: AllowanceDay;
  photos: Buffer[];
  hashes: string[];
  /** Covered by an earlier scan, so it needs no place of its own. */
  covered: boolean;
  /** Follows an overview that was counted: its place is this scan's. */
  paid: boolean;
  overview: boolean;
}

interface Deps {
  db: Database;
  dailyQuotas: DailyQuotas;
  limitsOf: LimitsOf;
}

/** The places of the daily limit: which scans need one, and who has it. */
export function scanPlaces({ db, dailyQuotas, limitsOf }: Deps) {
  /** Null: any number. */
  const perDay = (user: User): number | null => limitsOf(user.plan).scansPerDay;

  return {
    perDay,

    async open(user: User, photos: Buffer[], { look, after }: Asked): Promise<Opened> {
      const today = await dailyQuotas.use(user);
      const id = randomUUID();
      const overview = look === 'overview';
      const hashes = photos
        .map((photo) => photoHash(user.id, photo))
        .map((hash) => (overview ? uses.asOverview(hash) : hash));
      const asked = { userId: user.id, photos: hashes, most: MAX_PHOTOS, seconds: AGAIN_SECONDS };
      const limited = perDay(user) !== null;
      const follows = { ...asked, scanId: id, overview: after ?? '' };
      const paid = limited && !overview && !!after && (await uses.follow(db.orm, follows));
      const covered = limited && !paid && (await uses.cover(db.orm, { ...asked, day: today.day }));
      return { id, user, today, photos, hashes, covered, paid, overview };
    },

    async hold({ id, user, today, hashes, covered, paid }: Opened): Promise<void> {
      const places = perDay(user);
      if (places === null || covered || paid) return;
      const { day, secondsLeft } = today;
      const wanted = { scanId: id, userId: user.id, day, places, seconds: HOLD_SECONDS, photos: hashes };
      if (!(await uses.hold(db.orm, wanted))) throw dailyLimit(places, secondsLeft);
    },

    /** Takes the place for good, or gives it back where nothing was found. */
    async settle(tx: Tx, { id, user, today, covered, paid }: Opened, found: boolean): Promise<void> {
      const places = perDay(user);
      if (!found && paid) return uses.refund(tx, id);
      if (!found || covered) return uses.release(tx, id);
      if (places !== null && !(await uses.confirm(tx, id))) throw dailyLimit(places, today.secondsLeft);
    },

    async left(tx: Tx, user: User, day: string): Promise<number | null> {
      const limit = perDay(user);
      return limit === null ? null : Math.max(0, limit - (await uses.countTaken(tx, user.id, day)));
    },

    /** A failure here is ignored, so that the original error is reported. The hold expires by itself. */
    giveBack: (id: string): Promise<void> => uses.release(db.orm, id).catch(() => {}),
  };
}
