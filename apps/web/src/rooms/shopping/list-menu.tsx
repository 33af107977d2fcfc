import type { NamedList, ShoppingItem, ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EllipsisVertical, ListChecks, Printer, Repeat, Route, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { shareOrCopy } from '../../lib/share-or-copy.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { listText } from './list-text.ts';

const OrderDialog = lazyPart(() =>
  import('./order-dialog.tsx').then(({ OrderDialog }) => ({ default: OrderDialog })),
);

const ListsDialog = lazyPart(() =>
  import('./lists-dialog.tsx').then(({ ListsDialog }) => ({ default: ListsDialog })),
);

const RegularsDialog = lazyPart(() =>
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
    const outcome = await shareOrCopy({ title: t`Shopping list`, text });
    if (outcome === 'copied') toast({ title: t`Copied`, text: t`Paste the list into any message.` });
    if (outcome === 'refused')
      toast({ tone: 'error', title: t`Not Copied`, text: t`Your browser does not allow it here.` });
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`List options`}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        {items.length > 0 && (
          <>
            <MenuItem onSelect={() => void send()}>
              <Send aria-hidden /> <Trans>Send as text</Trans>
            </MenuItem>
            <MenuItem onSelect={() => window.print()}>
              <Printer aria-hidden /> <Trans>Print</Trans>
            </MenuItem>
          </>
        )}
        {shop && (
          <>
            <MenuLine />
            <MenuItem onSelect={() => setOpen('order')}>
              <Route aria-hidden /> <Trans>Order of your shop</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('lists')}>
              <ListChecks aria-hidden /> <Trans>Your lists</Trans>
            </MenuItem>
            {regulars.length > 0 && (
              <MenuItem onSelect={() => setOpen('regulars')}>
                <Repeat aria-hidden /> <Trans>What you buy regularly</Trans>
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
