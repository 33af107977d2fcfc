import type { Meal, MealFood } from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, RotateCcw } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { ownFirst, rememberFood } from '../../shared/foods/own-first.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { bodyOf, EMPTY_DRAFT, itemOf } from './meal-draft.ts';
import { foodsLike, recentQuery } from './meals.queries.ts';
import { kcalOf } from './meals-by-slot.ts';
import { useMealActions } from './use-meal-actions.ts';
import { clockOf, instantOf } from './when-field.tsx';

const RECENT = 4;
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
  const box = useRef<HTMLDivElement>(null);
  const { data: recent = [] } = useQuery(recentQuery);
  const queries = useQueryClient();
  const { data } = useQuery(foodsLike(useDeferredValue(word.toLowerCase())));
  const foods = useMemo(() => ownFirst(data ?? [], SHOWN), [data]);
  const actions = useMealActions();

  useEffect(() => {
    if (!focused) return;
    // The shell gives a new page the focus first.
    const frame = requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focused]);

  const again = recent
    .filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
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
      const { id, name } = option.food;
      rememberFood(id);
      const draft = { ...EMPTY_DRAFT, name: name.charAt(0).toUpperCase() + name.slice(1) };
      const body = bodyOf({ ...draft, items: [itemOf(option.food)] });
      void actions.save({ ...body, source: 'search', ...(eatenAt && { eatenAt }) });
    }
  };

  /** Somebody who types fast means the first food as well. */
  const takeFirst = async () => {
    if (word === '') return;
    const known = await queries.fetchQuery(foodsLike(word.toLowerCase())).catch(() => []);
    const [food] = ownFirst(known, SHOWN);
    take(food ? { food } : { word });
  };

  return (
    <div ref={box}>
      <Combobox
        label={t`Log what you ate`}
        listLabel={t`Foods and recent meals`}
        placeholder={t`Banana, rice, salmon…`}
        maxLength={60}
        text={text}
        onText={setText}
        options={options}
        keyOf={keyOf}
        draw={(option) => <Offer option={option} />}
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

function Offer({ option }: { option: Option }) {
  if ('word' in option)
    return (
      <>
        <Pencil aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 truncate">
          <Trans>“{option.word}”, with figures of your own</Trans>
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
        <RotateCcw aria-hidden className="size-4 shrink-0" />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <span className="shrink-0 whitespace-nowrap text-ink-soft text-sm tabular-nums">
        {isFood ? portionOf(option.food) : t`again, ${kcalOf([option.meal])} kcal`}
      </span>
    </>
  );
}

function portionOf({ portion, per100g }: MealFood): string {
  const { label, grams } = portion;
  const kcal = Math.round((per100g.calories * grams) / 100);
  return t`${label}, ${kcal} kcal`;
}
