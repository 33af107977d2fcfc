import { completeSubscription } from '@crisper/contract/billing';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { planChanged } from './billing.queries.ts';
import { messageOf } from './billing-labels.ts';

/** The server asks the provider; true when Pro is open. */
export async function completePayment(queries: QueryClient, paymentIntentId: string): Promise<boolean> {
  try {
    await call(completeSubscription, { body: { paymentIntentId } });
  } catch (error) {
    toast({
      title: 'Completion Error',
      text: messageOf(error, 'Failed to complete subscription'),
      tone: 'error',
    });
    return false;
  }
  toast({ title: 'Success!', text: 'Welcome to Pro Chef!' });
  await planChanged(queries);
  return true;
}

export function paymentFailed(message: string): void {
  toast({ title: 'Payment Failed', text: message, tone: 'error' });
}
