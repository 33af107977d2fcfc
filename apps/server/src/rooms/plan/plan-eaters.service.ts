import type { User } from '@crisper/contract/auth/auth';
import { SELF } from '@crisper/contract/household/household';
import { MEAL_SLOTS, type MealPlan } from '@crisper/contract/plan/plan';
import type { chooseMealEaters, followEaters } from '@crisper/contract/plan/plan-edits';
import { seatedWith, sharesOf, targetsFor } from '@crisper/kitchen/planning/eaters';
import { placeOf } from '@crisper/kitchen/planning/plan';
import type { z } from 'zod';
import { Problem } from '../../problem.ts';
import { PLANNING, reseated } from './plan.service.ts';
import { createPlanStore, type PlanDeps, peopleIn } from './plan-store.ts';

type Chosen = z.output<NonNullable<typeof chooseMealEaters.body>>;
type Follow = z.output<NonNullable<typeof followEaters.body>>;

export type PlanEatersService = ReturnType<typeof createPlanEaters>;

/** Who eats which meal. Dishes stay as they are: those that no longer fit are shown, and swapped by the cook. */
export function createPlanEaters(deps: PlanDeps) {
  const store = createPlanStore(deps);

  return {
    async choose(user: User, id: string, { version, day, slot, eaters }: Chosen): Promise<MealPlan> {
      store.assertPro(user);
      const row = await store.find(user, id);
      await deps.limiter.use(PLANNING, user.id);
      const ids = [...new Set(eaters.map((one) => (one === SELF ? user.id : one)))].sort();
      const request = `eaters ${day} ${slot ?? 'all'} ${ids.join()}`;
      return store.change(user, row, { version, request }, async () => {
        const { document, startOn } = row;
        const usual = document.eaters.map((eater) => eater.id);
        const { eaters: people } = await deps.tableOf(user, [...usual, ...ids]);
        if (!ids.every((one) => people.some((person) => person.id === one)))
          throw new Problem('validation', 'This person is no longer in your household.');
        const there = people.filter((person) => ids.includes(person.id));
        const lead = people.find((person) => person.id === usual[0]) ?? people[0]!;
        const seated = seatedWith(lead, there, document.targets);
        const isUsual = ids.length === usual.length && usual.every((one) => ids.includes(one));
        const tables = { ...document.tables };
        for (const one of slot ? [slot] : MEAL_SLOTS) {
          if (isUsual) delete tables[placeOf(day, one)];
          else tables[placeOf(day, one)] = seated;
        }
        return store.rewritten(user, { startOn, document: { ...document, tables } }, document.days);
      });
    },

    /** Servings for those who eat now. Who the plan was made for stays its measure, if they still eat. */
    async follow(user: User, id: string, { version }: Follow): Promise<MealPlan> {
      store.assertPro(user);
      const row = await store.find(user, id);
      await deps.limiter.use(PLANNING, user.id);
      return store.change(user, row, { version, request: 'follow' }, async () => {
        const { document, startOn } = row;
        const leadId = document.eaters[0]?.id;
        const [{ eaters: now }, { eaters: people }] = await Promise.all([
          deps.tableOf(user),
          deps.tableOf(user, peopleIn(document)),
        ]);
        const usual = [...now].sort((a, b) => Number(b.id === leadId) - Number(a.id === leadId));
        const targets =
          usual[0]?.id === leadId ? document.targets : targetsFor(usual, await deps.targetsOf(user.id));
        const next = {
          ...document,
          targets,
          eaters: sharesOf(usual, targets),
          tables: reseated(document.tables, people, usual, targets),
        };
        return store.rewritten(user, { startOn, document: next }, document.days);
      });
    },
  };
}
