import { completeSubscription } from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { planChanged } from './billing.queries.ts';
import { messageOf } from './billing-labels.ts';

/** The server checks the payment with the provider; the callback resolves to true if Pro is active. */
export function useCompletePayment(): (paymentIntentId: string) => Promise<boolean> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (paymentIntentId: string) => call(completeSubscription, { body: { paymentIntentId } }),
    onSuccess: async () => {
      toast({ title: t`Success!`, text: t`Welcome to Pro Chef!` });
      await planChanged(queries);
    },
    onError: (error) =>
      toast({
        title: t`Completion Error`,
        text: messageOf(error, t`Failed to complete subscription`),
        tone: 'error',
      }),
  });
  return useCallback(
    (paymentIntentId) =>
      mutateAsync(paymentIntentId).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
}

export function paymentFailed(message: string): void {
  toast({ title: t`Payment Failed`, text: message, tone: 'error' });
}
