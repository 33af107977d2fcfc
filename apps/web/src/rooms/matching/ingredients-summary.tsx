import { searchRecipes } from '@crisper/contract/matching';
import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { type Kitchen, setIngredients } from './kitchen-session.ts';

/** One field for one name or several separated by commas. */
const ADDED = z.object({
  names: z
    .string()
    .transform((typed) =>
      typed
        .split(',')
        .map((name) => ({ name: name.trim() }))
        .filter(({ name }) => name !== ''),
    )
    .refine((names) => searchRecipes.body!.shape.ingredients.safeParse(names).success),
});

interface IngredientsSummaryProps {
  kitchen: Kitchen;
  /** Names that the kitchen does not know and did not use. */
  unknown: readonly string[];
}

export function IngredientsSummary({ kitchen, unknown }: IngredientsSummaryProps) {
  const { ingredients } = kitchen;
  const [open, setOpen] = useState(false);
  const id = useId();
  const form = useForm({ resolver: zodResolver(ADDED), defaultValues: { names: '' } });
  const typed = useWatch({ control: form.control, name: 'names' });
  const add = form.handleSubmit(
    ({ names }) => {
      setIngredients([...ingredients, ...names.map(({ name }) => ({ name, emoji: '' }))]);
      form.reset();
    },
    // The input had only commas.
    () => form.reset(),
  );
  return (
    <Card className="px-5 py-3 lg:py-5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-xl tabular-nums max-lg:inline max-lg:text-base">
            Your {ingredients.length} {ingredients.length === 1 ? 'ingredient' : 'ingredients'}
          </h2>
          {/* On a phone one line, so that the first recipe is on the first screen. */}
          <p
            aria-hidden={open}
            className={cx('truncate text-ink-soft text-sm lg:hidden', open && 'invisible')}
          >
            {ingredients.map(({ name }) => name).join(', ')}
          </p>
        </div>
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? 'Hide ingredients' : 'Change ingredients'}
          onClick={() => setOpen(!open)}
          className="px-4 lg:hidden"
        >
          {open ? 'Hide' : 'Change'}
        </Button>
      </div>
      <div id={id} className={open ? undefined : 'max-lg:hidden'}>
        <ul className="mt-3 flex flex-wrap gap-2">
          {ingredients.map((item) => (
            <li key={item.name}>
              <Chip
                {...(ingredients.length > 1
                  ? {
                      onRemove: () => setIngredients(ingredients.filter((other) => other !== item)),
                      removeLabel: `Remove ${item.name}`,
                    }
                  : {})}
              >
                {item.emoji && <span aria-hidden>{item.emoji}</span>}
                {item.name}
              </Chip>
            </li>
          ))}
        </ul>
        <form onSubmit={add} className="mt-4 flex gap-2">
          <input
            aria-label="Add an ingredient"
            placeholder="Anything else?"
            maxLength={120}
            autoComplete="off"
            enterKeyHint="done"
            className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-4 text-base placeholder:text-ink-soft"
            {...form.register('names')}
          />
          <Button type="submit" variant="outline" disabled={typed.trim() === ''}>
            <Plus aria-hidden className="size-5" />
            Add
          </Button>
        </form>
      </div>
      {unknown.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          We don’t know {unknown.join(', ')}, so it wasn’t used. Try another word for it.
        </p>
      )}
    </Card>
  );
}
