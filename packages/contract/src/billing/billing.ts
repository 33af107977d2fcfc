import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PLANS } from './plans.ts';

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

export const PRO_SOURCES = ['subscription', 'referral', 'admin'] as const;
export type ProSource = (typeof PRO_SOURCES)[number];

const interval = z.enum(INTERVALS);
const cents = z.number().int();
const moment = z.iso.datetime();
const paymentIntentId = z
  .string()
  .trim()
  .regex(/^pi_\w{1,120}$/, 'That’s not a payment’s id.');

/** What the browser needs to take a payment. */
export const payment = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  provider: z.enum(['stripe', 'sandbox']),
  /** Needed by Stripe's payment form; null for the sandbox, which has its own form. */
  publishableKey: z.string().nullable(),
  amountCents: cents,
  interval,
});
export type Payment = z.infer<typeof payment>;

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Begin a subscription; its first payment is then confirmed in the browser',
  access: 'user',
  body: z.object({ interval: interval.default('month') }).nullish(),
  response: payment,
});

export const completeSubscription = endpoint({
  method: 'POST',
  path: '/api/complete-subscription',
  summary: 'Ask the payment provider whether a payment went through, and open Pro if it did',
  access: 'user',
  body: z.object({ paymentIntentId }),
  response: z.object({ success: z.literal(true), plan: z.enum(PLANS), proUntil: moment.nullable() }),
});

export const subscription = z.object({
  /** `past_due`: a renewal failed, and Pro continues until `graceUntil`. `ended`: nothing more is charged. */
  status: z.enum(['active', 'past_due', 'ended']),
  interval,
  amountCents: cents,
  /** The renewal date, or the end date when `cancelAtPeriodEnd` is set. */
  periodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  graceUntil: moment.nullable(),
  /** When the money-back guarantee ends; null when it cannot be used. */
  refundableUntil: moment.nullable(),
});

export const billingState = z.object({
  plan: z.enum(PLANS),
  proUntil: moment.nullable(),
  /** What currently gives this person Pro, latest end first. A renewing source includes the grace period. */
  sources: z.array(z.object({ source: z.enum(PRO_SOURCES), until: moment })),
  /** The newest subscription; null when there never was one. */
  subscription: subscription.nullable(),
});
export type BillingState = z.infer<typeof billingState>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/billing/subscription',
  summary: 'Why this person is Pro, until when, and what will be charged next',
  access: 'user',
  response: billingState,
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Stop renewing; Pro stays until the paid period ends',
  access: 'user',
  response: billingState,
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/resume',
  summary: 'Take a cancellation back before the period ends',
  access: 'user',
  response: billingState,
});

export const switchPreview = z.object({
  interval,
  priceCents: cents,
  /** The value of the paid time that is not used. */
  creditCents: cents,
  /** Charged immediately. */
  dueNowCents: cents,
  /** Kept for the next charges when the credit exceeds the price. */
  balanceCents: cents,
  nextRenewal: moment,
  /** Sent back with the switch, so that the charge equals the preview. */
  prorationAt: z.number().int().positive(),
});
export type SwitchPreview = z.infer<typeof switchPreview>;

export const previewSwitch = endpoint({
  method: 'GET',
  path: '/api/billing/switch',
  summary: 'What changing to the other interval would cost now',
  access: 'user',
  query: z.object({ interval }),
  response: switchPreview,
});

export const switchInterval = endpoint({
  method: 'POST',
  path: '/api/billing/switch',
  summary: 'Change to the other interval as previewed',
  access: 'user',
  elevated: true,
  body: z.object({ interval, prorationAt: z.number().int().positive() }),
  response: billingState,
});

export const payNow = endpoint({
  method: 'POST',
  path: '/api/billing/pay',
  summary: 'Pay a renewal that failed, with another card',
  access: 'user',
  response: payment,
});

export const receipt = z.object({
  id: z.string(),
  number: z.string(),
  paidAt: moment,
  amountCents: cents,
  description: z.string(),
  refunded: z.boolean(),
  url: z.url().nullable(),
});
export type Receipt = z.infer<typeof receipt>;

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/billing/receipts',
  summary: 'What was paid, newest first',
  access: 'user',
  response: z.object({ receipts: z.array(receipt) }),
});

export const refundSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/refund',
  summary: 'The money back within 7 days of the first payment, once per person',
  access: 'user',
  elevated: true,
  response: billingState,
});

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Signed news from the payment provider',
  access: 'public',
  bodyLimit: 262_144,
  raw: 'application/json',
  response: z.object({ received: z.literal(true), duplicate: z.boolean() }),
});

/** Stripe's test card numbers. The sandbox accepts no others, so that no real card number reaches the server. */
export const TEST_CARDS = {
  '4242424242424242': 'Pays',
  '4000000000000002': 'Is declined',
  '4000002500003155': 'Asks for authentication',
  '4000000000000069': 'Has expired',
} as const;
export type TestCard = keyof typeof TEST_CARDS;

const clientSecret = z.string().min(1).max(200);
export const outcome = z.object({
  paymentIntentId: z.string(),
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  /** Why it failed, as a message for the person. */
  message: z.string().nullable(),
});
export type SandboxOutcome = z.infer<typeof outcome>;

export const confirmSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/sandbox/confirm',
  summary: 'Pay with a test card; in the place of the provider’s own address',
  access: 'user',
  body: z.object({
    clientSecret,
    card: z.enum(Object.keys(TEST_CARDS) as [TestCard, ...TestCard[]], 'Only test cards work here.'),
  }),
  response: outcome,
});

export const authenticateSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/sandbox/authenticate',
  summary: 'Answer the question that a test card asks',
  access: 'user',
  body: z.object({ clientSecret, approve: z.boolean() }),
  response: outcome,
});
