import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Kitchen, setIngredients } from '../../shared/kitchen-session.ts';
import { NameList } from '../../shared/name-list.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';

interface IngredientsSummaryProps {
  kitchen: Kitchen;
  /** Names that the kitchen does not know and did not use. */
  unknown: readonly string[];
  /** Why something that is there was not used. */
  excludedItems: readonly string[];
  id: string;
  /** On a phone. */
  open: boolean;
  /** What else decides about the recipes: who eats, what is always there. */
  children?: ReactNode;
}

/** What the search is made from: beside the recipes, on a phone behind a button. */
export function IngredientsSummary({
  kitchen,
  unknown,
  excludedItems,
  id,
  open,
  children,
}: IngredientsSummaryProps) {
  const { ingredients } = kitchen;
  return (
    <section aria-label={t`What you have`} className="grid min-w-0 grid-cols-1 gap-2 empty:hidden lg:gap-4">
      <Card id={id} className={cx('p-4 lg:p-5', !open && 'max-lg:hidden')}>
        <h2 className="text-xl tabular-nums">
          {plural(ingredients.length, { one: 'Your # ingredient', other: 'Your # ingredients' })}
        </h2>
        <NameList
          label={t`Your ingredients`}
          items={ingredients}
          onRemove={
            ingredients.length > 1
              ? (item) => setIngredients(ingredients.filter((other) => other !== item))
              : undefined
          }
          addLabel={t`Add an ingredient`}
          placeholder={t`Anything else?`}
          onAdd={(names) => {
            setIngredients([...ingredients, ...names.map((name) => ({ name, food: null, emoji: '' }))]);
            return true;
          }}
        />
        {children && <div className="mt-5 grid gap-4 border-line border-t pt-4">{children}</div>}
      </Card>
      {excludedItems.map((why) => (
        <p key={why} className="text-honey-ink text-sm">
          <Trans>{why} It counts as missing.</Trans>
        </p>
      ))}
      {unknown.length > 0 && (
        <p className="text-ink-soft text-sm">
          <Trans>We don’t know {unknown.join(', ')}, so it wasn’t used. Try another word for it.</Trans>
        </p>
      )}
    </section>
  );
}
