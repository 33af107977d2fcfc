import { storeShopping } from '@crisper/contract/shopping/shopping';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, CloudOff, ShoppingBasket, ShoppingCart } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call, unreachable } from '../../lib/api.ts';
import { flushOutbox } from '../../lib/outbox/outbox.ts';
import { changesOf, usePendingChanges, useWaiting } from '../../lib/outbox/outbox-state.ts';
import { costText, listCost } from '../../shared/cost-text.ts';
import { HttpsNote } from '../../shared/https-note.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AddShoppingForm } from './add-shopping-form.tsx';
import { ListChips, type ListChoice } from './list-chips.tsx';
import { ListMenu } from './list-menu.tsx';
import { Shoppers } from './shoppers.tsx';
import { cacheShoppingList, explain, shoppingQuery } from './shopping.queries.ts';
import { ShoppingSections } from './shopping-sections.tsx';
import { LIST_CHANGES, shownItems } from './shopping-state.ts';
import { StaplesQuestion } from './staples-question.tsx';

const ShoppingMode = lazyPart(() =>
  import('./shopping-mode.tsx').then(({ ShoppingMode }) => ({ default: ShoppingMode })),
);
/** In the address, so that a reload stays in the shop and the back button leaves it. */
const MODE = 'shop';

/** The shopping list: it can be changed offline, and what was bought is moved to the pantry at home. */
export function ShoppingView({ system }: { system: MeasureSystem }) {
  const list = useQuery(shoppingQuery);
  const changes = usePendingChanges();
  const isStuck = useWaiting() > 0;
  const queries = useQueryClient();
  const all = shownItems(list.data?.items ?? [], changes);
  const asked = all.filter((item) => item.asked !== null);
  const lists = list.data?.lists ?? [];
  const regulars = list.data?.regulars ?? [];
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState<ListChoice>('all');
  const shop = lists.find(({ id }) => id === chosen) ?? lists[0];
  // A list that another member removed is not shown any more.
  const isAll = lists.length < 2 || shop?.id !== chosen;
  const items = all.filter((item) => item.asked === null && (isAll || item.list === shop?.id));
  const usual = system === 'us' ? 'USD' : 'EUR';
  const currency = all.find(({ price }) => price)?.price?.currency ?? usual;
  const cost = costText(listCost(items, system));
  const ticked = items.filter((item) => item.ticked).length;

  const store = useMutation({
    mutationFn: async () => {
      // The server stores what it has as ticked, so what is unsent is sent first.
      await flushOutbox();
      if (LIST_CHANGES.some((kind) => changesOf(kind).length > 0)) throw unreachable();
      return call(storeShopping);
    },
    onSuccess: async ({ stored, ...left }) => {
      cacheShoppingList(queries, left);
      await queries.invalidateQueries({ queryKey: ['pantry'] });

      toast({
        title: t`Put Away`,
        text: plural(stored, {
          one: '# thing is in your pantry now.',
          other: '# things are in your pantry now.',
        }),
      });
    },
    onError: explain,
  });

  const header = (
    <PageHeader title={t`Shopping List`}>
      {items.length > 0 && (
        <>
          <span className="px-1 text-ink-soft text-sm tabular-nums max-[22rem]:hidden print:hidden">
            {t`${ticked} of ${items.length}`}
          </span>
          <IconButton
            label={t`Go shopping`}
            onClick={() => setAddress({ [MODE]: '1' })}
            className="print:hidden"
          >
            <ShoppingCart />
          </IconButton>
        </>
      )}
      {list.data && <ListMenu items={items} lists={lists} regulars={regulars} shop={shop} system={system} />}
    </PageHeader>
  );
  if (list.isPending)
    return (
      <>
        {header}
        <div role="status" aria-label={t`Fetching your list`} className="mt-3 grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-72" />
        </div>
      </>
    );
  const storeButton = (
    <Button className="mb-3 w-full sm:w-fit" busy={store.isPending} onClick={() => store.mutate()}>
      <ShoppingBasket aria-hidden className="size-5" /> <Trans>Put ticked items in the pantry</Trans>
    </Button>
  );
  return (
    <div className="flex min-h-[calc(100dvh-9rem)] flex-col">
      {header}
      <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {(list.isError || isStuck) && (
          <p role="status" className="flex items-center gap-3 rounded-card bg-honey-soft p-4 text-honey-ink">
            <CloudOff aria-hidden className="size-5 shrink-0" />
            {isStuck
              ? t`Not connected. Your changes are kept here and sent as soon as you are.`
              : t`Not connected. This is the list as you last saw it.`}
          </p>
        )}
        <HttpsNote what={t`opening pages offline`}>
          <Trans>You need to be online to open this list.</Trans>
        </HttpsNote>
        <Shoppers shoppers={list.data?.shoppers ?? []} />
        {lists.length > 1 && (
          <ListChips lists={lists} chosen={isAll ? 'all' : (shop?.id ?? null)} onChoose={setChosen} />
        )}
        {asked.length > 0 && <StaplesQuestion items={asked} />}
      </div>
      {all.length === 0 && (
        <Card className="mt-2">
          <EmptyState
            icon={ShoppingBasket}
            title={t`Nothing to Buy`}
            action={
              <Button asChild>
                <Link to="/plan">
                  <CalendarDays aria-hidden className="size-5" /> <Trans>Plan your week</Trans>
                </Link>
              </Button>
            }
          >
            <Trans>
              Plan a week and everything it needs shows up here, sorted by aisle. Or write something down
              below.
            </Trans>
          </EmptyState>
        </Card>
      )}
      {items.length > 0 && (
        <ShoppingSections
          items={items}
          lists={lists}
          shop={shop}
          isAll={isAll}
          system={system}
          currency={currency}
          regulars={regulars}
          store={storeButton}
        />
      )}
      {cost && <p className="mb-3 text-ink-soft text-sm tabular-nums">{cost}</p>}
      <AddShoppingForm list={isAll ? undefined : shop?.id} />
      {address.has(MODE) && (
        <Suspense fallback={null}>
          <ShoppingMode
            items={items}
            sections={shop?.sections}
            system={system}
            store={storeButton}
            onClose={() => setAddress({}, { replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
