import { getNotices, type Notices, updateNotices } from '@crisper/contract/notices/notices';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { canPush, endPush, NotAllowed, startPush } from './push-device.ts';

const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => call(getNotices, { signal }),
  staleTime: 0,
});

const HOURS = Array.from({ length: 24 }, (_, hour) => {
  const value = `${String(hour).padStart(2, '0')}:00`;
  return { value, label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}` };
});

const NO_MAIL = {
  not_set_up: 'Mail is not set up on this installation, so no email can come.',
  not_confirmed: 'Confirm your email first, so that emails reach you alone.',
};

/** How the person hears of what spoils soon: in this browser, by mail, and when not. */
export function NoticesCard() {
  const queries = useQueryClient();
  const { data } = useQuery(noticesQuery);
  const top = useRef<HTMLElement>(null);
  const change = useMutation({
    mutationFn: (work: () => Promise<Notices>) => work(),
    onSuccess: (notices) => queries.setQueryData(noticesQuery.queryKey, notices),
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Not Saved',
        text:
          error instanceof NotAllowed
            ? 'Your browser does not allow it. Allow notifications for this site in its settings.'
            : whyOf(error),
      }),
  });
  const loaded = data !== undefined;
  // Emails link here, and the page has loaded long before this card.
  useEffect(() => {
    if (loaded && window.location.hash === '#notices') top.current?.scrollIntoView();
  }, [loaded]);
  if (!data) return null;

  const { mail, quietFrom, quietUntil, noMail, push } = data;
  const save = (said: Partial<Pick<Notices, 'mail' | 'quietFrom' | 'quietUntil'>>) =>
    change.mutate(() => call(updateNotices, { body: { mail, quietFrom, quietUntil, ...said } }));
  const elsewhere = push.devices - (push.here ? 1 : 0);
  return (
    <section ref={top} id="notices" aria-labelledby="notices-title" className="scroll-mt-20">
      <Card className="grid gap-5 p-5 sm:p-6">
        <div>
          <h2 id="notices-title" className="flex items-center gap-2.5 text-xl">
            <BellRing aria-hidden className="size-5 shrink-0 text-herb-ink" />
            Use it before it spoils
          </h2>
          <p className="mt-2 text-ink-soft">
            We tell you what in your pantry should be eaten within two days, with a dish for it. Once a day at
            most.
          </p>
        </div>
        <Switch
          label="Notify me in this browser"
          checked={push.here}
          disabled={change.isPending || !(canPush() || push.here)}
          onChange={(on) => change.mutate(() => (on ? startPush(push.publicKey) : endPush()))}
        >
          {canPush()
            ? 'Until you sign out here.'
            : 'This browser can’t show notices. On an iPhone or iPad, add Crisper to the home screen first.'}
          {elsewhere > 0 &&
            ` On for ${elsewhere === 1 ? 'one other browser' : `${elsewhere} other browsers`}.`}
        </Switch>
        <Switch
          label="Email me"
          checked={mail}
          disabled={change.isPending || (noMail !== null && !mail)}
          onChange={(on) => save({ mail: on })}
        >
          {noMail ? NO_MAIL[noMail] : 'Each has a link that ends them.'}
        </Switch>
        <div className="grid grid-cols-2 gap-3">
          <Select
            label="Nothing from"
            options={HOURS}
            value={quietFrom}
            disabled={change.isPending}
            onChange={(event) => save({ quietFrom: event.target.value })}
          />
          <Select
            label="until"
            options={HOURS}
            value={quietUntil}
            disabled={change.isPending}
            onChange={(event) => save({ quietUntil: event.target.value })}
          />
        </div>
      </Card>
    </section>
  );
}
