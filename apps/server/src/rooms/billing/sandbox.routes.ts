import {
  authenticateSandboxPayment,
  confirmSandboxPayment,
  type SandboxOutcome,
  stripeWebhook,
  type TestCard,
} from '@crisper/contract/billing/billing';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';

interface Cards {
  confirm(clientSecret: string, card: TestCard): Promise<SandboxOutcome>;
  authenticate(clientSecret: string, approve: boolean): Promise<SandboxOutcome>;
}

/** Replaces Stripe's own endpoint. Registered only while the sandbox is in use. */
export function sandboxRoutes(app: FastifyInstance, cards: Cards): void {
  route(app, confirmSandboxPayment, ({ body }) => cards.confirm(body.clientSecret, body.card));
  route(app, authenticateSandboxPayment, ({ body }) => cards.authenticate(body.clientSecret, body.approve));
}

/** Sends a signed webhook to this server, through the same route as an external one. */
export async function deliver(app: FastifyInstance, payload: string, signature: string): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: stripeWebhook.path,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  if (answer.statusCode !== 200) throw new Error(`The webhook answered ${answer.statusCode}`);
}
