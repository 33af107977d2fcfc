import { getNotices, type Notices, updateNotices } from '@crisper/contract/notices/notices';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { locales } from '../../lib/i18n/i18n.ts';
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

const hourFormat = new Intl.DateTimeFormat(locales(), { hour: 'numeric', minute: '2-digit' });
const HOURS = Array.from({ length: 24 }, (_, hour) => {
  const value = `${String(hour).padStart(2, '0')}:00`;
  return { value, label: hourFormat.format(new Date(2026, 0, 1, hour)).replace('\u202f', ' ') };
});

const NO_MAIL = {
  not_set_up: t`Mail is not set up on this installation, so no email can come.`,
  not_confirmed: t`Confirm your email first, so that emails reach you alone.`,
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
        title: t`Not Saved`,
        text:
          error instanceof NotAllowed
            ? t`Your browser does not allow it. Allow notifications for this site in its settings.`
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
            <Trans>Use it before it spoils</Trans>
          </h2>
          <p className="mt-2 text-ink-soft">
            <Trans>
              We tell you what in your pantry should be eaten within two days, with a dish for it. Once a day
              at most.
            </Trans>
          </p>
        </div>
        <Switch
          label={t`Notify me in this browser`}
          checked={push.here}
          disabled={change.isPending || !(canPush() || push.here)}
          onChange={(on) => change.mutate(() => (on ? startPush(push.publicKey) : endPush()))}
        >
          {canPush()
            ? t`Until you sign out here.`
            : t`This browser can’t show notices. On an iPhone or iPad, add Crisper to the home screen first.`}{' '}
          {elsewhere > 0 &&
            (elsewhere === 1
              ? t`On for one other browser.`
              : plural(elsewhere, {
                  one: 'On for # other browser.',
                  other: 'On for # other browsers.',
                }))}
        </Switch>
        <Switch
          label={t`Email me`}
          checked={mail}
          disabled={change.isPending || (noMail !== null && !mail)}
          onChange={(on) => save({ mail: on })}
        >
          {noMail ? NO_MAIL[noMail] : t`Each has a link that ends them.`}
        </Switch>
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={t`Nothing from`}
            options={HOURS}
            value={quietFrom}
            disabled={change.isPending}
            onChange={(event) => save({ quietFrom: event.target.value })}
          />
          <Select
            label={t`until`}
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
