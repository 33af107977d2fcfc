import * as endpoints from '@crisper/contract/billing/billing';
import { plans } from '@crisper/contract/billing/plans';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { PLAN_OFFERS } from '../../plan-offers.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { SubscriptionService } from './subscription.service.ts';
import type { WebhookService } from './webhook.service.ts';

interface Deps {
  checkout: CheckoutService;
  subscriptions: SubscriptionService;
  webhook: WebhookService;
}

export function billingRoutes(app: FastifyInstance, { checkout, subscriptions, webhook }: Deps): void {
  route(app, plans, () => ({ plans: Object.values(PLAN_OFFERS) }));
  route(app, endpoints.createSubscription, ({ user, body }) =>
    checkout.begin(user, body?.interval ?? 'month'),
  );
  route(app, endpoints.completeSubscription, async ({ user, body }) => {
    await checkout.complete(user, body.paymentIntentId);
    const { plan, proUntil } = await subscriptions.state(user);
    return { success: true as const, plan, proUntil };
  });
  route(app, endpoints.getSubscription, ({ user }) => subscriptions.state(user));
  route(app, endpoints.cancelSubscription, ({ user }) => subscriptions.cancel(user));
  route(app, endpoints.resumeSubscription, ({ user }) => subscriptions.resume(user));
  route(app, endpoints.previewSwitch, ({ user, query }) => subscriptions.previewSwitch(user, query.interval));
  route(app, endpoints.switchInterval, ({ user, body }) =>
    subscriptions.switch(user, body.interval, body.prorationAt),
  );
  route(app, endpoints.payNow, ({ user }) => subscriptions.pay(user));
  route(app, endpoints.listReceipts, async ({ user }) => ({ receipts: await subscriptions.receipts(user) }));
  route(app, endpoints.refundSubscription, ({ user }) => subscriptions.refund(user));

  // The signature covers the raw bytes of the body.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    route(scope, endpoints.stripeWebhook, async ({ request }) => {
      const { duplicate } = await webhook.receive(request.body, request.headers['stripe-signature']);
      return { received: true as const, duplicate };
    });
  });
}
