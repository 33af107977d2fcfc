import type { MealFood } from '@crisper/contract/meals';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { foodsLike } from './meals.queries.ts';

interface FoodSearchProps {
  onFood: (food: MealFood) => void;
  /** A word that no food answers to. */
  onName: (name: string) => void;
}

/** A field that offers foods as one types; Enter takes the one that is marked, or the word itself. */
export function FoodSearch({ onFood, onName }: FoodSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const typed = text.trim();
  const { data = [] } = useQuery(foodsLike(useDeferredValue(typed.toLowerCase())));
  const foods = typed === '' ? [] : data;
  const count = typed === '' ? 0 : foods.length + 1;

  const take = (at: number) => {
    const food = foods[at];
    if (food) onFood(food);
    else if (typed !== '') onName(typed);
    setText('');
    setMarked(0);
  };

  return (
    <div>
      <Field
        label="Add ingredient"
        placeholder="Search foods: rice, salmon, olive oil…"
        autoComplete="off"
        maxLength={60}
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={`${id}-foods`}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? `${id}-${marked}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMarked(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            take(marked);
          }
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step === undefined || count === 0) return;
          event.preventDefault();
          setMarked((marked + step + count) % count);
        }}
      />
      <div id={`${id}-foods`} role="listbox" aria-label="Foods" className="mt-2 grid gap-1">
        {[...foods, null].slice(0, count).map((food, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the marked option
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
          <div
            key={food?.id ?? 'word'}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === marked}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(at)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3',
              at === marked ? 'bg-herb-soft text-herb-ink' : 'hover:bg-sunken',
            )}
          >
            {food ? (
              <>
                <span aria-hidden>{food.emoji}</span>
                <span className="flex-1">{food.name}</span>
                <span className="text-ink-soft text-sm tabular-nums">
                  {food.portion.label}, {Math.round((food.per100g.calories * food.portion.grams) / 100)} kcal
                </span>
              </>
            ) : (
              <>
                <Plus aria-hidden className="size-4" />
                <span>Add “{typed}” without figures</span>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
