import {
  endCalendar,
  getCalendar,
  type MealTimes,
  makeCalendar,
  updateMealTimes,
} from '@crisper/contract/calendar/calendar';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { copyText } from '../../lib/copy-text.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';

const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: ({ signal }) => call(getCalendar, { signal }),
  staleTime: 0,
});

const MEALS = [
  { slot: 'breakfast', label: t`Breakfast` },
  { slot: 'lunch', label: t`Lunch` },
  { slot: 'snack', label: t`Snack` },
  { slot: 'dinner', label: t`Dinner` },
] as const;

const refused = (error: Error) => toast({ tone: 'error', title: t`Not Saved`, text: whyOf(error) });

/** Makes the secret address of the plan, shows it once, and takes it back. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { data } = useQuery(calendarQuery);
  const [address, setAddress] = useState('');
  const refresh = () => queries.invalidateQueries(calendarQuery);
  const make = useMutation({
    mutationFn: () => call(makeCalendar),
    onSuccess: async (made) => {
      setAddress(made.address);
      await refresh();
    },
    onError: refused,
  });
  const end = useMutation({
    mutationFn: () => call(endCalendar),
    onSuccess: async () => {
      setAddress('');
      await refresh();
      toast({ title: t`Address Taken Back`, text: t`No calendar can read your plan any more.` });
    },
    onError: refused,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Add to calendar`}
      description={t`Your plan in the calendar on your phone or computer. Each meal starts when it’s time to cook, and follows when the plan changes.`}
    >
      {data ? (
        <div className="grid gap-6">
          {address ? (
            <Address address={address} />
          ) : (
            <p className="text-ink-soft">
              {data.madeAt
                ? t`A calendar address was made on ${new Date(data.madeAt).toLocaleDateString(locales())}. For safety it was shown only once. A new one ends the old one.`
                : t`Anyone with the address can see what you eat and when, so keep it to yourself. You can take it back here.`}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant={address ? 'outline' : 'primary'}
              busy={make.isPending}
              onClick={() => make.mutate()}
            >
              <Link2 aria-hidden className="size-5" />
              {data.madeAt ? t`Make a new address` : t`Make the address`}
            </Button>
            {data.madeAt && (
              <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
                <Link2Off aria-hidden className="size-5" />
                <Trans>Take it back</Trans>
              </Button>
            )}
          </div>
          <Times times={data.times} onSaved={refresh} />
        </div>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}

function Address({ address }: { address: string }) {
  const copy = async () => {
    try {
      await copyText(address);
      toast({ title: t`Address Copied` });
    } catch {
      toast({ tone: 'error', title: t`Copy Failed`, text: t`Select the address and copy it by hand.` });
    }
  };
  return (
    <div className="grid gap-3">
      <Field
        label={t`Calendar address`}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
        hint={t`Shown only now. In Google Calendar, choose “Other calendars”, then “From URL”.`}
      />
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href={address.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus aria-hidden className="size-5" />
            <Trans>Open in calendar</Trans>
          </a>
        </Button>
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  );
}

/** When the household eats. Saved when a field is left. */
function Times({ times, onSaved }: { times: MealTimes; onSaved: () => Promise<void> }) {
  const save = useMutation({
    mutationFn: (body: MealTimes) => call(updateMealTimes, { body }),
    onSuccess: async () => {
      await onSaved();
      toast({ title: t`Meal Times Saved`, text: t`Calendars follow within the hour.` });
    },
    onError: refused,
  });
  return (
    <fieldset className="grid grid-cols-2 gap-3" disabled={save.isPending}>
      <legend className="mb-2 font-semibold">
        <Trans>When you all eat</Trans>
      </legend>
      {MEALS.map(({ slot, label }) => (
        <Field
          key={`${slot}-${times[slot]}`}
          label={label}
          type="time"
          defaultValue={times[slot]}
          onBlur={({ target }) => {
            if (target.value && target.value !== times[slot]) save.mutate({ ...times, [slot]: target.value });
          }}
        />
      ))}
    </fieldset>
  );
}
