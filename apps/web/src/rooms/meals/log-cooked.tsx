import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronDown, Utensils } from 'lucide-react';
import { useState } from 'react';
import { inSentence } from '../../lib/i18n/numbers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Select } from '../../ui/select.tsx';
import { cookedSlotAt, MEAL_SLOTS, type MealSlot, timeOfSlot } from './meal-slots.ts';
import { useMealActions } from './use-meal-actions.ts';
import { clockOf, instantOf, WhenField } from './when-field.tsx';

const PORTIONS = [
  ['0.5', t`Half a serving`],
  ['1', t`1 serving`],
  ['1.5', t`1½ servings`],
  ['2', t`2 servings`],
  ['3', t`3 servings`],
] as const;

interface LogCookedProps {
  recipe: { id: string; title: string };
  /** The meal that the plan has it for today. */
  planned?: MealSlot | undefined;
}

/** Logs what was eaten of the cooked recipe with one tap; how much, as which meal and when can be changed. */
export function LogCooked({ recipe, planned }: LogCookedProps) {
  const actions = useMealActions();
  const [logged, setLogged] = useState(false);
  const [portion, setPortion] = useState('1');
  const [usual] = useState(() => cookedSlotAt(new Date()));
  const [chosen, setChosen] = useState<MealSlot | null>(null);
  const [when, setWhen] = useState(() => clockOf(new Date()));
  const slot = chosen ?? planned ?? usual;
  const isAsked = planned === undefined && usual === null;

  const choose = (next: MealSlot) => {
    setChosen(next);
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
  const meal = slot && inSentence(MEAL_SLOTS.find(({ id }) => id === slot)!.label);
  const amount = PORTIONS.find(([value]) => value === portion)![1];

  return (
    <Card className="grid content-start gap-2 p-4 sm:p-5">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-control [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block font-semibold">
              <Trans>What did you eat?</Trans>
            </span>
            <span className="block text-ink-soft text-sm">{[amount, meal].filter(Boolean).join(', ')}</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
        </summary>
        <div className="mt-2 mb-2 grid gap-3">
          <Select
            label={t`Portion`}
            options={PORTIONS.map(([value, label]) => ({ value, label }))}
            value={portion}
            disabled={logged}
            onChange={(event) => setPortion(event.target.value)}
          />
          <Select
            label={t`Meal`}
            options={[
              ...(slot === null ? [{ value: '', label: t`Not said` }] : []),
              ...MEAL_SLOTS.map(({ id, label }) => ({ value: id, label })),
            ]}
            value={slot ?? ''}
            disabled={logged}
            onChange={(event) => choose(event.target.value as MealSlot)}
          />
          <WhenField value={when} onChange={setWhen} />
        </div>
      </details>
      {isAsked && !logged && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">
            <Trans>Which meal was it?</Trans>
          </legend>
          {MEAL_SLOTS.filter(({ id }) => id !== 'breakfast').map(({ id, label }) => (
            <Chip key={id} selected={slot === id} onToggle={() => choose(id)}>
              {label}
            </Chip>
          ))}
        </fieldset>
      )}
      <Button size="lg" busy={actions.busy} disabled={logged} onClick={() => void log()}>
        {logged ? <Check aria-hidden className="size-5" /> : <Utensils aria-hidden className="size-5" />}
        {logged ? t`Logged` : t`Log this meal`}
      </Button>
    </Card>
  );
}
