import { forgetMemories, forgetMemory, listMemories, type Memory } from '@crisper/contract/memories/memories';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

const memoriesQuery = queryOptions({
  queryKey: ['memories'],
  queryFn: async ({ signal }) => (await call(listMemories, { signal })).memories,
});

/** What scans know again, by name and when it was last seen. */
export function MemoriesCard() {
  const queries = useQueryClient();
  const { data } = useQuery(memoriesQuery);
  const [asked, setAsked] = useState(false);
  const told = {
    onError: (error: Error) => toast({ tone: 'error', title: t`Not Forgotten`, text: whyOf(error) }),
    onSettled: () => queries.invalidateQueries(memoriesQuery),
  };
  const forget = useMutation({
    mutationFn: ({ id }: Memory) => call(forgetMemory, { params: { id } }),
    onSuccess: (_, { name }) => toast({ title: t`Forgotten`, text: t`Scans no longer know your ${name}.` }),
    ...told,
  });
  const forgetAll = useMutation({
    mutationFn: () => call(forgetMemories),
    onSuccess: () => {
      setAsked(false);
      toast({ title: t`Forgotten`, text: t`The next scan starts fresh.` });
    },
    ...told,
  });
  if (!data) return null;
  return (
    <Card className="px-5 py-3 lg:py-5">
      <details className="group/memories">
        <summary className="-m-2 flex cursor-pointer list-none items-center gap-3 rounded-control p-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2 className="text-base lg:text-xl">
              <Trans>What Crisper remembers of your kitchen</Trans>
            </h2>
            <span className="block truncate text-ink-soft text-sm lg:mt-1">
              {data.map(({ name }) => name).join(', ') || t`nothing yet`}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-ink-soft transition group-open/memories:rotate-180"
          />
        </summary>
        <p className="mt-4 text-ink-soft text-sm">
          <Trans>
            What you confirm in a scan is known again next time. We keep a few numbers about its color and
            shape and the words on it, never a picture, and forget it after four months without seeing it.
          </Trans>
        </p>
        <ul aria-label={t`What Crisper remembers`} className="mt-3 divide-y divide-line">
          {data.map((memory) => (
            <li key={memory.id} className="flex items-center gap-3 py-1">
              <FoodPicture food={memory.food} />
              <span className="min-w-0 flex-1 break-words">
                {memory.name}
                <span className="block text-ink-soft text-sm">
                  <Trans>Last seen {dayOf(memory.lastSeenAt)}</Trans>
                </span>
              </span>
              <Button
                variant="ghost"
                disabled={forget.isPending}
                aria-label={t`Forget ${memory.name}`}
                onClick={() => forget.mutate(memory)}
              >
                <Trans>Forget</Trans>
              </Button>
            </li>
          ))}
        </ul>
        {data.length > 0 && (
          <Button variant="danger" className="mt-3 mb-2" onClick={() => setAsked(true)}>
            <Trans>Forget everything</Trans>
          </Button>
        )}
      </details>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={t`Forget everything?`}
        description={t`Scans will no longer know anything in your kitchen by its look. This can’t be undone.`}
      >
        <Button variant="danger" busy={forgetAll.isPending} onClick={() => forgetAll.mutate()}>
          <Trans>Forget everything</Trans>
        </Button>
      </Dialog>
    </Card>
  );
}

function dayOf(at: string): string {
  return new Date(at).toLocaleDateString(locales(), { dateStyle: 'medium' });
}
