import { MEAL_SLOTS, type MealSlot } from '@crisper/contract/plan/plan';
import { type PlanWishes, WEEKDAYS, type Weekday } from '@crisper/contract/plan/plan-wishes';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/select.tsx';
import { SLOT_TITLES } from './plan-labels.ts';

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: t`Monday`,
  tue: t`Tuesday`,
  wed: t`Wednesday`,
  thu: t`Thursday`,
  fri: t`Friday`,
  sat: t`Saturday`,
  sun: t`Sunday`,
};

type Meals = NonNullable<PlanWishes['meals']>;

const daysFor = (chosen: (slot: MealSlot) => boolean): Meals =>
  Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, chosen(slot) ? [...WEEKDAYS] : []])) as unknown as Meals;
const DINNERS = daysFor((slot) => slot === 'dinner');

interface MealDaysProps {
  /** Null: every meal of every day. */
  meals: PlanWishes['meals'];
  onChange: (meals: PlanWishes['meals']) => void;
}

/** Which meals are planned: all, dinners alone, or each on days of its own. */
export function MealDays({ meals, onChange }: MealDaysProps) {
  const isDinners = JSON.stringify(meals) === JSON.stringify(DINNERS);
  const [own, setOwn] = useState(meals !== null && !isDinners);
  const chosen = meals ?? daysFor(() => true);
  const toggle = (slot: MealSlot, day: Weekday) => {
    const days = WEEKDAYS.filter((one) => (one === day) !== chosen[slot].includes(one));
    onChange({ ...chosen, [slot]: days });
  };
  return (
    <div className="grid gap-3">
      <Select
        label={t`Meals to plan`}
        value={own ? 'own' : meals === null ? 'all' : 'dinners'}
        onChange={(event) => {
          setOwn(event.target.value === 'own');
          if (event.target.value === 'all') onChange(null);
          if (event.target.value === 'dinners') onChange(DINNERS);
          if (event.target.value === 'own') onChange(chosen);
        }}
        options={[
          { value: 'all', label: t`Every meal` },
          { value: 'dinners', label: t`Dinners only` },
          { value: 'own', label: t`Choose the days` },
        ]}
      />
      {own &&
        MEAL_SLOTS.map((slot) => (
          <fieldset key={slot} className="grid grid-cols-7 gap-1">
            <legend className="mb-1 text-ink-soft text-sm">{SLOT_TITLES[slot]}</legend>
            {WEEKDAYS.map((day) => (
              <button
                key={day}
                type="button"
                aria-label={t`${SLOT_TITLES[slot]} on ${DAY_NAMES[day]}`}
                aria-pressed={chosen[slot].includes(day)}
                onClick={() => toggle(slot, day)}
                className={cx(
                  'min-h-11 rounded-control border font-medium text-sm transition hover:border-herb',
                  chosen[slot].includes(day)
                    ? 'border-herb bg-herb-soft text-herb-ink'
                    : 'border-line bg-surface text-ink',
                )}
              >
                {DAY_NAMES[day].slice(0, 2)}
              </button>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
