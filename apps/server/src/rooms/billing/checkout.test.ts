import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { GOOD_CARD, subscriber } from '../../testing/subscriber.ts';
import { finishPayments } from './billing.jobs.ts';
import { createGuaranteeMarks } from './guarantee-marks.ts';
import { createSync } from './sync.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const person = async () => {
  const cook = await t.signUp();
  return { ...cook, ...subscriber(t, cook.token) };
};
const count = async (sql: string, id: string): Promise<number> =>
  (await t.container.db.pool.query(`select count(*)::int as n from ${sql}`, [id])).rows[0].n;

describe('the first payment', () => {
  it('opens Pro for what was charged, and says so once', async () => {
    const cook = await person();
    const empty = await t.call('POST', '/api/create-subscription', { token: cook.token });
    const payment = empty.json();
    expect(payment).toMatchObject({ amountCents: 699, interval: 'month', provider: 'sandbox' });
    expect((await cook.complete(payment)).statusCode).toBe(402);
    expect(await cook.plan()).toBe('free');
    expect((await cook.pay(payment)).json()).toMatchObject({ status: 'succeeded' });
    expect((await cook.complete(payment)).json()).toMatchObject({ success: true, plan: 'pro' });
    expect(await cook.plan()).toBe('pro');
    expect((await cook.complete(payment)).statusCode).toBe(200);
    await t.container.jobs.runDue();
    expect(t.emails.filter(({ to }) => to === cook.email).map(({ subject }) => subject)).toEqual([
      'Welcome to Pro Chef',
    ]);
    const again = await t.call('POST', '/api/create-subscription', { token: cook.token, body: {} });
    expect(again.statusCode).toBe(409);
  });

  it('is for a year where a year was chosen, also after a look at the month', async () => {
    const cook = await person();
    const month = await cook.begin('month');
    const year = await cook.begin('year');
    expect(year).toMatchObject({ amountCents: 5900, interval: 'year' });
    expect((await cook.pay(month)).json()).toMatchObject({ status: 'failed' });
    await cook.pay(year);
    await cook.complete(year);
    const { subscription } = await cook.state();
    expect(subscription).toMatchObject({ interval: 'year', amountCents: 5900, status: 'active' });
    const days = (Date.parse(subscription.periodEnd) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);
  });

  it('is refused by cards that do not pay, and can be tried again', async () => {
    const cook = await person();
    const payment = await cook.begin();
    const refusals = [
      ['4000000000000002', 'Your card was declined.'],
      ['4000000000000069', 'Your card has expired.'],
    ] as const;
    for (const [card, message] of refusals)
      expect((await cook.pay(payment, card)).json()).toMatchObject({ status: 'failed', message });
    expect((await cook.pay(payment, '4000002500003155')).json()).toMatchObject({ status: 'requires_action' });
    const authenticate = (approve: boolean) =>
      t.call('POST', '/api/sandbox/authenticate', {
        token: cook.token,
        body: { clientSecret: payment.clientSecret, approve },
      });
    expect((await authenticate(false)).json()).toMatchObject({ status: 'failed' });
    expect((await authenticate(true)).json()).toMatchObject({ status: 'failed' });
    expect((await cook.complete(payment)).statusCode).toBe(402);
    expect(await cook.plan()).toBe('free');
    await cook.pay(payment, '4000002500003155');
    expect((await authenticate(true)).json()).toMatchObject({ status: 'succeeded' });
    expect((await cook.complete(payment)).json()).toMatchObject({ plan: 'pro' });
  });

  it('takes no number of a real card', async () => {
    const cook = await person();
    const { clientSecret } = await cook.begin();
    const answer = await t.call('POST', '/api/sandbox/confirm', {
      token: cook.token,
      body: { clientSecret, card: '4111111111111111' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.card).toBe('Only test cards work here.');
  });
});

describe('at the same time', () => {
  it('keeps an open form where the clock of a server is a day ahead', async () => {
    const cook = await person();
    const before = await cook.begin();
    const ahead = Date.now() + 25 * 60 * 60 * 1000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(ahead);
    await t.container.jobs.enqueue(finishPayments, { all: true });
    await t.container.jobs.runDue().finally(() => clock.mockRestore());
    expect((await cook.begin()).paymentIntentId).toBe(before.paymentIntentId);
  });

  it('two clicks open one payment', async () => {
    const cook = await person();
    const payments = await Promise.all(Array.from({ length: 8 }, () => cook.begin()));
    expect(new Set(payments.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(await count('checkouts where user_id = $1', cook.id)).toBe(1);
  });

  it('a click that waits while another tab pays opens no second payment', async () => {
    const cook = await person();
    const { payments } = t.container;
    const customer = payments.customer;
    let goOn = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    const asked = new Promise<void>((waits) => {
      vi.spyOn(payments, 'customer').mockImplementationOnce(async (who) => {
        waits();
        await held;
        return customer(who);
      });
    });
    const late = t.call('POST', '/api/create-subscription', { token: cook.token, body: {} });
    await asked;
    const payment = await cook.begin();
    await cook.pay(payment);
    await cook.complete(payment);
    goOn();
    expect((await late).statusCode).toBe(409);
    expect(await count('subscriptions where user_id = $1', cook.id)).toBe(1);
  });

  it('50 completions of one payment grant it once', async () => {
    const cook = await person();
    const payment = await cook.begin();
    await cook.pay(payment);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cook.complete(payment)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    await t.container.jobs.runDue();
    expect(await count('pro_grants where user_id = $1', cook.id)).toBe(1);
    expect(t.emails.filter(({ to }) => to === cook.email)).toHaveLength(1);
    expect((await cook.state()).sources).toHaveLength(1);
  });
});

it('instances that know nothing of each other write one answer', async () => {
  const cook = await person();
  await cook.pay(await cook.begin());
  const { db, jobs, payments, audit } = t.container;
  const { rows } = await db.pool.query('select customer_id from billing_customers where user_id = $1', [
    cook.id,
  ]);
  const instances = Array.from({ length: 10 }, () =>
    createSync({ db, jobs, payments, audit, marks: createGuaranteeMarks('a secret'), forgetUser: () => {} }),
  );
  await Promise.all(instances.map((sync) => sync(rows[0].customer_id)));
  await jobs.runDue();
  expect(await count('pro_grants where user_id = $1', cook.id)).toBe(1);
  expect(t.emails.filter(({ to }) => to === cook.email)).toHaveLength(1);
});

describe('what is not ours to complete', () => {
  it("somebody else's payment", async () => {
    const [payer, thief] = [await person(), await person()];
    const payment = await payer.begin();
    await payer.pay(payment);
    await thief.begin();
    const answer = await thief.complete(payment);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error).toBe('This payment belongs to another account.');
    expect(await thief.plan()).toBe('free');
    expect((await payer.complete(payment)).json()).toMatchObject({ plan: 'pro' });
  });

  it('a payment of another amount', async () => {
    const cook = await person();
    const payment = await cook.begin();
    await t.container.db.pool.query('update sandbox_payments set amount_cents = 1 where id = $1', [
      payment.paymentIntentId,
    ]);
    await cook.pay(payment);
    expect((await cook.complete(payment)).statusCode).toBe(409);
    expect(await cook.plan()).toBe('free');
  });

  it('a payment that nobody knows, no payment at all, nobody signed in', async () => {
    const cook = await person();
    expect((await cook.complete({ paymentIntentId: 'pi_unknown' })).statusCode).toBe(404);
    expect((await cook.complete({ paymentIntentId: "pi_1'; drop table users" })).statusCode).toBe(400);
    expect((await t.call('POST', '/api/complete-subscription', { body: {} })).statusCode).toBe(401);
    expect((await t.call('POST', '/api/create-subscription', { body: {} })).statusCode).toBe(401);
    const odd = await t.call('POST', '/api/create-subscription', {
      token: cook.token,
      body: { interval: 'week' },
    });
    expect(odd.statusCode).toBe(400);
  });
});

describe('a payment that nobody completed', () => {
  it('is found within the minute after a restart, without the browser and without a message', async () => {
    const cook = await person();
    const payment = await cook.begin();
    await cook.pay(payment);
    await t.container.db.pool.query(`delete from pgboss.job where name = 'billing.sandbox-webhook'`);
    expect(await cook.plan()).toBe('free');
    await t.container.jobs.enqueue(finishPayments, { all: true });
    await t.container.jobs.runDue();
    expect(await cook.plan()).toBe('pro');
  });

  it('is told by the signed message alone', async () => {
    const cook = await person();
    await cook.pay(await cook.begin(), GOOD_CARD);
    await t.container.jobs.runDue();
    expect(await cook.plan()).toBe('pro');
  });
});
