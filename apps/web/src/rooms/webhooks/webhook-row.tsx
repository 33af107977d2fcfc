import {
  removeWebhook,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@crisper/contract/webhooks/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
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
    onSuccess: () => toast({ title: 'Removed', text: `${host} gets no more messages.` }),
    onError: (error) => {
      // One that is already gone counts as success.
      if (!(error instanceof ApiError && error.code === 'not_found'))
        toast({ tone: 'error', title: 'Not Removed', text: whyOf(error) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true }),
  });
  const test = useMutation({
    mutationFn: () => call(testWebhook, { params: { id } }),
    onSuccess: () => {
      setOpen(true);
      return queries.invalidateQueries(deliveriesQuery(id));
    },
    onError: (error) => toast({ tone: 'error', title: 'Not Sent', text: whyOf(error) }),
  });
  return (
    <li className="grid gap-2 py-3">
      <div className="min-w-0">
        <p className="break-all font-medium">
          {url} {(stoppedAt || pausedUntil) && <Badge tone="honey">{stoppedAt ? 'Stopped' : 'Paused'}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{events.map((event) => EVENT_NAMES[event]).join(' · ')}</p>
        {stoppedAt && (
          <p className="text-sm">
            Nothing is sent, because it did not answer for hours. A test that arrives starts it again.
          </p>
        )}
        {!stoppedAt && pausedUntil && (
          <p className="text-sm">
            It failed several times in a row, so nothing is sent until {momentOf(pausedUntil)}. A test that
            arrives starts it at once.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          busy={test.isPending}
          aria-label={`Send a test to ${host}`}
          onClick={() => test.mutate()}
        >
          Send a test
        </Button>
        <Button
          variant="ghost"
          aria-expanded={open}
          aria-label={`What was sent to ${host}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide the log' : 'Show the log'}
        </Button>
        <Button
          variant="ghost"
          busy={remove.isPending}
          aria-label={`Remove ${host}`}
          onClick={() => remove.mutate()}
        >
          Remove
        </Button>
      </div>
      {open && <Deliveries id={id} />}
    </li>
  );
}

function Deliveries({ id }: { id: string }) {
  const { data } = useQuery(deliveriesQuery(id));
  if (!data) return null;
  if (data.length === 0) return <p className="text-ink-soft text-sm">Nothing yet.</p>;
  return (
    <ul aria-label="What was sent" aria-live="polite" className="divide-y divide-line text-sm">
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
  if (state === 'sent') return `Arrived (${status})`;
  if (state === 'failed') return problem ?? 'Given up';
  if (tries === 0 || nextTryAt === null) return 'On its way';
  return `${problem ?? 'Not arrived.'} Next try ${momentOf(nextTryAt)}`;
}

function momentOf(at: string): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
