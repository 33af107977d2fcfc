import {
  type BillingState,
  cancelSubscription,
  refundSubscription,
  resumeSubscription,
} from '@crisper/contract/billing';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { billingQuery, planChanged } from './billing.queries.ts';
import { dayOf, messageOf } from './billing-labels.ts';
import { SwitchDialog } from './switch-dialog.tsx';

type Subscription = NonNullable<BillingState['subscription']>;
type Asking = 'cancel' | 'refund' | 'switch' | null;

export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Asking>(null);
  const [busy, setBusy] = useState(false);
  const other = subscription.interval === 'month' ? 'year' : 'month';
  const end = dayOf(subscription.periodEnd);

  const act = async (work: () => Promise<BillingState>, done: { title: string; text: string }) => {
    setBusy(true);
    try {
      queries.setQueryData(billingQuery.queryKey, await work());
      setAsking(null);
      toast(done);
      await planChanged(queries);
    } catch (error) {
      toast({
        title: 'Error',
        text: messageOf(error, 'Nothing was changed. Please try again.'),
        tone: 'error',
      });
    }
    setBusy(false);
  };
  const cancel = () =>
    act(() => call(cancelSubscription), {
      title: 'Subscription Canceled',
      text: subscription.status === 'active' ? `You keep Pro until ${end}.` : 'Nothing more will be charged.',
    });
  const resume = () =>
    act(() => call(resumeSubscription), { title: 'Subscription Resumed', text: `It renews on ${end}.` });
  const refund = () =>
    act(() => call(refundSubscription), {
      title: 'Refund Sent',
      text: 'Your money is on its way back. Banks take 5 to 10 days to show it.',
    });
  const close = (open: boolean) => !open && setAsking(null);

  return (
    <div className="flex flex-wrap gap-3">
      {subscription.status === 'active' && !subscription.cancelAtPeriodEnd && (
        <Button variant="outline" onClick={() => setAsking('switch')}>
          Switch to {other === 'year' ? 'yearly' : 'monthly'}
        </Button>
      )}
      {subscription.cancelAtPeriodEnd ? (
        <Button busy={busy} onClick={() => void resume()}>
          Resume subscription
        </Button>
      ) : (
        <Button variant="outline" onClick={() => setAsking('cancel')}>
          Cancel subscription
        </Button>
      )}
      {subscription.refundableUntil && (
        <Button variant="ghost" onClick={() => setAsking('refund')}>
          Refund
        </Button>
      )}
      {asking === 'switch' && (
        <SwitchDialog
          interval={other}
          busy={busy}
          onClose={() => setAsking(null)}
          onSwitch={(work) => act(work, { title: 'Plan Switched', text: `You now pay by the ${other}.` })}
        />
      )}
      <Question
        open={asking === 'cancel'}
        onOpenChange={close}
        title="Cancel your subscription?"
        action={
          <Button variant="danger" busy={busy} onClick={() => void cancel()}>
            Yes, cancel
          </Button>
        }
      >
        {subscription.status === 'active'
          ? `You keep Pro until ${end}, and nothing you saved is deleted. You can resume at any time before that day.`
          : 'The open renewal is dropped and you go back to the free plan. Nothing you saved is deleted.'}
      </Question>
      <Question
        open={asking === 'refund'}
        onOpenChange={close}
        title="Get your money back?"
        action={
          <Button variant="danger" busy={busy} onClick={() => void refund()}>
            Yes, refund everything
          </Button>
        }
      >
        Everything you paid for this subscription goes back to your card, and Pro ends right away. The
        money-back guarantee is given once per person.
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
          Keep Pro
        </Button>
      </div>
    </Dialog>
  );
}
