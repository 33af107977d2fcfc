import type { User } from '@crisper/contract/auth/auth';
import type { logPlanned } from '@crisper/contract/plan/plan-edits';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { plateName } from '@crisper/kitchen/planning/companions';
import { eatersAt } from '@crisper/kitchen/planning/eaters';
import { mealAt } from '@crisper/kitchen/planning/plan-week';
import type { z } from 'zod';
import { currentLanguage } from '../../language.ts';
import { Problem } from '../../problem.ts';
import { titleFor } from '../../translated-book.ts';
import type { MealOffersService } from '../meals/meals.room.ts';
import { createPlanStore, type PlanDeps } from './plan-store.ts';

type Asked = z.output<NonNullable<typeof logPlanned.body>>;
type Answer = z.output<typeof logPlanned.response>;

export type LogForAll = MealOffersService['logForAll'];
export type PlanLogService = ReturnType<typeof createPlanLog>;

/** From the plan into diaries: one's own at once, those of others as an offer. People without a login have no diary. */
export function createPlanLog(deps: PlanDeps & { logForAll: LogForAll }) {
  const store = createPlanStore(deps);

  return {
    async log(user: User, id: string, { day, slot, offerTo, ...at }: Asked): Promise<Answer> {
      const { document } = await store.find(user, id);
      const meal = mealAt(document.days, { day, slot });
      const recipes = await deps.candidates.byIds(
        [meal?.recipe ?? [], meal?.side?.recipe ?? []].flat(),
        user.id,
      );
      const recipe = recipes.get(meal?.recipe ?? '');
      const side = recipes.get(meal?.side?.recipe ?? '');
      if (!meal || (!recipe && meal.extras.length === 0))
        throw new Problem('validation', 'Nothing is planned here that could be logged.');
      const seated = eatersAt(document, day, slot);
      const shareOf = (person: string) =>
        (seated.find((eater) => eater.id === person) ?? document.eaters.find((eater) => eater.id === person))
          ?.share ?? 1;
      const own = shareOf(user.id);
      const others = offerTo.filter(
        (person) => person !== user.id && seated.some((eater) => eater.id === person),
      );
      const { eaters: people } = await deps.tableOf(user, others);
      const members = people.filter(({ id, isMember, isSelf }) => isMember && !isSelf && others.includes(id));
      const plate = {
        name: recipe ? titleFor(recipe) : nameOf(meal),
        recipeId: recipe?.id ?? null,
        servings: [
          ...(recipe ? [{ recipe, servings: meal.portions * own }] : []),
          ...(side ? [{ recipe: side, servings: meal.side!.portions * own }] : []),
        ],
        foods: meal.extras.map(({ food, grams }) => ({ food, grams: grams * own })),
      };
      const logged = await deps.logForAll(
        user,
        plate,
        at,
        members.map((member) => ({ userId: member.id, times: shareOf(member.id) / own })),
      );
      return { meal: logged, offered: members.length };
    },
  };
}

function nameOf({
  plate,
  extras,
}: {
  plate?: string | undefined;
  extras: readonly { food: string }[];
}): string {
  const known = plate === undefined ? null : plateName(plate);
  if (known !== null) return known;
  return extras.map(({ food }) => foodName(food, currentLanguage())).join(', ');
}
