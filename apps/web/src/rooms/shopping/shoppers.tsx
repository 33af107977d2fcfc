import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { plural } from '@lingui/core/macro';
import { Store } from 'lucide-react';
import { listed } from '../../lib/i18n/listed.ts';

/** Other members who are in the shop now: a member who adds something may still be in time. */
export function Shoppers({ shoppers }: Pick<ShoppingList, 'shoppers'>) {
  const names = shoppers.map(({ name }) => name);
  const who = listed(names);
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
          {plural(names.length, { one: `${who} is shopping now.`, other: `${who} are shopping now.` })}
        </>
      )}
    </p>
  );
}
