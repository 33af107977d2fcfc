import type { NamedList, ShoppingItem, ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { EllipsisVertical, ListChecks, Printer, Repeat, Route, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shareOrCopy } from '../../lib/share-or-copy.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { listText } from './list-text.ts';

const OrderDialog = lazy(() =>
  import('./order-dialog.tsx').then(({ OrderDialog }) => ({ default: OrderDialog })),
);

const ListsDialog = lazy(() =>
  import('./lists-dialog.tsx').then(({ ListsDialog }) => ({ default: ListsDialog })),
);

const RegularsDialog = lazy(() =>
  import('./regulars-dialog.tsx').then(({ RegularsDialog }) => ({ default: RegularsDialog })),
);

interface ListMenuProps {
  items: readonly ShoppingItem[];
  lists: readonly NamedList[];
  regulars: ShoppingList['regulars'];
  /** The list that is shown; the first where all are. */
  shop: NamedList | undefined;
  system: MeasureSystem;
}

/** What can be done with a whole list. */
export function ListMenu({ items, lists, regulars, shop, system }: ListMenuProps) {
  const [open, setOpen] = useState<'order' | 'lists' | 'regulars'>();
  const close = () => setOpen(undefined);
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
          <IconButton label="List options">
            <EllipsisVertical />
          </IconButton>
        }
      >
        {items.length > 0 && (
          <>
            <MenuItem onSelect={() => void send()}>
              <Send aria-hidden /> Send as text
            </MenuItem>
            <MenuItem onSelect={() => window.print()}>
              <Printer aria-hidden /> Print
            </MenuItem>
          </>
        )}
        {shop && (
          <>
            <MenuLine />
            <MenuItem onSelect={() => setOpen('order')}>
              <Route aria-hidden /> Order of your shop
            </MenuItem>
            <MenuItem onSelect={() => setOpen('lists')}>
              <ListChecks aria-hidden /> Your lists
            </MenuItem>
            {regulars.length > 0 && (
              <MenuItem onSelect={() => setOpen('regulars')}>
                <Repeat aria-hidden /> What you buy regularly
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      <Suspense fallback={null}>
        {open === 'order' && shop && <OrderDialog shop={shop} onClose={close} />}
        {open === 'regulars' && <RegularsDialog regulars={regulars} onClose={close} />}
        {open === 'lists' && <ListsDialog lists={lists} onClose={close} />}
      </Suspense>
    </>
  );
}
