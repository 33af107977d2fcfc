import type { MealFood } from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { ownFirst, rememberFood } from '../../shared/foods/own-first.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { foodsLike } from './meals.queries.ts';

const SHOWN = 6;

interface FoodSearchProps {
  onFood: (food: MealFood) => void;
  /** Called with a word that matches no food. */
  onName: (name: string) => void;
}

/** A known food, or the typed word itself. */
type Option = { food: MealFood } | { word: string };

/** A food field with suggestions; Enter takes the highlighted one, or the typed word. */
export function FoodSearch({ onFood, onName }: FoodSearchProps) {
  const [text, setText] = useState('');
  const word = text.trim();
  const { data } = useQuery(foodsLike(useDeferredValue(word.toLowerCase())));
  const foods = useMemo(() => ownFirst(data ?? [], SHOWN), [data]);
  const options: Option[] = word === '' ? [] : [...foods.map((food) => ({ food })), { word }];

  const take = (option: Option) => {
    if ('food' in option) {
      rememberFood(option.food.id);
      onFood(option.food);
    } else onName(option.word);
    setText('');
  };

  return (
    <Combobox
      label={t`Add ingredient`}
      listLabel={t`Foods`}
      placeholder={t`Search foods: rice, salmon, olive oil…`}
      maxLength={60}
      text={text}
      onText={setText}
      options={options}
      keyOf={(option) => ('food' in option ? option.food.id : 'word')}
      draw={(option) => <Offer option={option} />}
      onPick={take}
      onEnter={() => word !== '' && take({ word })}
      markFirst
    />
  );
}

function Offer({ option }: { option: Option }) {
  if ('word' in option)
    return (
      <>
        <Plus aria-hidden className="size-4" />
        <span>
          <Trans>Add “{option.word}” without figures</Trans>
        </span>
      </>
    );
  const { id, name, portion, per100g } = option.food;
  return (
    <>
      <FoodPicture food={id} />
      <span className="flex-1">{name}</span>
      <span className="text-ink-soft text-sm tabular-nums">
        <Trans>
          {portion.label}, {Math.round((per100g.calories * portion.grams) / 100)} kcal
        </Trans>
      </span>
    </>
  );
}
