import type { Payment } from '@crisper/contract/billing/billing';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { INTERVAL_NAMES, priceOf } from './billing-labels.ts';
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

  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6">
      <Button variant="ghost" className="-ms-3" onClick={onClose}>
        <ArrowLeft aria-hidden className="size-5" />
        Back to Plans
      </Button>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-3xl outline-none sm:page-title">
        Complete Your Pro Subscription
      </h1>
      <Card className="mt-6 p-5 sm:p-7">
        <p className="mb-5 flex flex-wrap items-baseline justify-between gap-2 border-line border-b pb-4">
          <span className="font-semibold">Pro Chef, {INTERVAL_NAMES[payment.interval].toLowerCase()}</span>
          <span className="font-semibold tabular-nums">{price}</span>
        </p>
        <PaymentForm payment={payment} action={`Subscribe for ${price}`} onPaid={paid} />
      </Card>
      <p className="mt-5 flex items-start gap-2.5 text-ink-soft text-sm">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-herb-ink" />
        Renews every {payment.interval} until you cancel. Cancel anytime in your account; within 7 days you
        get a full refund.
      </p>
    </div>
  );
}
