import { createClient } from '@crisper/client/client';
import type { Session } from './sign-in.ts';

/** Buys Pro with a test card, through the API. */
export async function becomePro(baseUrl: string, session: Session): Promise<Session> {
  const { billing } = createClient({ url: baseUrl, token: session.token });
  const { clientSecret, paymentIntentId } = await billing.createSubscription({ body: { interval: 'month' } });
  await billing.confirmSandboxPayment({ body: { clientSecret, card: '4242424242424242' } });
  await billing.completeSubscription({ body: { paymentIntentId } });
  return { ...session, user: { ...session.user, plan: 'pro' } };
}
