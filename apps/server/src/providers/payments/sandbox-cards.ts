import { type SandboxOutcome, TEST_CARDS, type TestCard } from '@crisper/contract/billing/billing';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import * as repository from './sandbox.repository.ts';

interface Deps {
  db: Database;
  now(tx: Tx): Promise<Date>;
  tell(tx: Tx, type: string, customerId: string): Promise<void>;
}

/** `succeeded`, `requires_action`, or the message of a decline. */
type Answer = string;

export interface SandboxCards {
  confirm(clientSecret: string, card: TestCard): Promise<SandboxOutcome>;
  authenticate(clientSecret: string, approve: boolean): Promise<SandboxOutcome>;
}

/** Does what Stripe's payment form does in the browser. */
export function sandboxCards({ db, now, tell }: Deps): SandboxCards {
  const settle = async (tx: Tx, payment: repository.PaymentRow, customerId: string): Promise<void> => {
    await repository.setPayment(tx, payment.id, { status: 'succeeded', paidAt: await now(tx) });
    await repository.setSubscription(tx, payment.subscriptionId, { status: 'active' });
    await repository.setCustomer(tx, customerId, { cardPays: true });
    for (const type of ['payment_intent.succeeded', 'customer.subscription.updated'])
      await tell(tx, type, customerId);
  };

  /** Locks the subscription, so that a payment is paid only once. */
  const attempt = async (
    clientSecret: string,
    work: (tx: Tx, payment: repository.PaymentRow) => Promise<Answer>,
  ): Promise<SandboxOutcome> => {
    const found = await repository.payment(db.orm, { secret: clientSecret });
    if (!found) throw new Problem('not_found', 'That payment does not exist.');
    return db.transaction(async (tx) => {
      const subscription = await repository.lockSubscription(tx, found.subscriptionId);
      const payment = await repository.payment(tx, { id: found.id });
      if (!subscription || !payment) throw new Problem('not_found', 'That payment does not exist.');
      const paid = payment.status === 'succeeded';
      const answer = paid ? 'succeeded' : await work(tx, payment);
      if (answer === 'succeeded' && !paid) await settle(tx, payment, subscription.customerId);
      if (answer === 'succeeded' || answer === 'requires_action')
        return { paymentIntentId: payment.id, status: answer, message: null };
      return { paymentIntentId: payment.id, status: 'failed', message: answer };
    });
  };

  return {
    confirm: (clientSecret, card) =>
      attempt(clientSecret, async (tx, payment) => {
        if (payment.status === 'canceled') return 'This payment was canceled. Please start again.';
        switch (TEST_CARDS[card]) {
          case 'Is declined':
            return 'Your card was declined.';
          case 'Has expired':
            return 'Your card has expired.';
          case 'Asks for authentication':
            await repository.setPayment(tx, payment.id, { status: 'requires_action' });
            return 'requires_action';
          case 'Pays':
            return 'succeeded';
        }
      }),

    authenticate: (clientSecret, approve) =>
      attempt(clientSecret, async (tx, payment) => {
        if (payment.status !== 'requires_action') return 'There is nothing to authenticate.';
        if (approve) return 'succeeded';
        await repository.setPayment(tx, payment.id, { status: 'requires_payment_method' });
        return 'We could not authenticate your card. Please use another one and try again.';
      }),
  };
}
