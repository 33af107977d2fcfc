import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast-store.ts';
import { addItem, removeItem } from './shopping.queries.ts';

const LONGEST = 80;

/** What was taken off comes back as written by hand. */
export function removeWithUndo(queries: QueryClient, item: ShoppingItem, system: MeasureSystem): void {
  removeItem(queries, item);
  const name = item.name.charAt(0).toUpperCase() + item.name.slice(1);
  const written = `${item.amount[system]} ${item.name}`.trim();
  toast({
    title: t`Taken Off`,
    text: name,
    action: {
      label: t`Undo`,
      onPress: () => addItem(queries, written.length <= LONGEST ? written : item.name, item.list),
    },
  });
}
