import type { Interval } from '@crisper/contract/billing';

export interface NewSubscription {
  subscriptionId: string;
  paymentIntentId: string;
  clientSecret: string;
  amountCents: number;
}

export interface RemotePayment {
  id: string;
  customerId: string | null;
  /** Null where the payment was not for a subscription. */
  subscriptionId: string | null;
  amountCents: number;
  status: 'succeeded' | 'open' | 'canceled';
}

export interface RemoteSubscription {
  id: string;
  /** `incomplete`: never paid. `ended`: over, whatever the reason. */
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  interval: Interval;
  amountCents: number;
  periodEnd: Date;
  /** End of the last period that was paid; null where none was. */
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
  /** Whom it is about; everything else is asked for. */
  customerId: string | null;
}

/**
 * Takes money. Every call that changes something may be made twice with the same key and then does it once. A card that
 * is refused and a provider that does not answer are `Problem`s with words for the person.
 */
export interface Payments {
  name: 'stripe' | 'sandbox' | 'closed';
  publishableKey: string | null;
  /** The customer of this key, made when there is none. */
  customer(given: { key: string; email: string }): Promise<string>;
  createSubscription(given: {
    customerId: string;
    interval: Interval;
    key: string;
  }): Promise<NewSubscription>;
  /** The form of a payment that is still open: the first one, or a renewal that failed. Null when nothing is owed. */
  openPayment(subscriptionId: string): Promise<NewSubscription | null>;
  /** Drops a subscription that was never paid; false when it was. */
  discard(subscriptionId: string): Promise<boolean>;
  payment(paymentIntentId: string): Promise<RemotePayment | null>;
  subscriptions(customerId: string): Promise<RemoteSubscription[]>;
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  previewSwitch(subscriptionId: string, interval: Interval, at: Date): Promise<RemoteSwitch>;
  switchInterval(subscriptionId: string, interval: Interval, at: Date, key: string): Promise<void>;
  /** Paid ones, newest first. */
  receipts(customerId: string): Promise<RemoteReceipt[]>;
  /** Pays everything of a subscription back, ends it, and answers how much went back. */
  refund(subscriptionId: string, key: string): Promise<number>;
  /** Ends everything of a customer and forgets the person. */
  forget(customerId: string): Promise<void>;
  /** Rejects what was not signed with our secret, or was signed too long ago. */
  readWebhook(body: Buffer, signature: string): Promise<WebhookEvent>;
  /** The time by the provider's clock. */
  now(): Promise<Date>;
  check(): Promise<void>;
}
