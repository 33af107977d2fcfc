import { type Payment, payNow } from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { planChanged } from './billing.queries.ts';
import { messageOf, money } from './billing-labels.ts';
import { useCompletePayment } from './complete-payment.ts';
import { PaymentForm } from './payment-form.tsx';

/** Pays a renewal that failed. */
export function PayOverdueButton() {
  const queries = useQueryClient();
  const [payment, setPayment] = useState<Payment | null>(null);
  const completePayment = useCompletePayment();
  const open = useMutation({
    mutationFn: () => call(payNow),
    onSuccess: setPayment,
    onError: async (error) => {
      toast({
        title: t`Payment Error`,
        text: messageOf(error, t`Please try again in a moment.`),
        tone: 'error',
      });
      await planChanged(queries);
    },
  });
  const paid = async (paymentIntentId: string) => {
    if (await completePayment(paymentIntentId)) setPayment(null);
  };

  return (
    <>
      <Button className="justify-self-start" busy={open.isPending} onClick={() => open.mutate()}>
        <Trans>Pay now</Trans>
      </Button>
      <Dialog
        open={payment !== null}
        onOpenChange={(next) => !next && setPayment(null)}
        title={t`Pay the overdue renewal`}
      >
        {payment && (
          <PaymentForm payment={payment} action={t`Pay ${money(payment.amountCents)}`} onPaid={paid} />
        )}
      </Dialog>
    </>
  );
}
