import type { Payment } from '@crisper/contract/billing';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

const SandboxForm = lazy(() => import('./sandbox-form.tsx'));
const StripeForm = lazy(() => import('./stripe-form.tsx'));

export interface FormProps {
  payment: Payment;
  /** Names what will be charged. */
  action: string;
  /** The card paid; resolves when the form may be used again. */
  onPaid: (paymentIntentId: string) => Promise<void>;
}

/** The provider's form. A page that is never paid on never loads it. */
export function PaymentForm(props: FormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {props.payment.provider === 'stripe' ? <StripeForm {...props} /> : <SandboxForm {...props} />}
    </Suspense>
  );
}
