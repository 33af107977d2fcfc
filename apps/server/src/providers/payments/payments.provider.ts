import type { Interval } from '@crisper/contract/billing/billing';

export interface NewSubscription {
  subscriptionId: string;
  paymentIntentId: string;
  clientSecret: string;
  amountCents: number;
}

export interface RemotePayment {
  id: string;
  customerId: string | null;
  /** Null when the payment was not for a subscription. */
  subscriptionId: string | null;
  amountCents: number;
  status: 'succeeded' | 'open' | 'canceled';
}

export interface RemoteSubscription {
  id: string;
  /** `incomplete`: never paid. `ended`: over, for any reason. */
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  interval: Interval;
  amountCents: number;
  periodEnd: Date;
  /** End of the last paid period; null when none was paid. */
  paidThrough: Date | null;
  cancelAtPeriodEnd: boolean;
  startedAt: Date;
  endedAt: Date | null;
}

export interface RemoteSwitch {
  priceCents: number;
  creditCents: number;
  dueNowCents: number;
  balanceCents: number;
  nextRenewal: Date;
}

export interface RemoteReceipt {
  id: string;
  number: string;
  subscriptionId: string | null;
  paidAt: Date;
  amountCents: number;
  description: string;
  url: string | null;
}

export interface WebhookEvent {
  id: string;
  type: string;
  /** The customer concerned; everything else is read from the provider. */
  customerId: string | null;
}

/**
 * A payment provider. Every call that changes something is idempotent: repeated with the same arguments, it takes effect
 * once. A declined card and a provider that does not answer are `Problem`s with a message for the person.
 */
export interface Payments {
  name: 'stripe' | 'sandbox' | 'closed';
  publishableKey: string | null;
  /** Finds or creates the customer of this key. */
  customer(given: { key: string; email: string }): Promise<string>;
  /** Where the provider sends receipts from now on. */
  setEmail(customerId: string, email: string): Promise<void>;
  createSubscription(given: {
    customerId: string;
    interval: Interval;
    key: string;
  }): Promise<NewSubscription>;
  /** The payment form of an open payment: the first one, or a failed renewal. Null when nothing is owed. */
  openPayment(subscriptionId: string): Promise<NewSubscription | null>;
  /** Drops a subscription that was never paid; false when it was paid. */
  discard(subscriptionId: string): Promise<boolean>;
  payment(paymentIntentId: string): Promise<RemotePayment | null>;
  subscriptions(customerId: string): Promise<RemoteSubscription[]>;
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  previewSwitch(subscriptionId: string, interval: Interval, at: Date): Promise<RemoteSwitch>;
  switchInterval(subscriptionId: string, interval: Interval, at: Date, key: string): Promise<void>;
  /** Paid invoices, newest first. */
  receipts(customerId: string): Promise<RemoteReceipt[]>;
  /** The fingerprints of all cards that paid for a customer: the same for every customer who pays with one card. */
  cardFingerprints(customerId: string): Promise<string[]>;
  /** Refunds all payments of a subscription, ends it, and returns the refunded amount. */
  refund(subscriptionId: string, key: string): Promise<number>;
  /** Ends all subscriptions of a customer and deletes the customer. */
  forget(customerId: string): Promise<void>;
  /** Rejects a body with an invalid or expired signature. */
  readWebhook(body: Buffer, signature: string): Promise<WebhookEvent>;
  /** The current time of the provider's clock. */
  now(): Promise<Date>;
  check(): Promise<void>;
}
