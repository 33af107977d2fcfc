import { Problem } from '../../problem.ts';
import type { Payments } from './payments.provider.ts';

/** Used in production without Stripe keys: payments are off. */
export function closedPayments(): Payments {
  const refuse = async (): Promise<never> => {
    throw new Problem('unavailable', 'Payments are not open on this server yet. Please try again later.');
  };
  return {
    name: 'closed',
    publishableKey: null,
    customer: refuse,
    setEmail: async () => {},
    createSubscription: refuse,
    openPayment: refuse,
    discard: refuse,
    payment: refuse,
    subscriptions: refuse,
    setCancelAtPeriodEnd: refuse,
    cancelNow: refuse,
    previewSwitch: refuse,
    switchInterval: refuse,
    receipts: async () => [],
    cardFingerprints: refuse,
    refund: refuse,
    forget: refuse,
    readWebhook: refuse,
    now: async () => new Date(),
    check: async () => {},
  };
}
