import type { Recipe } from '@crisper/contract/recipes/recipes';
import { shelfDays, usuallyEaten } from '@crisper/kitchen/cooking/shelf-days';
import { DISH_DAYS } from '@crisper/kitchen/planning/best-before';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronDown, Refrigerator } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { usePantryActions } from './use-pantry.ts';

type Place = 'pantry' | 'fridge' | 'freezer';
const keptText: Readonly<Record<Place, (count: number) => string>> = {
  pantry: (days) => plural(days, { one: 'Pantry, # day', other: 'Pantry, # days' }),
  fridge: (days) => plural(days, { one: 'Fridge, # day', other: 'Fridge, # days' }),
  freezer: (months) => plural(months, { one: 'Freezer, # month', other: 'Freezer, # months' }),
};
const COOLING: Readonly<Record<Place, string>> = {
  pantry: t`Into a closed tin once it’s cold`,
  fridge: t`Into the fridge within two hours`,
  freezer: t`Into the freezer within two hours`,
};
const FREEZER = { value: 'freezer', label: keptText.freezer(Math.round(DISH_DAYS.freezer! / 30)) };

/** What keeps in a tin is not put into the fridge, where it dries. */
const placesFor = (shelf: number | null): { value: Place; label: string }[] => [
  shelf === null
    ? { value: 'fridge', label: keptText.fridge(DISH_DAYS.fridge ?? 0) }
    : { value: 'pantry', label: keptText.pantry(shelf) },
  FREEZER as { value: Place; label: string },
];

interface LeftoversProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'diets' | 'courses'>;
  servings: number;
}

/** Puts what is left of a dish where it keeps, with the day by which to eat it. */
export function Leftovers({ recipe, servings }: LeftoversProps) {
  const actions = usePantryActions();
  const cooked = Math.max(1, Math.min(100, Math.ceil(servings)));
  const shelf = shelfDays(recipe);
  const places = placesFor(shelf);
  const [eaten, setEaten] = useState(usuallyEaten(recipe, cooked));
  const [place, setPlace] = useState<Place>(places[0]!.value);
  const [undo, setUndo] = useState<(() => Promise<boolean>) | null>(null);
  const left = cooked - eaten;
  const keep = async () => {
    const takeOut = await actions.keep({ recipe: recipe.id, servings: left, place });
    setUndo(() => takeOut);
  };
  const takeOut = async () => {
    if (await undo?.()) setUndo(null);
  };
  const kept = undo !== null;
  return (
    <Card className="grid content-start gap-2 p-4 sm:p-5">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-control [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block font-semibold">
              <Trans>Anything left?</Trans>
            </span>
            <span className="block text-ink-soft text-sm">{COOLING[place]}</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
        </summary>
        <div className="mt-2 mb-2 grid gap-3">
          <Select
            label={t`We ate`}
            options={Array.from({ length: cooked }, (_, count) => ({
              value: String(count),
              label:
                count === 0
                  ? t`none of it yet`
                  : plural(cooked, { one: `${count} of # serving`, other: `${count} of # servings` }),
            }))}
            value={String(eaten)}
            disabled={kept}
            onChange={(event) => setEaten(Number(event.target.value))}
          />
          <Select
            label={t`The rest goes into the`}
            options={places}
            value={place}
            disabled={kept}
            onChange={(event) => setPlace(event.target.value as Place)}
          />
        </div>
      </details>
      <Button size="lg" variant="outline" busy={actions.busy} disabled={kept} onClick={() => void keep()}>
        {kept ? <Check aria-hidden className="size-5" /> : <Refrigerator aria-hidden className="size-5" />}
        {kept
          ? plural(left, { one: '# serving in your pantry', other: '# servings in your pantry' })
          : plural(left, { one: 'Keep # serving', other: 'Keep # servings' })}
      </Button>
      {kept && (
        <Button variant="ghost" disabled={actions.busy} onClick={() => void takeOut()}>
          <Trans>Take out again</Trans>
        </Button>
      )}
    </Card>
  );
}
