import type Stripe from 'stripe';
import type {
  NewSubscription,
  RemotePayment,
  RemoteReceipt,
  RemoteSubscription,
  RemoteSwitch,
} from './payments.provider.ts';

const date = (seconds: number): Date => new Date(seconds * 1000);

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

const STATUS: Record<string, RemoteSubscription['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

export function presentSubscription(subscription: Stripe.Subscription): RemoteSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} sells nothing`);
  const status = STATUS[subscription.status];
  if (!status)
    throw new Error(`Subscription ${subscription.id} has the unknown state ${subscription.status}`);
  return {
    id: subscription.id,
    status,
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    amountCents: item.price.unit_amount ?? 0,
    periodEnd: date(item.current_period_end),
    paidThrough: paidThrough(subscription, item),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    startedAt: date(subscription.start_date),
    endedAt: subscription.ended_at ? date(subscription.ended_at) : null,
  };
}

/** The period of a renewal starts before it is paid. */
function paidThrough(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (subscription.status === 'incomplete' || subscription.status === 'incomplete_expired') return null;
  if (subscription.status === 'active' || subscription.status === 'trialing')
    return date(item.current_period_end);
  const invoice = subscription.latest_invoice;
  const paid = typeof invoice === 'object' && invoice?.status === 'paid';
  return date(paid ? item.current_period_end : item.current_period_start);
}

/** Needs the latest invoice with its secret and payments expanded. Null when nothing is owed. */
export function presentForm(subscription: Stripe.Subscription): NewSubscription | null {
  const invoice = subscription.latest_invoice;
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'open') return null;
  const clientSecret = invoice.confirmation_secret?.client_secret;
  const paymentIntentId = idOf(invoice.payments?.data[0]?.payment.payment_intent);
  if (!clientSecret || !paymentIntentId) return null;
  return { subscriptionId: subscription.id, paymentIntentId, clientSecret, amountCents: invoice.amount_due };
}

export function presentPayment(
  intent: Stripe.PaymentIntent,
  invoicePayment: Stripe.InvoicePayment | undefined,
): RemotePayment {
  const invoice = invoicePayment?.invoice;
  const details =
    typeof invoice === 'object' && 'parent' in invoice ? invoice.parent?.subscription_details : undefined;
  return {
    id: intent.id,
    customerId: idOf(intent.customer),
    subscriptionId: idOf(details?.subscription),
    amountCents: intent.amount,
    status: intent.status === 'succeeded' ? 'succeeded' : intent.status === 'canceled' ? 'canceled' : 'open',
  };
}

/** Credits are the negative lines. A negative total is kept as balance for later invoices. */
export function presentSwitch(preview: Stripe.Invoice): RemoteSwitch {
  const lines = preview.lines.data;
  const sum = (wanted: (amount: number) => boolean) =>
    lines.filter((line) => wanted(line.amount)).reduce((total, line) => total + line.amount, 0);
  const ends = lines.map((line) => line.period.end);
  return {
    priceCents: sum((amount) => amount > 0),
    creditCents: Math.abs(sum((amount) => amount < 0)),
    dueNowCents: preview.amount_due,
    balanceCents: Math.max(-(preview.ending_balance ?? Math.min(preview.total, 0)), 0),
    nextRenewal: date(Math.max(...ends)),
  };
}

export function presentReceipt(invoice: Stripe.Invoice): RemoteReceipt {
  const paidAt = invoice.status_transitions.paid_at ?? invoice.created;
  return {
    id: invoice.id ?? '',
    number: invoice.number ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    paidAt: date(paidAt),
    amountCents: invoice.amount_paid,
    description: invoice.lines.data[0]?.description ?? 'Pro Chef',
    url: invoice.hosted_invoice_url ?? null,
  };
}
