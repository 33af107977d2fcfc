import {
  type BillingState,
  cancelSubscription,
  refundSubscription,
  resumeSubscription,
  type SwitchPreview,
  switchInterval,
} from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/api.ts';
import { confirmed, NotConfirmed } from '../../lib/session/confirm-identity.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { billingQuery, planChanged } from './billing.queries.ts';
import { dayOf, messageOf } from './billing-labels.ts';
import { SwitchDialog } from './switch-dialog.tsx';

type Subscription = NonNullable<BillingState['subscription']>;
type Asking = 'cancel' | 'refund' | 'switch' | null;

/** A write whose answer is the new state of the billing. */
function useChange<Input = void>(
  mutationFn: (input: Input) => Promise<BillingState>,
  done: { title: string; text: string },
  onDone: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => confirmed(() => mutationFn(input)),
    onSuccess: async (billing) => {
      queries.setQueryData(billingQuery.queryKey, billing);
      onDone();
      toast(done);
      await planChanged(queries);
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      toast({
        title: t`Error`,
        text: messageOf(error, t`Nothing was changed. Please try again.`),
        tone: 'error',
      });
    },
  });
}

export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const [asking, setAsking] = useState<Asking>(null);
  const other = subscription.interval === 'month' ? 'year' : 'month';
  const end = dayOf(subscription.periodEnd);
  const answered = () => setAsking(null);

  const cancel = useChange(
    () => call(cancelSubscription),
    {
      title: t`Subscription Canceled`,
      text:
        subscription.status === 'active' ? t`You keep Pro until ${end}.` : t`Nothing more will be charged.`,
    },
    answered,
  );
  const resume = useChange(
    () => call(resumeSubscription),
    { title: t`Subscription Resumed`, text: t`It renews on ${end}.` },
    answered,
  );
  const refund = useChange(
    () => call(refundSubscription),
    {
      title: t`Refund Sent`,
      text: t`Your money is on its way back. Banks take 5 to 10 days to show it.`,
    },
    answered,
  );
  const switching = useChange(
    ({ interval, prorationAt }: SwitchPreview) => call(switchInterval, { body: { interval, prorationAt } }),
    {
      title: t`Plan Switched`,
      text: other === 'year' ? t`You now pay by the year.` : t`You now pay by the month.`,
    },
    answered,
  );
  const busy = [cancel, resume, refund, switching].some(({ isPending }) => isPending);
  const close = (open: boolean) => !open && setAsking(null);

  return (
    <div className="flex flex-wrap gap-3">
      {subscription.status === 'active' && !subscription.cancelAtPeriodEnd && (
        <Button variant="outline" onClick={() => setAsking('switch')}>
          {other === 'year' ? t`Switch to yearly` : t`Switch to monthly`}
        </Button>
      )}
      {subscription.cancelAtPeriodEnd ? (
        <Button busy={busy} onClick={() => resume.mutate()}>
          <Trans>Resume subscription</Trans>
        </Button>
      ) : (
        <Button variant="outline" onClick={() => setAsking('cancel')}>
          <Trans>Cancel subscription</Trans>
        </Button>
      )}
      {subscription.refundableUntil && (
        <Button variant="ghost" onClick={() => setAsking('refund')}>
          <Trans>Refund</Trans>
        </Button>
      )}
      {asking === 'switch' && (
        <SwitchDialog
          interval={other}
          busy={busy}
          onClose={answered}
          onSwitch={(shown) => switching.mutate(shown)}
        />
      )}
      <Question
        open={asking === 'cancel'}
        onOpenChange={close}
        title={t`Cancel your subscription?`}
        action={
          <Button variant="danger" busy={busy} onClick={() => cancel.mutate()}>
            <Trans>Yes, cancel</Trans>
          </Button>
        }
      >
        {subscription.status === 'active'
          ? t`You keep Pro until ${end}, and nothing you saved is deleted. You can resume at any time before that day.`
          : t`The unpaid renewal is dropped and you go back to the free plan. Nothing you saved is deleted.`}
      </Question>
      <Question
        open={asking === 'refund'}
        onOpenChange={close}
        title={t`Get your money back?`}
        action={
          <Button variant="danger" busy={busy} onClick={() => refund.mutate()}>
            <Trans>Yes, refund everything</Trans>
          </Button>
        }
      >
        <Trans>
          Everything you paid for this subscription goes back to your card, and Pro ends right away. The
          money-back guarantee is given once per person.
        </Trans>
      </Question>
    </div>
  );
}

interface QuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function Question({ open, onOpenChange, title, action, children }: QuestionProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={children}>
      <div className="flex flex-wrap gap-3">
        {action}
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          <Trans>Keep Pro</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
