import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subscriber } from '../../testing/subscriber.ts';
import { finishPayments } from './billing.jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function person() {
  const cook = await t.signUp();
  const post = (path: string, body?: unknown) =>
    t.call('POST', `/api/billing/${path}`, { token: cook.token, ...(body !== undefined && { body }) });
  const preview = (interval: string) =>
    t.call('GET', `/api/billing/switch?interval=${interval}`, { token: cook.token });
  const receipts = async () =>
    (await t.call('GET', '/api/billing/receipts', { token: cook.token })).json().receipts;
  const subjects = () => t.emails.filter(({ to }) => to === cook.email).map(({ subject }) => subject);
  return { ...cook, ...subscriber(t, cook.token), post, preview, receipts, subjects };
}
const customerOf = async (userId: string): Promise<string> =>
  (await t.container.db.pool.query('select customer_id from billing_customers where user_id = $1', [userId]))
    .rows[0].customer_id;
/** Runs due jobs until there are none. */
const settle = async () => {
  for (let round = 0; round < 5; round++) if ((await t.container.jobs.runDue()) === 0) return;
};
/** Makes jobs due that wait for a later moment. */
const anHourLater = () =>
  t.container.db.pool.query("update pgboss.job set start_after = start_after - interval '1 hour'");
/** Sets the sandbox's clock back by this many days until `end` is called. */
const livingDaysAgo = async (days: number) => {
  const back = -days * DAY_MS;
  await t.container.sandbox!.advance(back);
  return { end: () => t.container.sandbox!.advance(-back) };
};

