import { Suspense } from 'react';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PaymentFormProps } from './payment-form-props.ts';

const SandboxForm = lazyPart(() => import('./sandbox-form.tsx'));
const StripeForm = lazyPart(() => import('./stripe-form.tsx'));

/** The payment provider's form, loaded only when it is shown. */
export function PaymentForm(props: PaymentFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {props.payment.provider === 'stripe' ? <StripeForm {...props} /> : <SandboxForm {...props} />}
    </Suspense>
  );
}
