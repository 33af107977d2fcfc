import type { Recipe } from '@crisper/contract/recipes/recipes';
import { shelfDays, usuallyEaten } from '@crisper/kitchen/cooking/shelf-days';
import { DISH_DAYS } from '@crisper/kitchen/planning/best-before';
import { Check, Refrigerator } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { usePantryActions } from './use-pantry.ts';

type Place = 'pantry' | 'fridge' | 'freezer';
const FREEZER = { value: 'freezer', label: `Freezer, ${Math.round(DISH_DAYS.freezer! / 30)} months` };

/** What keeps in a tin is not put into the fridge, where it dries. */
const placesFor = (shelf: number | null): { value: Place; label: string }[] => [
  shelf === null
    ? { value: 'fridge', label: `Fridge, ${DISH_DAYS.fridge} days` }
    : { value: 'pantry', label: `Pantry, ${shelf} days` },
  FREEZER as { value: Place; label: string },
];

const servingsText = (count: number): string => (count === 1 ? '1 serving' : `${count} servings`);

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
    <Card className="grid content-start gap-3 p-4 sm:p-5">
      <Button size="lg" variant="outline" busy={actions.busy} disabled={kept} onClick={() => void keep()}>
        {kept ? <Check aria-hidden className="size-5" /> : <Refrigerator aria-hidden className="size-5" />}
        {kept ? `${servingsText(left)} in your pantry` : `Keep ${servingsText(left)}`}
      </Button>
      {kept && (
        <Button variant="ghost" disabled={actions.busy} onClick={() => void takeOut()}>
          Take out again
        </Button>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer content-center rounded-control text-ink-soft text-sm">
          {place === 'pantry'
            ? 'Anything left? Into a closed tin, once it is cold'
            : `Anything left? Into the ${place}; cool it within two hours`}
        </summary>
        <div className="mt-2 grid gap-3">
          <Select
            label="We ate"
            options={Array.from({ length: cooked }, (_, count) => ({
              value: String(count),
              label: count === 0 ? 'none of it yet' : `${count} of ${servingsText(cooked)}`,
            }))}
            value={String(eaten)}
            disabled={kept}
            onChange={(event) => setEaten(Number(event.target.value))}
          />
          <Select
            label="The rest goes into the"
            options={places}
            value={place}
            disabled={kept}
            onChange={(event) => setPlace(event.target.value as Place)}
          />
        </div>
      </details>
    </Card>
  );
}
