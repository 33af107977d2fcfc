import type { Payment } from '@crisper/contract/billing/billing';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

const SandboxForm = lazy(() => import('./sandbox-form.tsx'));
const StripeForm = lazy(() => import('./stripe-form.tsx'));

export interface FormProps {
  payment: Payment;
  /** The label of the pay button, with the amount. */
  action: string;
  /** Called when the card was charged; resolves when the form may be used again. */
  onPaid: (paymentIntentId: string) => Promise<void>;
}

/** The payment provider's form, loaded only when it is shown. */
export function PaymentForm(props: FormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {props.payment.provider === 'stripe' ? <StripeForm {...props} /> : <SandboxForm {...props} />}
    </Suspense>
  );
}
