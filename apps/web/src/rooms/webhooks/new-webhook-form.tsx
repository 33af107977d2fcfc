import { makeWebhook, WEBHOOK_EVENTS, type WebhookEvent } from '@crisper/contract/webhooks/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { confirmed, NotConfirmed } from '../../lib/session/confirm-identity.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { EVENT_NAMES } from './event-names.ts';
import { webhooksQuery } from './webhooks.queries.ts';

/** Hands the secret on, which is shown this once. */
export function NewWebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const make = useMutation({
    mutationFn: () => {
      const body = makeWebhook.body!.safeParse({ url: url.trim(), events });
      if (!body.success) throw new ApiError(400, 'validation', body.error.issues[0]!.message);
      return confirmed(() => call(makeWebhook, { body: body.data }));
    },
    onSuccess: ({ secret }) => onMade(secret),
    onSettled: () => queries.invalidateQueries(webhooksQuery),
  });
  const failed = make.error && !(make.error instanceof NotConfirmed) ? make.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t`Address`}
        type="url"
        inputMode="url"
        placeholder={t`https://`}
        hint={t`Each message is posted there as JSON.`}
        value={url}
        maxLength={2_000}
        autoComplete="off"
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-sm">
          <Trans>Tell it when</Trans>
        </legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={(wanted) =>
              setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? wanted : events.includes(one))))
            }
          >
            {EVENT_NAMES[event]}
          </Checkbox>
        ))}
      </fieldset>
      <FormError>{failed ? whyOf(failed) : undefined}</FormError>
      <Button type="submit" busy={make.isPending}>
        <Trans>Make the webhook</Trans>
      </Button>
    </form>
  );
}
