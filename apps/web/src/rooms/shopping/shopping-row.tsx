import type { NamedList, ShoppingItem, ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { itemCost, moneyText } from '../../shared/cost-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { removeItem, tickItem } from './shopping.queries.ts';
import { forDishes } from './shopping-state.ts';

const ItemDialog = lazy(() =>
  import('./item-dialog.tsx').then(({ ItemDialog }) => ({ default: ItemDialog })),
);

interface ShoppingRowProps {
  item: ShoppingItem;
  lists: readonly NamedList[];
  /** The name of its list, where things of several lists are shown. */
  onList: string | undefined;
  system: MeasureSystem;
  /** Of the prices that are known. */
  currency: string;
  regular: ShoppingList['regulars'][number] | undefined;
}

export function ShoppingRow({ item, lists, onList, system, currency, regular }: ShoppingRowProps) {
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const amount = item.amount[system];
  const cost = itemCost(item, system);
  const dishes = forDishes(item.dishes);
  return (
    <li className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <Checkbox checked={item.ticked} onChange={(ticked) => tickItem(queries, item, ticked)}>
          <span
            className={cx(
              'flex flex-1 flex-wrap items-baseline gap-x-2 py-1',
              item.ticked && 'text-ink-soft line-through',
            )}
          >
            {item.emoji && (
              <span aria-hidden className="print:hidden">
                {item.emoji}
              </span>
            )}
            <span className="inline-block first-letter:uppercase">{item.name}</span>
            {amount && <span className="whitespace-nowrap text-ink-soft text-sm tabular-nums">{amount}</span>}
            {cost && <span className="text-ink-soft text-sm tabular-nums">{moneyText(cost)}</span>}
            {onList && <Badge tone="herb">{onList}</Badge>}
            {dishes && (
              <span title={item.dishes.join(', ')} className="basis-full text-ink-soft text-xs">
                {dishes}
              </span>
            )}
          </span>
        </Checkbox>
      </div>
      <IconButton
        label={`Change ${item.name}`}
        onClick={() => setEditing(true)}
        className="-mr-1 print:hidden"
      >
        <Pencil />
      </IconButton>
      <IconButton
        label={`Remove ${item.name}`}
        onClick={() => removeItem(queries, item)}
        className="print:hidden"
      >
        <X />
      </IconButton>
      <Suspense fallback={null}>
        {editing && (
          <ItemDialog
            item={item}
            lists={lists}
            system={system}
            currency={currency}
            regular={regular}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </li>
  );
}
