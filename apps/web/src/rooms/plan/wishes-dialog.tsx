import { type PlanWishes, updateWishes, WEEKDAYS, type Weekday } from '@crisper/contract/plan/plan-wishes';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DAY_NAMES, MealDays } from './meal-days.tsx';
import { planQuery } from './plan.queries.ts';

const timesOf = (counts: readonly number[]) =>
  counts.map((count) => ({
    value: String(count),
    label: plural(count, { one: 'Up to # minute', other: 'Up to # minutes' }),
  }));
const MINUTES = timesOf([15, 20, 30, 45, 60, 90]);
const DAY_MINUTES = timesOf([15, 20, 30, 45, 60, 90, 180]);
const NEW = [0, 2, 4, 7, 14].map((count) => ({
  value: String(count),
  label: count === 0 ? t`None` : t`Up to ${count} a week`,
}));
const BUDGETS = [
  { value: '1', label: t`€: beans, eggs, pasta, now and then some meat` },
  { value: '2', label: t`€€: meat and cheese, nothing dear` },
  { value: '3', label: t`€€€: fish and steak too` },
];
const BREAKFASTS = [1, 2, 3, 4, 7].map((count) => ({
  value: String(count),
  label: count === 1 ? t`The same every day` : count === 7 ? t`Another every day` : t`${count} by turns`,
}));
const FAMILIARITY = [
  { value: 'familiar', label: t`What we know` },
  { value: 'adventurous', label: t`From all over the world` },
];
const numberOf = (value: string) => (value === '' ? null : Number(value));
const textOf = (value: number | null) => (value === null ? '' : String(value));

interface WishesDialogProps {
  wishes: PlanWishes;
  onClose: () => void;
}

/** What people say first of a week. */
export function WishesDialog({ wishes: before, onClose }: WishesDialogProps) {
  const queries = useQueryClient();
  const [wishes, setWishes] = useState(before);
  const [without, setWithout] = useState(before.without.join(', '));
  const [refused, setRefused] = useState<string | undefined>();
  const set = (change: Partial<PlanWishes>) => setWishes((known) => ({ ...known, ...change }));
  const save = useMutation({
    mutationFn: () => {
      const names = without.split(',').map((name) => name.trim());
      return call(updateWishes, { body: { ...wishes, without: names.filter((name) => name !== '') } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: planQuery.queryKey });
      toast({ title: t`Preferences Saved`, text: t`Plan the week again to use them.` });
      onClose();
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.message : '';
      // A word it does not know as a food.
      if (error instanceof ApiError && error.code === 'validation') setRefused(said);
      else toast({ tone: 'error', title: t`Not Saved`, text: said || t`Please try again.` });
    },
  });
  const toggleHome = (day: Weekday) =>
    set({
      lunchAtHome: wishes.lunchAtHome.includes(day)
        ? wishes.lunchAtHome.filter((one) => one !== day)
        : [...wishes.lunchAtHome, day],
    });
  const setDayMinutes = (day: Weekday, minutes: number | null) => {
    const { [day]: _, ...others } = wishes.dayMinutes;
    set({ dayMinutes: minutes === null ? others : { ...others, [day]: minutes } });
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`What you want in your plan`}
      description={t`Diets, allergies and who eats come from your household.`}
    >
      <div className="grid gap-5">
        <MealDays meals={wishes.meals} onChange={(meals) => set({ meals })} />
        <Select
          label={t`Dinner from Monday to Friday`}
          value={textOf(wishes.weekdayMinutes)}
          onChange={(event) => set({ weekdayMinutes: numberOf(event.target.value) })}
          options={[{ value: '', label: t`About an hour is fine` }, ...MINUTES]}
        />
        <Fold title={t`Another time on some days`} open={Object.keys(before.dayMinutes).length > 0}>
          <div className="grid gap-3 sm:grid-cols-2">
            {WEEKDAYS.map((day) => (
              <Select
                key={day}
                label={t`Dinner on ${DAY_NAMES[day]}`}
                value={textOf(wishes.dayMinutes[day] ?? null)}
                onChange={(event) => setDayMinutes(day, numberOf(event.target.value))}
                options={[{ value: '', label: t`As usual` }, ...DAY_MINUTES]}
              />
            ))}
          </div>
        </Fold>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 font-semibold text-sm">
            <Trans>Lunch at home on</Trans>
          </legend>
          {WEEKDAYS.slice(0, 5).map((day) => (
            <Chip key={day} selected={wishes.lunchAtHome.includes(day)} onToggle={() => toggleHome(day)}>
              {DAY_NAMES[day]}
            </Chip>
          ))}
          <p className="w-full text-ink-soft text-sm">
            <Trans>On the other days it is something to take along.</Trans>
          </p>
        </fieldset>
        <Select
          label={t`Budget`}
          value={textOf(wishes.budget)}
          onChange={(event) => set({ budget: numberOf(event.target.value) })}
          options={[{ value: '', label: t`Any` }, ...BUDGETS]}
        />
        <Select
          label={t`Kind of cooking`}
          value={wishes.familiarity ?? ''}
          onChange={(event) =>
            set({ familiarity: (event.target.value || null) as PlanWishes['familiarity'] })
          }
          options={[{ value: '', label: t`Some of both` }, ...FAMILIARITY]}
        />
        <Select
          label={t`Breakfasts`}
          value={textOf(wishes.breakfasts)}
          onChange={(event) => set({ breakfasts: numberOf(event.target.value) })}
          options={[{ value: '', label: t`Two or three by turns` }, ...BREAKFASTS]}
        />
        <Select
          label={t`Recipes you have never had`}
          value={textOf(wishes.newRecipes)}
          onChange={(event) => set({ newRecipes: numberOf(event.target.value) })}
          options={[{ value: '', label: t`As many as you like` }, ...NEW]}
        />
        <Field
          label={t`Never eaten here`}
          placeholder={t`Mushrooms, beans`}
          hint={t`With commas between them.`}
          maxLength={600}
          value={without}
          error={refused}
          onChange={(event) => {
            setWithout(event.target.value);
            setRefused(undefined);
          }}
        />
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          <Trans>Save</Trans>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/household">
            <Trans>Who eats, diets and allergies</Trans>
          </Link>
        </Button>
      </div>
    </Dialog>
  );
}
