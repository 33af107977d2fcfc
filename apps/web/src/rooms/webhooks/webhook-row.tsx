import {
  removeWebhook,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@crisper/contract/webhooks/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EVENT_NAMES } from './event-names.ts';
import { deliveriesQuery, webhooksQuery } from './webhooks.queries.ts';

/** One address with what it is told, and what was sent to it. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, stoppedAt, pausedUntil } = webhook;
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const host = new URL(url).host;
  const remove = useMutation({
    mutationFn: () => call(removeWebhook, { params: { id } }),
    onSuccess: () => toast({ title: t`Removed`, text: t`${host} gets no more messages.` }),
    onError: (error) => {
      // One that is already gone counts as success.
      if (!(error instanceof ApiError && error.code === 'not_found'))
        toast({ tone: 'error', title: t`Not Removed`, text: whyOf(error) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true }),
  });
  const test = useMutation({
    mutationFn: () => call(testWebhook, { params: { id } }),
    onSuccess: () => {
      setOpen(true);
      return queries.invalidateQueries(deliveriesQuery(id));
    },
    onError: (error) => toast({ tone: 'error', title: t`Not Sent`, text: whyOf(error) }),
  });
  return (
    <li className="grid gap-2 py-3">
      <div className="min-w-0">
        <p className="break-all font-medium">
          {url}{' '}
          {(stoppedAt || pausedUntil) && <Badge tone="honey">{stoppedAt ? t`Stopped` : t`Paused`}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{events.map((event) => EVENT_NAMES[event]).join(' · ')}</p>
        {stoppedAt && (
          <p className="text-sm">
            <Trans>
              Nothing is sent, because it did not answer for hours. A test that arrives starts it again.
            </Trans>
          </p>
        )}
        {!stoppedAt && pausedUntil && (
          <p className="text-sm">
            <Trans>
              It failed several times in a row, so nothing is sent until {momentOf(pausedUntil)}. A test that
              arrives starts it at once.
            </Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          busy={test.isPending}
          aria-label={t`Send a test to ${host}`}
          onClick={() => test.mutate()}
        >
          <Trans>Send a test</Trans>
        </Button>
        <Button
          variant="ghost"
          aria-expanded={open}
          aria-label={t`What was sent to ${host}`}
          onClick={() => setOpen(!open)}
        >
          {open ? t`Hide the log` : t`Show the log`}
        </Button>
        <Button
          variant="ghost"
          busy={remove.isPending}
          aria-label={t`Remove ${host}`}
          onClick={() => remove.mutate()}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
      {open && <Deliveries id={id} />}
    </li>
  );
}

function Deliveries({ id }: { id: string }) {
  const { data } = useQuery(deliveriesQuery(id));
  if (!data) return null;
  if (data.length === 0)
    return (
      <p className="text-ink-soft text-sm">
        <Trans>Nothing yet.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`What was sent`} aria-live="polite" className="divide-y divide-line text-sm">
      {data.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span>
            {EVENT_NAMES[delivery.event]}{' '}
            <span className="text-ink-soft">{momentOf(delivery.createdAt)}</span>
          </span>
          <span>{outcomeOf(delivery)}</span>
        </li>
      ))}
    </ul>
  );
}

function outcomeOf({ state, tries, status, problem, nextTryAt }: WebhookDelivery): string {
  if (state === 'sent') return t`Arrived (${status ?? 0})`;
  if (state === 'failed') return problem ?? t`Given up`;
  if (tries === 0 || nextTryAt === null) return t`On its way`;
  const why = problem ?? t`Not arrived.`;
  const when = momentOf(nextTryAt);
  return t`${why} Next try ${when}`;
}

function momentOf(at: string): string {
  return new Date(at).toLocaleString(locales(), { dateStyle: 'medium', timeStyle: 'short' });
}
