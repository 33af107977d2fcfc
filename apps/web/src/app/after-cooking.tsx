import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../lib/session/session-store.ts';
import { FavoriteButton } from '../rooms/favorites/favorite-button.tsx';
import { LogCooked } from '../rooms/meals/log-cooked.tsx';
import { CookedDialog } from '../rooms/pantry/cooked-dialog.tsx';
import { Leftovers } from '../rooms/pantry/leftovers.tsx';
import { planQuery } from '../rooms/plan/plan.queries.ts';
import { YourNotes } from '../rooms/recipes/marks/your-notes.tsx';
import { setIngredients, useKitchen } from '../shared/kitchen-session.ts';
import { Button } from '../ui/button.tsx';
import { favoriteButtonProps } from './favorite-button-props.ts';

interface AfterCookingProps {
  recipe: Recipe;
  servings: number;
  system: MeasureSystem;
}

/** After the last step: log it and keep leftovers, with a tap each; on request what was used, and how it was. */
export function AfterCooking({ recipe, servings, system }: AfterCookingProps) {
  const session = useSession();
  const kitchen = useKitchen();
  const [using, setUsing] = useState(false);
  const atHand = kitchen?.ingredients ?? [];
  const { data: week } = useQuery({ ...planQuery, enabled: session !== null });
  const today = week?.plan?.days.find(({ date }) => date === week.plan?.today);
  const planned = today?.meals.find((meal) => meal.recipe?.id === recipe.id)?.slot;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <LogCooked recipe={recipe} planned={planned} />
        {session && <Leftovers recipe={recipe} servings={servings} />}
      </div>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center gap-1.5 rounded-control font-semibold text-herb-ink">
          <Trans>Notes, photo and what was used up</Trans>
          <ChevronDown aria-hidden className="size-5 transition group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid grid-cols-1 gap-4">
          {session && <YourNotes recipeId={recipe.id} title={t`For next time`} as="h3" />}
          <div className="flex flex-wrap items-center justify-center gap-3">
            <FavoriteButton recipe={favoriteButtonProps(recipe)} />
            {session && (
              <Button variant="outline" onClick={() => setUsing(true)}>
                <Trans>Used up</Trans>
              </Button>
            )}
          </div>
        </div>
      </details>
      {using && (
        <CookedDialog
          recipe={recipe}
          servings={servings}
          system={system}
          scanned={atHand}
          onUsedUp={(names) => setIngredients(atHand.filter(({ name }) => !names.includes(name)))}
          onClose={() => setUsing(false)}
        />
      )}
    </>
  );
}
