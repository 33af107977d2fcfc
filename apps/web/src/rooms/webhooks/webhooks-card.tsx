import { WEBHOOKS_MAX } from '@crisper/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SecretOnce } from '../../shared/secret-once.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksQuery } from './webhooks.queries.ts';

/** Addresses that are told what happens. Few people need them, so the card is closed at first. */
export function WebhooksCard() {
  const { data } = useQuery(webhooksQuery);
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (!data) return null;
  const close = () => {
    setMaking(false);
    setSecret(null);
  };
  return (
    <Card className="px-5 py-3 lg:py-5">
      <details id="webhooks">
        <summary className="-m-2 cursor-pointer rounded-control p-2">
          <h2 className="inline text-base lg:text-xl">Webhooks for your own programs</h2>
          <span className="block text-ink-soft text-sm max-lg:truncate lg:mt-1">
            {data.map(({ url }) => new URL(url).host).join(', ') || 'none yet'}
          </span>
        </summary>
        <p className="mt-4 text-ink-soft text-sm">
          We post a short message to an address of yours when something happens in your kitchen. It says what
          happened, not what you have: to read that, a program needs an API token. A new password removes
          every webhook.
        </p>
        {data.length > 0 && (
          <ul aria-label="Webhooks" className="mt-3 divide-y divide-line">
            {data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
        <Button
          variant="outline"
          className="mt-3 mb-2"
          disabled={data.length >= WEBHOOKS_MAX}
          onClick={() => setMaking(true)}
        >
          New webhook
        </Button>
        {data.length >= WEBHOOKS_MAX && (
          <p className="text-ink-soft text-sm">
            That’s {WEBHOOKS_MAX}, the most there can be. Remove one first.
          </p>
        )}
      </details>
      <Dialog
        open={making}
        onOpenChange={(open) => !open && close()}
        title={secret ? 'Its secret' : 'New webhook'}
        {...(secret && {
          description:
            'With it your program can tell that a message is ours (Standard Webhooks). Copy it now, as it is not shown again.',
        })}
      >
        {secret ? <SecretOnce secret={secret} onDone={close} /> : <NewWebhookForm onMade={setSecret} />}
      </Dialog>
    </Card>
  );
}
