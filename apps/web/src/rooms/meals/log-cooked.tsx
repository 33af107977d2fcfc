import { Check, Utensils } from 'lucide-react';
import { useState } from 'react';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { MEAL_SLOTS, type MealSlot, slotAt, timeOfSlot } from './meal-slots.ts';
import { useMealActions } from './use-meal-actions.ts';
import { clockOf, instantOf, WhenField } from './when-field.tsx';

const PORTIONS = [
  ['0.5', 'Half a serving'],
  ['1', '1 serving'],
  ['1.5', '1 ½ servings'],
  ['2', '2 servings'],
  ['3', '3 servings'],
] as const;

/** Logs what was eaten of the cooked recipe: how much, as which meal, and when. */
export function LogCooked({ recipe }: { recipe: { id: string; title: string } }) {
  const actions = useMealActions();
  const [logged, setLogged] = useState(false);
  const [portion, setPortion] = useState('1');
  const [slot, setSlot] = useState<MealSlot>(() => slotAt(new Date()));
  const [when, setWhen] = useState(() => clockOf(new Date()));

  const choose = (next: MealSlot) => {
    setSlot(next);
    setWhen(clockOf(timeOfSlot(next, new Date())));
  };
  const log = async () => {
    if (!getSession()) return openAuth({ tab: 'signup', plan: 'free' });
    const meal = { recipeId: recipe.id, title: recipe.title, servings: Number(portion) };
    const worked = await actions.logRecipe({
      ...meal,
      eatenAt: instantOf(when),
      onUndone: () => setLogged(false),
    });
    if (worked) setLogged(true);
  };

  return (
    <Card className="grid gap-4 p-5">
      <h3 className="flex items-center gap-2 text-2xl">
        <Utensils aria-hidden className="size-5 text-tomato-ink" />
        What did you eat?
      </h3>
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Portion"
          options={PORTIONS.map(([value, label]) => ({ value, label }))}
          value={portion}
          disabled={logged}
          onChange={(event) => setPortion(event.target.value)}
        />
        <Select
          label="Meal"
          options={MEAL_SLOTS.map(({ id, label }) => ({ value: id, label }))}
          value={slot}
          disabled={logged}
          onChange={(event) => choose(event.target.value as MealSlot)}
        />
        <WhenField value={when} onChange={setWhen} />
      </div>
      <Button variant="accent" busy={actions.busy} disabled={logged} onClick={() => void log()}>
        {logged && <Check aria-hidden className="size-5" />}
        {logged ? 'Logged' : 'Log this meal'}
      </Button>
    </Card>
  );
}
