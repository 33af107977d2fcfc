import type { NamedList, ShoppingItem, ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { itemCost, moneyText } from '../../shared/cost-text.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import { tickItem } from './shopping.queries.ts';
import { useRowGestures } from './use-row-gestures.ts';

const ItemDialog = lazyPart(() =>
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

/**
 * One line: a box to tick, and a name that unfolds what it is for and what can be done with it. A finger also swipes it to tick
 * or remove it, and holds it to change it.
 */
export function ShoppingRow({ item, lists, onList, system, currency, regular }: ShoppingRowProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const more = useId();
  const amount = withFractionSigns(item.amount[system]);
  const cost = itemCost(item, system);
  const tick = (ticked: boolean) => tickItem(queries, item, ticked);
  const remove = () => removeWithUndo(queries, item, system);
  const { shift, props } = useRowGestures({
    onSwipeEnd: () => tick(!item.ticked),
    onSwipeStart: remove,
    onLongPress: () => setEditing(true),
  });
  return (
    <li data-row={item.id} className="relative overflow-hidden">
      {shift !== 0 && (
        <span
          aria-hidden
          className={cx(
            'absolute inset-0 flex items-center px-4',
            shift > 0 ? 'bg-herb-soft text-herb-ink' : 'justify-end bg-tomato-soft text-tomato-ink',
          )}
        >
          {shift > 0 ? <Check className="size-5" /> : <Trash2 className="size-5" />}
        </span>
      )}
      <div
        {...props}
        className="relative flex touch-pan-y select-none items-center gap-3 bg-surface"
        style={shift === 0 ? undefined : { transform: `translateX(${shift}px)` }}
      >
        <Checkbox name={`${item.name} ${amount}`.trim()} checked={item.ticked} onChange={tick} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? more : undefined}
          onClick={() => setOpen(!open)}
          className={cx(
            'flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 text-start print:min-h-0',
            item.ticked && 'text-ink-soft line-through',
          )}
        >
          <FoodPicture food={item.food} className="size-7 print:hidden" />
          <span className="block min-w-0 max-w-max grow basis-[6rem] truncate first-letter:uppercase">
            {item.name}
          </span>
          {amount && <span className="shrink-0 text-ink-soft text-sm tabular-nums">{amount}</span>}
          {(cost || onList) && (
            <span className="ms-auto flex shrink-0 items-center gap-2">
              {onList && <Badge tone="herb">{onList}</Badge>}
              {cost && <span className="text-ink-soft text-sm tabular-nums">{moneyText(cost)}</span>}
            </span>
          )}
        </button>
      </div>
      {open && (
        <div id={more} className="animate-fade ps-9 pb-2">
          {item.dishes.length > 0 && (
            <ul aria-label={t`What ${item.name} is for`} className="text-ink-soft text-sm">
              {item.dishes.map((dish) => (
                <li key={dish}>
                  <Trans>for {dish}</Trans>
                </li>
              ))}
            </ul>
          )}
          <div className="-ms-3 flex flex-wrap">
            <Button
              variant="ghost"
              aria-label={t`Change ${item.name}`}
              className="px-3 text-sm"
              onClick={() => setEditing(true)}
            >
              <Pencil aria-hidden className="size-4" /> <Trans>Change</Trans>
            </Button>
            <Button
              variant="ghost"
              aria-label={t`Remove ${item.name}`}
              className="px-3 text-sm"
              onClick={remove}
            >
              <Trash2 aria-hidden className="size-4" /> <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      )}
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
