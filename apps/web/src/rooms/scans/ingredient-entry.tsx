import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { foodsLike } from './scans.queries.ts';

interface KnownFood {
  id: string;
  name: string;
  emoji: string;
}

interface IngredientEntryProps {
  onAdd: (name: string, food?: KnownFood) => void;
}

/** Typing an ingredient, with names the kitchen knows offered below. Enter adds; a comma separates several. */
export function IngredientEntry({ onAdd }: IngredientEntryProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useDeferredValue(text.trim().toLowerCase().slice(0, 60));
  const { data } = useQuery(foodsLike(search));
  const offered = open && text.trim() !== '' ? (data ?? []) : [];

  // The last option lies behind the tab bar of a phone otherwise.
  const list = useRef<HTMLDivElement>(null);
  const count = offered.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  const done = () => {
    setText('');
    setOpen(false);
    setActive(-1);
  };
  const pick = (food: KnownFood) => {
    onAdd(food.name, food);
    done();
  };
  const addTyped = () => {
    for (const name of text.split(',').slice(0, 20)) {
      const known = data?.find((food) => food.name.toLowerCase() === name.trim().toLowerCase());
      onAdd(name, known);
    }
    done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const food = offered[active];
      if (food) pick(food);
      else addTyped();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!open) setOpen(true);
      if (offered.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const places = offered.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && offered.length > 0) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        Add an ingredient
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={offered[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={200}
          placeholder="olive oil, rice, garlic"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          className="min-h-12 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-4 text-base text-ink placeholder:text-ink-soft"
        />
        <Button variant="outline" onClick={addTyped} disabled={text.trim() === ''}>
          <Plus aria-hidden className="size-5" /> Add
        </Button>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        hidden={offered.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 scroll-mb-22 rounded-card border border-line bg-raised p-1.5 shadow-lift"
      >
        {offered.map((food, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above, the keys are the field's
          <div
            key={food.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(food)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunken',
              at === active && 'bg-herb-soft text-herb-ink',
            )}
          >
            <span aria-hidden>{food.emoji}</span>
            {food.name}
          </div>
        ))}
      </div>
    </div>
  );
}
