import type { NamedList, ShoppingItem, ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { ShoppingRow } from './shopping-row.tsx';
import { bySection, SECTION_TITLES } from './shopping-state.ts';
import { useGlide } from './use-glide.ts';

interface ShoppingSectionsProps {
  items: readonly ShoppingItem[];
  lists: readonly NamedList[];
  /** The list whose order is followed. */
  shop: NamedList | undefined;
  /** Things of several lists are shown. */
  isAll: boolean;
  system: MeasureSystem;
  currency: string;
  regulars: ShoppingList['regulars'];
  /** What to do with what is in the basket. */
  store: ReactNode;
}

const CARD =
  'mb-3 break-inside-avoid rounded-card border border-line bg-surface px-3 shadow-soft sm:px-4 print:border-0 print:p-0 print:shadow-none';

/** What is to be bought in the order of the shop, and below what is in the basket already. */
export function ShoppingSections(props: ShoppingSectionsProps) {
  const { items, lists, shop, isAll, system, currency, regulars, store } = props;
  const list = useRef<HTMLDivElement>(null);
  useGlide(list);
  const basket = items.filter(({ ticked }) => ticked);
  const nameOf = (id: string) => lists.find((one) => one.id === id)?.name;
  const rows = (title: string, things: readonly ShoppingItem[]) => (
    <ul aria-label={title} className="divide-y divide-line pb-1">
      {things.map((item) => (
        <ShoppingRow
          key={item.id}
          item={item}
          lists={lists}
          onList={isAll && item.list ? nameOf(item.list) : undefined}
          system={system}
          currency={currency}
          regular={regulars.find(({ key }) => key === item.key)}
        />
      ))}
    </ul>
  );
  return (
    <div ref={list}>
      <div className="gap-5 md:columns-2 print:columns-2">
        {bySection(
          items.filter(({ ticked }) => !ticked),
          shop?.sections,
        ).map(({ section, items: things }) => (
          <Fold
            key={section}
            heading
            open
            title={SECTION_TITLES[section]}
            note={things.length}
            className={CARD}
          >
            {rows(SECTION_TITLES[section], things)}
          </Fold>
        ))}
      </div>
      {basket.length > 0 && (
        <>
          <Fold heading open title={t`In the basket`} note={basket.length} className={CARD}>
            {rows(t`In the basket`, basket)}
          </Fold>
          {store}
        </>
      )}
    </div>
  );
}
