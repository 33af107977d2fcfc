import type { User } from '@crisper/contract/auth/auth';
import { PLAN_DAYS } from '@crisper/contract/plan/plan';
import { dayAfter } from '@crisper/kitchen/calendar';
import { shareAt } from '@crisper/kitchen/planning/eaters';
import { type Needed, neededFor } from '@crisper/kitchen/shopping/shopping';
import type { Database } from '../../db/client.ts';
import { localDay } from '../../local-day.ts';
import * as repository from './plan.repository.ts';
import { recipesIn } from './plan-store.ts';
import type { RecipeCandidates } from './recipe-candidates.ts';

export type PlannedNeeds = ReturnType<typeof createPlannedNeeds>;

/** What the meals of the current plan take, for the shopping list and for what a week costs. */
export function createPlannedNeeds({ db, candidates }: { db: Database; candidates: RecipeCandidates }) {
  const currentOf = (user: User, today: string): Promise<repository.PlanRow | undefined> =>
    repository.findFrom(db.orm, user.householdId, dayAfter(today, 1 - PLAN_DAYS));

  const neededFrom = async (
    user: User,
    { document }: repository.PlanRow,
    first: number,
  ): Promise<Needed[]> => {
    const days = document.days.slice(first);
    const recipes = await candidates.byIds(recipesIn(days), user.id);
    return neededFor(days, recipes, (day, slot) => shareAt(document, day + first, slot));
  };

  return {
    /** From today on. */
    async ahead(user: User): Promise<Needed[]> {
      const today = localDay(new Date(), user.timeZone);
      const plan = await currentOf(user, today);
      if (!plan) return [];
      const past = plan.document.days.filter((_, at) => dayAfter(plan.startOn, at) < today).length;
      return neededFrom(user, plan, past);
    },

    /** Of the whole week, eaten or not; null without a plan. */
    async ofWeek(user: User): Promise<Needed[] | null> {
      const plan = await currentOf(user, localDay(new Date(), user.timeZone));
      return plan ? neededFrom(user, plan, 0) : null;
    },
  };
}
