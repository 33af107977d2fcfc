import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { paymentFailed, useCompletePayment } from './complete-payment.ts';

/** After a 3-D Secure check the bank redirects here, with the payment in the address. */
export function useReturnedPayment(): void {
  const completePayment = useCompletePayment();
  const [params, setParams] = useSearchParams();
  const intent = params.get('payment_intent');
  const status = params.get('redirect_status');

  useEffect(() => {
    if (!intent) return;
    // Gone from the address at once, so that a reload does not repeat it; success is said only after it is one.
    setParams({}, { replace: true });
    if (status === 'failed') paymentFailed(t`The payment did not go through. Please try again.`);
    else
      void completePayment(intent).then((paid) => {
        if (paid) setParams({ success: 'true' }, { replace: true });
      });
  }, [intent, status, setParams, completePayment]);
}
