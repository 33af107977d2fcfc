import { storeShopping } from '@crisper/contract/shopping/shopping';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, CloudOff, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, unreachable } from '../../lib/api.ts';
import { flushOutbox } from '../../lib/outbox/outbox.ts';
import { changesOf, usePendingChanges, useWaiting } from '../../lib/outbox/outbox-state.ts';
import { costText, listCost } from '../../shared/cost-text.ts';
import { HttpsNote } from '../../shared/https-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AddShoppingForm } from './add-shopping-form.tsx';
import { ListChips, type ListChoice } from './list-chips.tsx';
import { ListMenu } from './list-menu.tsx';
import { Shoppers } from './shoppers.tsx';
import { cacheShoppingList, explain, shoppingQuery } from './shopping.queries.ts';
import { ShoppingRow } from './shopping-row.tsx';
import { bySection, LIST_CHANGES, SECTION_TITLES, shownItems } from './shopping-state.ts';
import { StaplesQuestion } from './staples-question.tsx';

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
  const [chosen, setChosen] = useState<ListChoice>('all');
  const shop = lists.find(({ id }) => id === chosen) ?? lists[0];
  // A list that another member removed is not shown any more.
  const isAll = lists.length < 2 || shop?.id !== chosen;
  const items = all.filter((item) => item.asked === null && (isAll || item.list === shop?.id));
  const usual = system === 'us' ? 'USD' : 'EUR';
  const currency = all.find(({ price }) => price)?.price?.currency ?? usual;
  const cost = costText(listCost(items, system));
  const nameOf = (id: string) => lists.find((one) => one.id === id)?.name;
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
      const things = stored === 1 ? '1 thing is' : `${stored} things are`;
      toast({ title: 'Put Away', text: `${things} in your pantry now.` });
    },
    onError: explain,
  });

  if (list.isPending)
    return (
      <div role="status" aria-label="Fetching your list" className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-72" />
      </div>
    );
  return (
    <div className="grid gap-6">
      {(list.isError || isStuck) && (
        <p role="status" className="flex items-center gap-3 rounded-card bg-honey-soft p-4 text-honey-ink">
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {isStuck
            ? 'Not connected. Your changes are kept here and sent as soon as you are.'
            : 'Not connected. This is the list as you last saw it.'}
        </p>
      )}
      <HttpsNote what="opening pages offline">You need to be online to open this list.</HttpsNote>
      <Shoppers shoppers={list.data?.shoppers ?? []} />
      <AddShoppingForm list={isAll ? undefined : shop?.id} />
      <div className="flex items-center gap-2 print:hidden">
        <div className="min-w-0 flex-1">
          {lists.length > 1 && (
            <ListChips lists={lists} chosen={isAll ? 'all' : (shop?.id ?? null)} onChoose={setChosen} />
          )}
        </div>
        <ListMenu items={items} lists={lists} regulars={regulars} shop={shop} system={system} />
      </div>
      {asked.length > 0 && <StaplesQuestion items={asked} />}
      {all.length === 0 ? (
        <Card>
          <EmptyState
            icon={ShoppingBasket}
            title="Nothing to Buy"
            action={
              <Button asChild>
                <Link to="/plan">
                  <CalendarDays aria-hidden className="size-5" /> Plan your week
                </Link>
              </Button>
            }
          >
            Plan a week and everything it needs shows up here, sorted by aisle. Or write something down above.
          </EmptyState>
        </Card>
      ) : (
        items.length > 0 && (
          <>
            <div className="grid gap-3 print:hidden">
              <Progress
                label="In the basket"
                value={ticked}
                max={items.length}
                note={`${ticked} of ${items.length}`}
              />
              {cost && <p className="text-ink-soft text-sm tabular-nums">{cost}</p>}
              {ticked > 0 && (
                <Button className="w-fit" busy={store.isPending} onClick={() => store.mutate()}>
                  <ShoppingBasket aria-hidden className="size-5" /> Put ticked items in the pantry
                </Button>
              )}
            </div>
            <div className="gap-6 md:columns-2 print:columns-2">
              {bySection(items, shop?.sections).map(({ section, items: things }) => (
                <Card
                  key={section}
                  className="mb-5 break-inside-avoid p-5 print:border-0 print:p-0 print:shadow-none"
                >
                  <h2 className="text-xl">{SECTION_TITLES[section]}</h2>
                  <ul aria-label={SECTION_TITLES[section]} className="mt-2 divide-y divide-line">
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
                </Card>
              ))}
            </div>
          </>
        )
      )}
    </div>
  );
}