describe('a subscriber', () => {
  it('cancels, keeps Pro until the end, and takes it back', async () => {
    const cook = await person();
    await cook.subscribe();
    const canceled = (await cook.post('cancel')).json();
    expect(canceled).toMatchObject({
      plan: 'pro',
      subscription: { status: 'active', cancelAtPeriodEnd: true },
    });
    expect(canceled.proUntil).toBe(canceled.subscription.periodEnd);
    expect((await cook.preview('year')).statusCode).toBe(409);
    await settle();
    expect((await cook.post('resume')).json().subscription.cancelAtPeriodEnd).toBe(false);
    await anHourLater();
    await settle();
    expect(cook.subjects().sort()).toEqual([
      'Welcome to Pro Chef',
      'Your Pro Chef subscription continues',
      'Your Pro Chef subscription will not renew',
    ]);
  });

  it('sees what a switch costs, and is charged that', async () => {
    const cook = await person();
    await cook.subscribe();
    expect((await cook.preview('month')).statusCode).toBe(409);
    const preview = (await cook.preview('year')).json();
    expect(preview).toMatchObject({ priceCents: 5900, interval: 'year', balanceCents: 0 });
    expect(preview.creditCents).toBeGreaterThan(690);
    expect(preview.dueNowCents).toBe(5900 - preview.creditCents);
    const { prorationAt } = preview;
    const stale = await cook.post('switch', { interval: 'year', prorationAt: prorationAt - 3600 });
    expect(stale.statusCode).toBe(409);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => cook.post('switch', { interval: 'year', prorationAt })),
    );
    for (const answer of answers)
      expect(answer.json().subscription).toMatchObject({ interval: 'year', amountCents: 5900 });
    expect((await cook.receipts()).map((one: { amountCents: number }) => one.amountCents)).toEqual([
      preview.dueNowCents,
      699,
    ]);
    const back = (await cook.preview('month')).json();
    expect(back.dueNowCents).toBe(0);
    expect(back.balanceCents).toBeGreaterThan(5000);
  });

  it('whose card does not pay a switch keeps what was', async () => {
    const cook = await person();
    await cook.subscribe();
    await t.container.sandbox!.setCardPays(await customerOf(cook.id), false);
    const { prorationAt } = (await cook.preview('year')).json();
    const answer = await cook.post('switch', { interval: 'year', prorationAt });
    expect(answer.statusCode).toBe(402);
    expect((await cook.state()).subscription).toMatchObject({ interval: 'month', status: 'active' });
  });

  it('gets the money back within 7 days, once', async () => {
    const cook = await person();
    await cook.subscribe();
    const { prorationAt } = (await cook.preview('year')).json();
    await cook.post('switch', { interval: 'year', prorationAt });
    const answers = await Promise.all(Array.from({ length: 5 }, () => cook.post('refund')));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await cook.plan()).toBe('free');
    expect((await cook.state()).subscription).toMatchObject({ status: 'ended', refundableUntil: null });
    const receipts = await cook.receipts();
    expect(receipts.map((one: { refunded: boolean }) => one.refunded)).toEqual([true, true]);
    await settle();
    expect(cook.subjects().filter((subject) => subject.startsWith('Your money'))).toHaveLength(1);

    await cook.subscribe();
    expect(await cook.plan()).toBe('pro');
    expect((await cook.state()).subscription.refundableUntil).toBeNull();
    expect((await cook.post('refund')).statusCode).toBe(409);
    expect(await cook.plan()).toBe('pro');
  });

  it('who went from month to year to month and gets the money back has no credit left', async () => {
    const cook = await person();
    await cook.subscribe();
    const { id } = (await t.container.payments.subscriptions(await customerOf(cook.id)))[0]!;
    for (const interval of ['year', 'month']) {
      const { prorationAt } = (await cook.preview(interval)).json();
      expect((await cook.post('switch', { interval, prorationAt })).statusCode).toBe(200);
    }
    expect((await cook.post('refund')).statusCode).toBe(200);
    await expect(t.container.payments.switchInterval(id, 'year', new Date(), 'late')).rejects.toThrow(
      'ended',
    );

    await cook.subscribe();
    const preview = (await cook.preview('year')).json();
    expect(preview.dueNowCents).toBe(5900 - preview.creditCents);
    const paid = (await cook.receipts()).filter((one: { refunded: boolean }) => !one.refunded);
    expect(paid.map((one: { amountCents: number }) => one.amountCents)).toEqual([699]);
  });

  it('gets nothing back after 7 days', async () => {
    const cook = await person();
    await cook.subscribe();
    await t.container.db.pool.query(
      `update subscriptions set first_paid_at = now() - interval '7 days' where user_id = $1`,
      [cook.id],
    );
    expect((await cook.state()).subscription.refundableUntil).toBeNull();
    expect((await cook.post('refund')).statusCode).toBe(409);
  });

  it('whose refund was cut short gets it from the next look', async () => {
    const cook = await person();
    await cook.subscribe();
    await t.container.db.pool.query(
      `insert into refunds (user_id, subscription_id) select user_id, id from subscriptions where user_id = $1`,
      [cook.id],
    );
    await t.container.jobs.enqueue(finishPayments, {});
    await settle();
    expect(await cook.plan()).toBe('free');
    expect(cook.subjects()).toContain('Your money is on its way back');
  });

  it('without a subscription is told so', async () => {
    const cook = await person();
    expect(await cook.state()).toEqual({ plan: 'free', proUntil: null, sources: [], subscription: null });
    expect(await cook.receipts()).toEqual([]);
    for (const path of ['cancel', 'resume', 'refund', 'pay'])
      expect((await cook.post(path)).statusCode).toBe(404);
  });

  it('who leaves is charged no more', async () => {
    const cook = await person();
    await cook.subscribe();
    const customer = await customerOf(cook.id);
    const gone = await t.call('DELETE', '/api/user/account', { token: cook.token });
    expect(gone.statusCode).toBe(200);
    await settle();
    expect(await t.container.payments.subscriptions(customer)).toEqual([]);
  });
});

it('going back to free deletes nothing: what is over the limit can be read and let go', async () => {
  const cook = await person();
  const { db, billing } = t.container;
  const gift = { userId: cook.id, source: 'admin', ref: 'for a while', days: 1 } as const;
  await db.transaction((tx) => billing.grantDays(tx, gift));
  const toggle = (recipeId: string) =>
    t.call('POST', '/api/favorites', {
      token: cook.token,
      body: { recipeId, recipeData: { title: recipeId } },
    });
  const names = Array.from({ length: 22 }, (_, at) => `soup-${at}`);
  for (const name of names) expect((await toggle(name)).statusCode).toBe(200);
  await db.transaction((tx) => billing.revoke(tx, 'admin', gift.ref));
  expect(await cook.plan()).toBe('free');
  const saved = (await t.call('GET', '/api/favorites', { token: cook.token })).json();
  expect(saved.recipes).toHaveLength(22);
  expect((await toggle('one more')).json().code).toBe('limit_reached');
  expect((await toggle('soup-0')).json()).toEqual({ isFavorite: false });
});

