import type { ShoppingItem } from '@crisper/contract/planner';
import type { NamedList } from '@crisper/contract/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { EllipsisVertical, Printer, Route, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shareOrCopy } from '../../lib/share-or-copy.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { listText } from './list-text.ts';

const OrderDialog = lazy(() =>
  import('./order-dialog.tsx').then(({ OrderDialog }) => ({ default: OrderDialog })),
);

interface ListMenuProps {
  items: readonly ShoppingItem[];
  shop: NamedList | undefined;
  system: MeasureSystem;
}

/** What can be done with a whole list. */
export function ListMenu({ items, shop, system }: ListMenuProps) {
  const [ordering, setOrdering] = useState(false);
  const send = async () => {
    const text = listText(items, { sections: shop?.sections, system });
    const outcome = await shareOrCopy({ title: 'Shopping list', text });
    if (outcome === 'copied') toast({ title: 'Copied', text: 'Paste the list into any message.' });
    if (outcome === 'refused')
      toast({ tone: 'error', title: 'Not Copied', text: 'Your browser does not allow it here.' });
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label="List options" className="-my-2">
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => void send()}>
          <Send aria-hidden /> Send as text
        </MenuItem>
        <MenuItem onSelect={() => window.print()}>
          <Printer aria-hidden /> Print
        </MenuItem>
        {shop && (
          <MenuItem onSelect={() => setOrdering(true)}>
            <Route aria-hidden /> Order of your shop
          </MenuItem>
        )}
      </Menu>
      <Suspense fallback={null}>
        {ordering && shop && <OrderDialog shop={shop} onClose={() => setOrdering(false)} />}
      </Suspense>
    </>
  );
}
