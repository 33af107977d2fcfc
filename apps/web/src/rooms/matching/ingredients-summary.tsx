import { useId, useState } from 'react';
import { type Kitchen, setIngredients } from '../../shared/kitchen-session.ts';
import { NameList } from '../../shared/name-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';

interface IngredientsSummaryProps {
  kitchen: Kitchen;
  /** Names that the kitchen does not know and did not use. */
  unknown: readonly string[];
  /** Why something that is there was not used. */
  excludedItems: readonly string[];
}

export function IngredientsSummary({ kitchen, unknown, excludedItems }: IngredientsSummaryProps) {
  const { ingredients } = kitchen;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card className="min-w-0 basis-full px-4 py-1.5 lg:p-5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base tabular-nums lg:text-xl">
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
        <NameList
          label="Your ingredients"
          items={ingredients}
          onRemove={
            ingredients.length > 1
              ? (item) => setIngredients(ingredients.filter((other) => other !== item))
              : undefined
          }
          addLabel="Add an ingredient"
          placeholder="Anything else?"
          onAdd={(names) => {
            setIngredients([...ingredients, ...names.map((name) => ({ name, food: null, emoji: '' }))]);
            return true;
          }}
        />
      </div>
      {excludedItems.map((why) => (
        <p key={why} className="mt-3 text-sm text-tomato-ink max-lg:mb-2">
          {why} It counts as missing.
        </p>
      ))}
      {unknown.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          We don’t know {unknown.join(', ')}, so it wasn’t used. Try another word for it.
        </p>
      )}
    </Card>
  );
}