it('cancels and resumes 30 times: five times a day, and one email', async () => {
  const cook = await person();
  await cook.subscribe();
  await settle();
  const resumed = [];
  for (let round = 0; round < 30; round++) {
    expect((await cook.post('cancel')).statusCode).toBe(200);
    if (round === 0) await settle();
    resumed.push((await cook.post('resume')).statusCode);
  }
  await settle();
  expect(resumed).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
  const emails = () => cook.subjects().filter((subject) => /renew$|goes on/.test(subject));
  expect(emails()).toEqual(['Your Pro Chef subscription will not renew']);
  await anHourLater();
  await settle();
  expect(emails()).toHaveLength(1);
});

describe('a renewal', () => {
  it('goes on month after month by itself', async () => {
    const { end } = await livingDaysAgo(75);
    const cook = await person();
    await cook.subscribe();
    await end();
    await settle();
    expect(await cook.plan()).toBe('pro');
    expect(await cook.receipts()).toHaveLength(3);
    expect(cook.subjects()).toContain('Your Pro Chef subscription was renewed');
  });

  it('that was canceled ends, and says so', async () => {
    const { end } = await livingDaysAgo(40);
    const cook = await person();
    await cook.subscribe();
    await cook.post('cancel');
    await end();
    await settle();
    expect(await cook.plan()).toBe('free');
    expect(cook.subjects()).toContain('Your Pro Chef subscription has ended');
    expect(await cook.receipts()).toHaveLength(1);
  });

  it('that fails leaves three days, then ends; nothing saved is lost', async () => {
    const { end } = await livingDaysAgo(32);
    const cook = await person();
    await cook.subscribe();
    await t.container.sandbox!.setCardPays(await customerOf(cook.id), false);
    await end();
    await settle();
    expect(await cook.plan()).toBe('pro');
    const { subscription } = await cook.state();
    expect(subscription.status).toBe('past_due');
    expect(Date.parse(subscription.graceUntil) - Date.now()).toBeLessThan(3 * DAY_MS);
    expect(cook.subjects()).toContain('We could not renew your Pro Chef subscription');

    await t.container.db.pool.query(
      `update subscriptions set paid_through = paid_through - interval '3 days' where user_id = $1`,
      [cook.id],
    );
    await t.container.jobs.enqueue(finishPayments, {});
    await settle();
    expect(await cook.plan()).toBe('free');
    expect(cook.subjects()).toContain('Your Pro Chef subscription has ended');
    expect((await cook.state()).subscription.status).toBe('ended');
  });

  it('that fails can be paid with another card', async () => {
    const { end } = await livingDaysAgo(32);
    const cook = await person();
    await cook.subscribe();
    await t.container.sandbox!.setCardPays(await customerOf(cook.id), false);
    await end();
    await settle();
    const owed = (await cook.post('pay')).json();
    expect(owed).toMatchObject({ amountCents: 699, interval: 'month' });
    await cook.pay(owed);
    expect((await cook.complete(owed)).statusCode).toBe(200);
    expect((await cook.state()).subscription).toMatchObject({ status: 'active', graceUntil: null });
    expect((await cook.post('pay')).statusCode).toBe(409);
    await settle();
    expect(cook.subjects()).toContain('Your payment went through');
  });

  it('is noticed by the nightly look where no message came', async () => {
    const { end } = await livingDaysAgo(32);
    const cook = await person();
    await cook.subscribe();
    await end();
    await t.container.db.pool.query(`delete from pgboss.job where name = 'billing.sandbox-webhook'`);
    await t.container.db.pool.query(`update billing_customers set synced_at = now() - interval '21 hours'`);
    const before = (await cook.state()).subscription.periodEnd;
    const { reconcile } = await import('./billing.jobs.ts');
    await t.container.jobs.enqueue(reconcile, {});
    await settle();
    expect((await cook.state()).subscription.periodEnd > before).toBe(true);
  });
});
