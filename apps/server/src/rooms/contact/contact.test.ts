import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpMail } from '../../providers/mail/smtp.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  category: 'technical',
  subject: 'The oven icon is cold',
  message: 'It should glow.\nThank you.',
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { CONTACT_EMAIL: 'help@crisper.example' } });
});
afterAll(() => t.close());

const send = (body: unknown, token?: string, address = '10.9.0.1') =>
  t.call('POST', '/api/contact', { body, address, ...(token && { token }) });

async function admin() {
  const person = await t.signUp();
  await t.container.db.pool.query(`update users set role = 'admin' where id = $1`, [person.id]);
  return person;
}

it('stores a message, names a ticket and mails it', async () => {
  const answer = await send(message);
  expect(answer.statusCode).toBe(201);
  const { ticket, priority } = answer.json<{ ticket: string; priority: boolean }>();
  expect(ticket).toMatch(/^CR-\d{6}$/);
  expect(priority).toBe(false);
  await t.container.jobs.runDue();
  expect(t.emails.at(-1)).toMatchObject({
    to: 'help@crisper.example',
    replyTo: 'ada@example.com',
    subject: `[${ticket}] The oven icon is cold`,
  });
});

it('takes a phone number, and brings it to whoever answers', async () => {
  await send({ ...message, phone: ' +1 415 555 0100 ' }, undefined, '10.9.0.4');
  await t.container.jobs.runDue();
  expect(t.emails.at(-1)?.text).toContain('Phone: +1 415 555 0100');
  const { token } = await admin();
  const { messages } = (await t.call('GET', '/api/admin/contact', { token })).json<{
    messages: { phone: string | null }[];
  }>();
  expect(messages.map(({ phone }) => phone)).toEqual([null, '+1 415 555 0100']);
});

it('names the ways that are set, and no others', async () => {
  const none = { email: null, generalEmail: null, privacyEmail: null, phone: null, chatUrl: null };
  expect((await t.call('GET', '/api/contact')).json()).toEqual({
    ...none,
    email: 'help@crisper.example',
    address: null,
    hours: [],
  });
  const other = await testApp({
    env: {
      CONTACT_PHONE: '+1 415 555 0100',
      CONTACT_HOURS: 'Mon-Fri 9-6; Sat 10-4;',
      CONTACT_ADDRESS: 'Here',
    },
  });
  try {
    expect((await other.call('GET', '/api/contact')).json()).toEqual({
      ...none,
      phone: '+1 415 555 0100',
      address: 'Here',
      hours: ['Mon-Fri 9-6', 'Sat 10-4'],
    });
    // Without a mailbox, messages wait in the inbox: nothing is mailed to an address that receives nothing.
    expect((await other.call('POST', '/api/contact', { body: message })).statusCode).toBe(201);
    await other.container.jobs.runDue();
    expect(other.emails).toEqual([]);
  } finally {
    await other.close();
  }
});

it('puts people on Pro first in the inbox, and keeps the inbox to admins', async () => {
  const pro = await t.signUp();
  await t.container.db.pool.query(`update users set pro_until = now() + interval '1 day' where id = $1`, [
    pro.id,
  ]);
  const sent = await send({ ...message, subject: 'From a Pro' }, pro.token);
  expect(sent.json()).toMatchObject({ priority: true });

  const { token } = await admin();
  const inbox = async (answered = false) =>
    (await t.call('GET', `/api/admin/contact?answered=${answered}`, { token })).json<{
      messages: { id: number; subject: string }[];
      open: number;
    }>();
  const before = await inbox();
  expect(before.messages[0]?.subject).toBe('From a Pro');
  const url = `/api/admin/contact/${before.messages[0]!.id}/answered`;
  await t.call('POST', url, { token, body: { answered: true } });
  expect((await inbox()).open).toBe(before.open - 1);
  expect((await inbox(true)).messages[0]?.subject).toBe('From a Pro');

  expect((await t.call('GET', '/api/admin/contact', { token: pro.token })).statusCode).toBe(403);
  expect(
    (await t.call('POST', '/api/admin/contact/999999/answered', { token, body: { answered: true } }))
      .statusCode,
  ).toBe(404);
});

it.each([
  ['name', '', 'Name is required'],
  ['email', ' ', 'Email is required'],
  ['email', 'not an address', 'Invalid email address'],
  ['phone', 'at night\nBcc: x@example.com', 'Enter a phone number, or leave it empty'],
  ['subject', '', 'Subject is required'],
  ['message', '   ', 'Message is required'],
  ['subject', 'Hi\r\nBcc: everyone@example.com', 'Use a single line of text'],
  ['name', 'Ada\nTo: x@example.com', 'Use a single line of text'],
])('refuses %s %j', async (field, value, said) => {
  const answer = await send({ ...message, [field]: value }, undefined, '10.9.0.2');
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toBe(said);
});

it('stops a flood from one address', async () => {
  const codes = [];
  for (let at = 0; at < 6; at++) codes.push((await send(message, undefined, '10.9.0.3')).statusCode);
  expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
});

it('arrives at a real mail server, with nothing slipped into its head', async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        mails.push(mail);
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const mail = smtpMail(
    `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    'Crisper <hello@crisper.example>',
  );
  const real = await testApp({ mail, env: { CONTACT_EMAIL: 'help@crisper.example' } });
  try {
    await real.call('POST', '/api/contact', {
      body: { ...message, message: 'Line\r\nBcc: everyone@example.com' },
    });
    await real.container.jobs.runDue();
    expect(mails).toHaveLength(1);
    // Emails that come again and again can be ended with one click (RFC 8058); a message to the team cannot.
    expect(mails[0]).not.toContain('List-Unsubscribe');
    const unsubscribe = 'https://crisper.example/unsubscribe?token=x';
    await mail.send({ to: 'ada@example.com', subject: 'Use soon', text: 'Spinach.', unsubscribe });
    expect(mails[1]).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(mails[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [head = '', body = ''] = mails[0]!.split(/\r?\n\r?\n/, 2);
    expect(head).toContain('To: help@crisper.example');
    expect(head).toContain('Reply-To: ada@example.com');
    expect(head).not.toMatch(/^bcc:/im);
    expect(mails[0]).toContain('Bcc: everyone@example.com');
    expect(body).toContain('From: Ada');
  } finally {
    await real.close();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  }
});
