import type { Meal, MealFood } from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, RotateCcw } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { locales } from '../../lib/i18n/i18n.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { ownFirst, rememberFood } from '../../shared/foods/own-first.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { bodyOf, EMPTY_DRAFT, itemOf } from './meal-draft.ts';
import { foodsLike, recentQuery } from './meals.queries.ts';
import { kcalOf } from './meals-by-slot.ts';
import { gramsOf, type TypedAmount, typedAmount } from './typed-amount.ts';
import { useMealActions } from './use-meal-actions.ts';
import { clockOf, instantOf } from './when-field.tsx';

const RECENT = 6;
const SHOWN = 4;

/** A food, a meal from before, or the typed word, which has no figures yet. */
type Option = { food: MealFood } | { meal: Meal } | { word: string };

interface QuickLogProps {
  /** The day that is shown, "2026-05-01"; what is logged counts there. */
  date: string;
  /** Whether the field is to be typed into at once. */
  focused: boolean;
  /** Called with a word that stands for no known food. */
  onOther: (name: string) => void;
}

/** Logs a usual portion of a food, or a recent meal again, as soon as it is chosen. */
export function QuickLog({ date, focused, onOther }: QuickLogProps) {
  const [text, setText] = useState('');
  const word = text.trim();
  const amount = typedAmount(word);
  const name = amount.name.toLowerCase();
  const box = useRef<HTMLDivElement>(null);
  const { data: recent = [] } = useQuery(recentQuery);
  const queries = useQueryClient();
  const { data } = useQuery(foodsLike(useDeferredValue(name)));
  const foods = useMemo(() => ownFirst(data ?? [], SHOWN), [data]);
  const actions = useMealActions();

  useEffect(() => {
    if (!focused) return;
    // The shell gives a new page the focus first.
    const frame = requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focused]);

  const again = recent
    .filter((meal) => meal.name.toLowerCase().includes(word.toLowerCase()))
    // A food that is offered anyway is not offered twice.
    .filter((meal) => word === '' || !foods.some((food) => food.name === meal.name.toLowerCase()))
    .slice(0, word === '' ? RECENT : 1)
    .map((meal) => ({ meal }));
  // Until foods are known the word would be what Enter takes.
  const other = data ? [{ word }] : [];
  const options: Option[] = word === '' ? again : [...foods.map((food) => ({ food })), ...again, ...other];

  const take = (option: Option) => {
    setText('');
    const eatenAt = eatenOn(date);
    if ('word' in option) onOther(option.word);
    else if ('meal' in option) void actions.repeat(option.meal, eatenAt);
    else {
      const { food } = option;
      rememberFood(food.id);
      const draft = { ...EMPTY_DRAFT, name: food.name.charAt(0).toUpperCase() + food.name.slice(1) };
      const item = { ...itemOf(food), grams: gramsOf(amount, food.portion.grams) };
      const body = bodyOf({ ...draft, items: [item] });
      void actions.save({ ...body, source: 'search', ...(eatenAt && { eatenAt }) });
    }
  };

  /** Somebody who types fast means the first food as well. */
  const takeFirst = async () => {
    if (word === '') return;
    const known = await queries.fetchQuery(foodsLike(name)).catch(() => []);
    const [food] = ownFirst(known, SHOWN);
    take(food ? { food } : { word });
  };

  return (
    <div ref={box}>
      <Combobox
        label={t`Log what you ate`}
        listLabel={t`Foods and recent meals`}
        placeholder={t`2 eggs, 150 g rice, banana`}
        maxLength={60}
        text={text}
        onText={setText}
        options={options}
        keyOf={keyOf}
        draw={(option) => <Offer option={option} amount={amount} />}
        onPick={take}
        onEnter={() => void takeFirst()}
        markFirst={word !== ''}
        floating="below"
      />
    </div>
  );
}

function keyOf(option: Option): string {
  if ('word' in option) return 'word';
  return 'food' in option ? `food ${option.food.id}` : `meal ${option.meal.id}`;
}

/** The time of day it is now, on another day; undefined for today. */
function eatenOn(date: string): string | undefined {
  const now = clockOf(new Date());
  return now.startsWith(date) ? undefined : instantOf(date + now.slice(date.length));
}

function Offer({ option, amount }: { option: Option; amount: TypedAmount }) {
  if ('word' in option)
    return (
      <>
        <Pencil aria-hidden className="mx-1 size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0 truncate">
          <Trans>Add “{option.word}” with your own numbers</Trans>
        </span>
      </>
    );
  const isFood = 'food' in option;
  const { name } = isFood ? option.food : option.meal;
  return (
    <>
      {isFood ? (
        <FoodPicture food={option.food.id} className="size-6 shrink-0" />
      ) : (
        <RotateCcw role="img" aria-label={t`Again`} className="mx-1 size-4 shrink-0 text-ink-soft" />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <span className="shrink-0 whitespace-nowrap text-ink-soft text-sm tabular-nums">
        {isFood ? portionOf(option.food, amount) : t`${kcalOf([option.meal])} kcal`}
      </span>
    </>
  );
}

/** "1 piece, 105 kcal", "2 × 1 piece, 210 kcal", "150 g, 195 kcal". */
function portionOf({ portion, per100g }: MealFood, amount: TypedAmount): string {
  const grams = gramsOf(amount, portion.grams);
  const kcal = Math.round((per100g.calories * grams) / 100);
  const times = amount.times.toLocaleString(locales(), { maximumFractionDigits: 2 });
  const label =
    amount.grams !== null ? `${grams} g` : amount.times === 1 ? portion.label : `${times} × ${portion.label}`;
  return t`${label}, ${kcal} kcal`;
}
