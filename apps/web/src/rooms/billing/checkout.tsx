import type { Payment } from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { priceOf } from './billing-labels.ts';
import { useCompletePayment } from './complete-payment.ts';
import { PaymentForm } from './payment-form.tsx';

interface CheckoutProps {
  payment: Payment;
  onClose: () => void;
}

/** The form of the first payment, shown in place of the plans. */
export function Checkout({ payment, onClose }: CheckoutProps) {
  const completePayment = useCompletePayment();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const price = priceOf(payment.amountCents, payment.interval);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const paid = async (paymentIntentId: string) => {
    if (!(await completePayment(paymentIntentId))) return;
    onClose();
    void navigate('/subscribe?success=true', { replace: true });
  };

  const isYearly = payment.interval === 'year';
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6">
      <Button variant="ghost" className="-ms-3" onClick={onClose}>
        <ArrowLeft aria-hidden className="size-5" />
        <Trans>Back to Plans</Trans>
      </Button>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-3xl outline-none sm:page-title">
        <Trans>Complete Your Pro Subscription</Trans>
      </h1>
      <Card className="mt-6 p-5 sm:p-7">
        <p className="mb-5 flex flex-wrap items-baseline justify-between gap-2 border-line border-b pb-4">
          <span className="font-semibold">{isYearly ? t`Pro Chef, yearly` : t`Pro Chef, monthly`}</span>
          <span className="font-semibold tabular-nums">{price}</span>
        </p>
        <PaymentForm payment={payment} action={t`Subscribe for ${price}`} onPaid={paid} />
      </Card>
      <p className="mt-5 flex items-start gap-2.5 text-ink-soft text-sm">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-herb-ink" />
        {isYearly
          ? t`Renews every year until you cancel. Cancel anytime in your account; within 7 days you get a full refund.`
          : t`Renews every month until you cancel. Cancel anytime in your account; within 7 days you get a full refund.`}
      </p>
    </div>
  );
}
