import { Problem } from '../../problem.ts';
import type { WebhookEvent } from './payments.provider.ts';

/** Older signatures are refused, to prevent replay attacks. */
const TOLERANCE_SECONDS = 300;

/** Stripe's own library signs and verifies, for Stripe and for the sandbox. */
export async function readSigned(body: Buffer, signature: string, secret: string): Promise<WebhookEvent> {
  const { default: Stripe } = await import('stripe');
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    return { id: event.id, type: event.type, customerId: customerOf(event.data.object) };
  } catch (cause) {
    throw new Problem('bad_request', 'The signature of this message is wrong or too old.', { cause });
  }
}

export async function sign(payload: string, secret: string, at = Date.now()): Promise<string> {
  const { default: Stripe } = await import('stripe');
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at / 1000),
  });
}

function customerOf(object: unknown): string | null {
  const { object: kind, id, customer } = object as { object?: unknown; id?: unknown; customer?: unknown };
  if (kind === 'customer') return typeof id === 'string' ? id : null;
  if (typeof customer === 'string') return customer;
  const nested = (customer as { id?: unknown } | null | undefined)?.id;
  return typeof nested === 'string' ? nested : null;
}
