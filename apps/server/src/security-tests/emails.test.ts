import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import type { Email, Mail } from '../providers/mail/mail.provider.ts';
import { type TestApp, testApp } from '../testing/app.ts';

/** How many recovery emails are on their way at once. */
const AT_ONCE = 20;

/** A mail server that holds every email until the test releases all that it holds: one round. */
function slowMail() {
  const sent: Email[] = [];
  const held: (() => void)[] = [];
  let fast = false;
  const mail: Mail = {
    send: async (email) => {
      // Other emails have connections of their own.
      if (!email.text.includes('/reset-password?')) return;
      sent.push(email);
      return fast ? Promise.resolve() : new Promise((resolve) => held.push(resolve));
    },
    check: async () => {},
    close: async () => {},
  };
  const release = (): void => {
    for (const done of held.splice(0)) done();
  };
  const speedUp = (): void => {
    fast = true;
    release();
  };
  return { mail, release, speedUp, held, arrived: (to: string) => sent.some((email) => email.to === to) };
}

let t: TestApp;
let workers: Jobs | undefined;
afterEach(async () => {
  await workers?.close();
  workers = undefined;
  await t.close();
});

const ask = (email: string, address: string) =>
  t.call('POST', '/api/auth/password-reset', { body: { email }, address });

async function work(): Promise<void> {
  workers = createJobs(t.container.db, pino({ level: 'silent' }));
  await workers.start(t.container.rooms.flatMap((room) => room.jobs ?? []));
  workers.work();
}

// An email takes a mail server a fifth of a second: five rounds are a second.
it.each([
  { from: 'nine networks', address: (i: number) => `10.8.0.${i % 9}`, limit: 1 },
  { from: 'ninety networks', address: (i: number) => `10.8.0.${i}`, limit: 5 },
])(
  '90 requests for others from $from hold a real recovery email up for $limit rounds at most',
  async (row) => {
    const server = slowMail();
    t = await testApp({ mail: server.mail });
    await t.container.db.pool.query(`insert into users (email, username, password_hash)
    select 'other' || i || '@example.com', 'other' || i, '' from generate_series(0, 89) i`);
    for (let i = 0; i < 90; i++)
      expect((await ask(`other${i}@example.com`, row.address(i))).statusCode).toBe(202);
    const owner = await t.signUp();
    await ask(owner.email, '10.9.0.1');
    await work();

    let rounds = 1;
    for (; rounds < 91; rounds++) {
      const full = () => server.held.length === AT_ONCE || server.arrived(owner.email);
      await expect.poll(full, { timeout: 30_000 }).toBe(true);
      if (server.arrived(owner.email)) break;
      server.release();
    }
    expect(rounds).toBeLessThanOrEqual(row.limit);
    server.speedUp();
  },
);

it('sends one mailbox no more than forty ordinary emails a day, however its address is written', async () => {
  t = await testApp();
  for (let i = 0; i < 60; i++)
    await t.container.mail.send({ to: `v.ictim+${i}@gmail.com`, subject: 'News', text: '' });
  expect(t.emails).toHaveLength(40);
  await t.container.mail.send({ to: 'victim@gmail.com', subject: 'A new password', text: '', urgent: true });
  expect(t.emails).toHaveLength(41);
});
