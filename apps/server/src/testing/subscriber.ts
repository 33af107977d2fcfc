import type { Interval, Payment, TestCard } from '@crisper/contract/billing/billing';
import type { TestApp } from './app.ts';

export const GOOD_CARD: TestCard = '4242424242424242';

/** The steps of subscribing, one by one. */
export function subscriber(t: TestApp, token: string) {
  const begin = async (interval: Interval = 'month'): Promise<Payment> => {
    const answer = await t.call('POST', '/api/create-subscription', { token, body: { interval } });
    if (answer.statusCode !== 200) throw new Error(`begin: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const pay = ({ clientSecret }: Payment, card: TestCard = GOOD_CARD) =>
    t.call('POST', '/api/sandbox/confirm', { token, body: { clientSecret, card } });
  const complete = ({ paymentIntentId }: { paymentIntentId: string }) =>
    t.call('POST', '/api/complete-subscription', { token, body: { paymentIntentId } });
  return {
    begin,
    pay,
    complete,
    /** Subscribes to Pro, pays and completes the checkout. */
    async subscribe(interval: Interval = 'month'): Promise<Payment> {
      const payment = await begin(interval);
      await pay(payment);
      const answer = await complete(payment);
      if (answer.statusCode !== 200) throw new Error(`complete: ${answer.statusCode} ${answer.body}`);
      return payment;
    },
    state: async () => (await t.call('GET', '/api/billing/subscription', { token })).json(),
    plan: async (): Promise<string> => (await t.call('GET', '/api/auth/me', { token })).json().user.plan,
  };
}
