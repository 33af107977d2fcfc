import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { stripeApi } from '../../testing/stripe-api.ts';
import { subscriber } from '../../testing/subscriber.ts';
import { choosePayments } from './choose.ts';
import { sign } from './webhook-signature.ts';

const WEBHOOK_SECRET = 'whsec_for_tests';

let api: Awaited<ReturnType<typeof stripeApi>>;
let t: TestApp;
let cook: Awaited<ReturnType<TestApp['signUp']>>;
beforeAll(async () => {
  api = await stripeApi();
  t = await testApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_MONTH: 'price_month',
      STRIPE_PRICE_YEAR: 'price_year',
      STRIPE_API_BASE: api.url,
    },
  });
  cook = await t.signUp();
});
afterAll(async () => {
  await t.close();
  await api.close();
});

const steps = () => subscriber(t, cook.token);
const post = (path: string, body?: unknown) =>
  t.call('POST', `/api/billing/${path}`, { token: cook.token, ...(body !== undefined && { body }) });
const last = (method: string, path: string) =>
  api.requests.filter((one) => one.method === method && one.path === path).at(-1);

describe('Stripe, from the first click to the refund', () => {
  it('begins with a payment that is not confirmed, and a key so that it is begun once', async () => {
    expect(await steps().begin('month')).toEqual({
      clientSecret: 'pi_3TS1_secret_abc',
      paymentIntentId: 'pi_3TS1',
      provider: 'stripe',
      publishableKey: 'pk_test_1',
      amountCents: 699,
      interval: 'month',
    });
    const made = last('POST', '/v1/subscriptions');
    expect(made?.key).toMatch(/^subscription-[0-9a-f-]{36}$/);
    expect(Object.fromEntries(made?.form ?? [])).toMatchObject({
      customer: 'cus_TS1',
      'items[0][price]': 'price_month',
      payment_behavior: 'default_incomplete',
      'payment_settings[save_default_payment_method]': 'on_subscription',
    });
  });

  it('is not believed before it is paid, nor for another customer', async () => {
    expect((await steps().complete({ paymentIntentId: 'pi_3TS1' })).statusCode).toBe(402);
    expect((await steps().complete({ paymentIntentId: 'pi_nobody' })).statusCode).toBe(404);
    api.state.invoice = 'paid';
    api.state.status = 'active';
    api.state.customer = 'cus_other';
    expect((await steps().complete({ paymentIntentId: 'pi_3TS1' })).statusCode).toBe(403);
    api.state.customer = 'cus_TS1';
    api.state.amount = 100;
    expect((await steps().complete({ paymentIntentId: 'pi_3TS1' })).statusCode).toBe(409);
    api.state.amount = 699;
    expect(await steps().plan()).toBe('free');
  });

  it('opens Pro on a signed message, and the browser finds it open', async () => {
    const payload = JSON.stringify({
      id: 'evt_1TS1',
      object: 'event',
      api_version: '2026-10-28.endive',
      type: 'invoice.paid',
      data: { object: { id: 'in_1TS1', object: 'invoice', customer: 'cus_TS1' } },
    });
    const deliver = async (secret: string) =>
      t.call('POST', '/api/webhooks/stripe', {
        body: payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': await sign(payload, secret) },
      });
    expect((await deliver('whsec_forged')).statusCode).toBe(400);
    expect(await steps().plan()).toBe('free');
    expect((await deliver(WEBHOOK_SECRET)).statusCode).toBe(200);
    expect(await steps().plan()).toBe('pro');
    expect((await steps().complete({ paymentIntentId: 'pi_3TS1' })).json()).toMatchObject({ plan: 'pro' });
    expect((await steps().state()).subscription).toMatchObject({ interval: 'month', amountCents: 699 });
  });

  it('stops renewing and goes on', async () => {
    expect((await post('cancel')).json().subscription.cancelAtPeriodEnd).toBe(true);
    expect((await post('resume')).json().subscription.cancelAtPeriodEnd).toBe(false);
  });

  it('shows what a switch costs, tells a refused card in its words, and switches', async () => {
    const preview = (await t.call('GET', '/api/billing/switch?interval=year', { token: cook.token })).json();
    expect(preview).toMatchObject({ priceCents: 5900, creditCents: 350, dueNowCents: 5550, balanceCents: 0 });
    const body = { interval: 'year', prorationAt: preview.prorationAt };
    api.state.next = {
      status: 402,
      error: { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' },
    };
    const declined = await post('switch', body);
    expect(declined.statusCode).toBe(402);
    expect(declined.json().error).toBe('Your card has insufficient funds.');
    expect((await post('switch', body)).json().subscription).toMatchObject({
      interval: 'year',
      amountCents: 5900,
    });
    const update = last('POST', '/v1/subscriptions/sub_1TS1');
    expect(update?.key).toBe(`switch-sub_1TS1-year-${preview.prorationAt}`);
    expect(update?.form.get('proration_date')).toBe(String(preview.prorationAt));
    expect(update?.form.get('payment_behavior')).toBe('error_if_incomplete');
  });

  it('lists receipts with their pages', async () => {
    const { receipts } = (await t.call('GET', '/api/billing/receipts', { token: cook.token })).json();
    expect(receipts).toMatchObject([
      { number: 'CRISP-0001', amountCents: 699, url: 'https://invoice.stripe.com/i/acct_1/test_1' },
    ]);
  });

  it('says so when Stripe does not answer, and changes nothing', async () => {
    const before = await steps().state();
    api.state.next = { status: 400, error: { type: 'rate_limit_error', message: 'slow down' } };
    const answer = await post('cancel');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('slow down');
    expect(await steps().state()).toEqual(before);
  });

  it('pays back with a key, takes the credit of a switch back, and ends', async () => {
    api.state.endingBalance = -5201;
    expect((await post('refund')).json()).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    const refund = last('POST', '/v1/refunds');
    expect(refund?.form.get('payment_intent')).toBe('pi_3TS1');
    expect(refund?.key).toMatch(/^refund-[0-9a-f-]{36}-pi_3TS1$/);
    const credit = last('POST', '/v1/customers/cus_TS1/balance_transactions');
    expect(Object.fromEntries(credit?.form ?? [])).toMatchObject({ amount: '5201', currency: 'usd' });
    expect(credit?.key).toMatch(/^refund-[0-9a-f-]{36}-balance$/);
    expect(await steps().plan()).toBe('free');
  });

  it('sends receipts to another email once it is changed', async () => {
    const email = 'moved@example.com';
    await t.call('PUT', '/api/user/email', { token: cook.token, body: { email } });
    await t.container.jobs.runDue();
    expect(last('POST', '/v1/customers/cus_TS1')?.form.get('email')).toBe(email);
  });

  it('forgets a person who leaves', async () => {
    await t.call('DELETE', '/api/user/account', { token: cook.token });
    await t.container.jobs.runDue();
    expect(last('DELETE', '/v1/customers/cus_TS1')).toBeDefined();
  });
});

describe('beside Stripe', () => {
  it("only Stripe's own scripts and frames may come in", async () => {
    const policy = String((await t.call('GET', '/healthz')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://js.stripe.com");
    expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com');
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
  });

  it('the sandbox is closed', async () => {
    const answer = await t.call('POST', '/api/sandbox/confirm', { body: {} });
    expect(answer.statusCode).toBe(404);
  });

  it('and in production it is closed unless asked for', async () => {
    const chosen = (settings: Record<string, string>) =>
      choosePayments({
        env: readEnv({ NODE_ENV: 'production', ...settings }),
        db: t.container.db,
        secret: 'any',
        prices: { month: 699, year: 5900 },
        announce: async () => {},
      }).payments;
    expect(chosen({ PAYMENTS: 'sandbox' }).name).toBe('sandbox');
    const closed = chosen({});
    expect(closed.name).toBe('closed');
    await expect(closed.customer({ key: 'a', email: 'b' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(() => chosen({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/needs STRIPE_PUBLISHABLE_KEY/);
  });
});
