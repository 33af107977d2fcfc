import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { subscriber } from '../testing/subscriber.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let cooks = 0;
async function subscribed(email = '', card?: string) {
  const cook = await t.signUp({ email, username: `diner${++cooks}` });
  const steps = subscriber(t, cook.token);
  await steps.subscribe();
  const { rows } = await t.container.db.pool.query(
    'select customer_id from billing_customers where user_id = $1',
    [cook.id],
  );
  if (card) await t.container.sandbox!.setCardFingerprint(rows[0].customer_id, card);
  const refund = async () => (await t.call('POST', '/api/billing/refund', { token: cook.token })).statusCode;
  const leave = () =>
    t.call('DELETE', '/api/user/account', { token: cook.token, body: { confirm: cook.username } });
  return { ...cook, ...steps, refund, leave };
}

it.each([
  {
    how: 'with the same mailbox, spelled anew',
    first: ['freeloader@gmail.com', 'fp_1'],
    again: ['f.reeloader+2@googlemail.com', 'fp_other'],
  },
  {
    how: 'with another mailbox and the same card',
    first: ['guest@example.org', 'fp_4'],
    again: ['somebody@example.org', 'fp_4'],
  },
])('who gets the money back, leaves and returns $how gets no second free week', async (round) => {
  const before = await subscribed(round.first[0], round.first[1]);
  expect(await before.refund()).toBe(200);
  expect((await before.leave()).statusCode).toBe(200);

  const again = await subscribed(round.again[0], round.again[1]);
  expect(await again.refund()).toBe(409);
  expect(await again.plan()).toBe('pro');
});

it('who used it is not promised it again, on the screen or by email', async () => {
  const again = await subscribed('freeloader@gmail.com');
  expect((await again.state()).subscription.refundableUntil).toBeNull();
  await t.container.jobs.runDue();
  const message = t.emails.filter(({ to }) => to === again.email).at(-1);
  expect(message?.subject).toBe('Welcome back to Pro Chef');
  expect(message?.text).not.toContain('refund');
});

it('two accounts with one card that ask at the same moment get one refund', async () => {
  const pair = [await subscribed('left@example.org', 'fp_2'), await subscribed('right@example.org', 'fp_2')];
  const answers = await Promise.all(pair.map((one) => one.refund()));
  expect(answers.sort()).toEqual([200, 409]);
});

it('somebody else has the guarantee, and the marks say nothing about anybody', async () => {
  const other = await subscribed('honest@gmail.com', 'fp_3');
  expect(await other.refund()).toBe(200);
  const { rows } = await t.container.db.pool.query('select * from guarantee_marks');
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/freeloader|honest|gmail|fp_/);
});
