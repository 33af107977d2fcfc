import type { ShoppingItem } from '@crisper/contract/planner';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { removeItem, tickItem } from './shopping.queries.ts';
import { forDishes } from './shopping-state.ts';

interface ShoppingRowProps {
  item: ShoppingItem;
  system: MeasureSystem;
}

export function ShoppingRow({ item, system }: ShoppingRowProps) {
  const queries = useQueryClient();
  const amount = item.amount[system];
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
            {dishes && (
              <span title={item.dishes.join(', ')} className="basis-full text-ink-soft text-xs">
                {dishes}
              </span>
            )}
          </span>
        </Checkbox>
      </div>
      <IconButton
        label={`Remove ${item.name}`}
        onClick={() => removeItem(queries, item)}
        className="print:hidden"
      >
        <X />
      </IconButton>
    </li>
  );
}
