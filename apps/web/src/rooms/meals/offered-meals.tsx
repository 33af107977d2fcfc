import {
  acceptMealOffer,
  declineMealOffer,
  listMealOffers,
  type MealOffer,
} from '@crisper/contract/meals/meal-offers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { refreshMeals } from './meals.queries.ts';

const offersQuery = queryOptions({
  queryKey: ['meal-offers'],
  queryFn: async ({ signal }) => (await call(listMealOffers, { signal })).offers,
});

/** Meals that a user of the household logged and one ate too. Nothing is in the diary until one says so. */
export function OfferedMeals() {
  const queries = useQueryClient();
  const { data: offers = [] } = useQuery(offersQuery);
  const settle = {
    onSettled: () => queries.invalidateQueries({ queryKey: offersQuery.queryKey }),
    onError: (error: unknown) =>
      toast({
        tone: 'error',
        title: t`Not Saved`,
        text: (error instanceof ApiError && error.message) || t`Please try again.`,
      }),
  };
  const accept = useMutation({
    mutationFn: ({ id }: MealOffer) => call(acceptMealOffer, { params: { id } }),
    onSuccess: (meal) => {
      refreshMeals(queries);
      toast({ title: t`Meal Saved!`, text: t`${meal.name} is in your diary.` });
    },
    ...settle,
  });
  const decline = useMutation({
    mutationFn: ({ id }: MealOffer) => call(declineMealOffer, { params: { id } }),
    ...settle,
  });
  const busy = accept.isPending || decline.isPending;
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t`Meals you ate too`} className="mb-5 grid gap-3">
      {offers.map((offer) => {
        const { from, name } = offer;
        const kcal = offer.calories.toLocaleString(locales());
        return (
          <li key={offer.id}>
            <Card className="flex flex-wrap items-center justify-between gap-3 border-herb p-4">
              <p className="min-w-0 flex-1 basis-60">
                <Trans>
                  {from} logged {name}, which you ate too: about {kcal} kcal. Add it to your diary?
                </Trans>
              </p>
              <div className="flex gap-2">
                <Button variant="outline" disabled={busy} onClick={() => decline.mutate(offer)}>
                  <Trans>No thanks</Trans>
                </Button>
                <Button disabled={busy} onClick={() => accept.mutate(offer)}>
                  <Trans>Add</Trans>
                </Button>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
