import { completeSubscription, confirmSandboxPayment, createSubscription } from '@crisper/contract/billing';
import type { Session } from './sign-in.ts';

/** Buys Pro with a test card, through the API. */
export async function becomePro(baseUrl: string, session: Session): Promise<Session> {
  const post = async (path: string, body: object): Promise<Response> => {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const begun = createSubscription.response.parse(
    await (await post(createSubscription.path, { interval: 'month' })).json(),
  );
  await post(confirmSandboxPayment.path, { clientSecret: begun.clientSecret, card: '4242424242424242' });
  await post(completeSubscription.path, { paymentIntentId: begun.paymentIntentId });
  return { ...session, user: { ...session.user, plan: 'pro' } };
}
