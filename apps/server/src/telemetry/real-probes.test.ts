import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpMail } from '../providers/mail/smtp.ts';
import { contactMessageStored } from '../rooms/contact/contact.jobs.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { freePort } from '../testing/free-port.ts';

let t: TestApp;
beforeAll(async () => {
  const mail = smtpMail(`smtp://127.0.0.1:${await freePort()}`, 'Crisper <hello@crisper.example>');
  t = await testApp({ mail });
});
afterAll(() => t.close());

it('notices a mail server that does not answer', async () => {
  await expect(t.container.probes.mail()).rejects.toThrow();
});

it('notices a queue that nobody works off, and that it is worked off again', async () => {
  await t.container.jobs.enqueue(contactMessageStored, { id: 1 });
  await t.container.probes.queue();
  await t.container.db.pool.query(`update pgboss.job set start_after = start_after - interval '11 minutes'`);
  await expect(t.container.probes.queue()).rejects.toThrow('has been waiting');
  await t.container.jobs.runDue();
  await t.container.probes.queue();
});
