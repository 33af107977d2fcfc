import { WEBHOOKS_MAX } from '@crisper/contract/webhooks/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ProgramsCard } from '../../shared/programs-card.tsx';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksQuery } from './webhooks.queries.ts';

/** Addresses that are told what happens. */
export function WebhooksCard() {
  const { data } = useQuery(webhooksQuery);
  if (!data) return null;
  return (
    <ProgramsCard
      id="webhooks"
      title={t`Webhooks for your own programs`}
      names={data.map(({ url }) => new URL(url).host)}
      most={WEBHOOKS_MAX}
      about={
        <Trans>
          We post a short message to an address of yours when something happens in your kitchen. It says what
          happened, not what you have: to read that, a program needs an API token. A new password removes
          every webhook.
        </Trans>
      }
      rows={data.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />)}
      rowsLabel={t`Webhooks`}
      makeLabel={t`New webhook`}
      fullHint={t`Remove one first.`}
      formTitle={t`New webhook`}
      secretTitle={t`Its secret`}
      secretHint={t`With it your program can tell that a message is ours (Standard Webhooks). Copy it now, as it is not shown again.`}
      form={(onMade) => <NewWebhookForm onMade={onMade} />}
    />
  );
}
