import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { listed } from '@crisper/kitchen/composing/wording';
import { Store } from 'lucide-react';

/** Other members who are in the shop now: a member who adds something may still be in time. */
export function Shoppers({ shoppers }: Pick<ShoppingList, 'shoppers'>) {
  const names = shoppers.map(({ name }) => name);
  return (
    <p
      role="status"
      className={
        names.length === 0
          ? 'sr-only'
          : 'flex items-center gap-3 rounded-card bg-herb-soft p-4 text-herb-ink print:hidden'
      }
    >
      {names.length > 0 && (
        <>
          <Store aria-hidden className="size-5 shrink-0" />
          {listed(names)} {names.length === 1 ? 'is' : 'are'} shopping now.
        </>
      )}
    </p>
  );
}
