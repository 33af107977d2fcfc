import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { safeError } from '../safe-error.ts';
import { type TestApp, testApp } from '../testing/app.ts';

/** A server whose log is kept, one line each. */
async function loggedApp(): Promise<TestApp & { lines: string[] }> {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { ...(await testApp({ log: createLog({ LOG_LEVEL: 'trace' }, destination) })), lines };
}

const MARK = 'Aunt-Hildegards-secret';
const EMAIL = `${MARK}@example.com`;

it('writes no value of a failed statement into the log, though every table is broken', async () => {
  const t = await loggedApp();
  const cook = await t.signUp();
  for (const table of ['password_resets', 'meals', 'pantry_items', 'contact_messages'])
    await t.container.db.pool.query(`alter table if exists ${table} rename to broken_${table}`);
  const { token } = cook;
  const answers = [
    await t.call('POST', '/api/meals', {
      token,
      body: { name: `${MARK}\n    at ${MARK}`, items: [{ name: MARK, calories: 300 }] },
    }),
    await t.call('POST', '/api/pantry', { token, body: { items: [{ name: MARK }] } }),
    await t.call('POST', '/api/contact', {
      body: { name: MARK, email: EMAIL, subject: MARK, message: MARK },
    }),
  ];
  await t.container.db.pool.query('alter table users rename to broken_users');
  answers.push(await t.call('POST', '/api/auth/login', { body: { email: EMAIL, password: MARK } }));
  await t.container.jobs.runDue();
  const { rows } = await t.container.db.pool.query('select output from pgboss.job where output is not null');
  await t.close();

  expect(answers.map(({ statusCode }) => statusCode)).toContain(500);
  const log = t.lines.join('');
  expect(log).toContain('Failed query');
  expect(log).toContain('    at ');
  expect(log.toLowerCase()).not.toContain(MARK.toLowerCase());
  expect(log).not.toContain('params:');
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(MARK.toLowerCase());
});

it('writes patterns of addresses, and none of the secrets that stand in them', async () => {
  const t = await loggedApp();
  const { token } = await t.signUp();
  const secret = 'x'.repeat(43);
  for (const path of [
    `/api/invitations/${secret}?from=${secret}`,
    `/join/${secret}`,
    `/JOIN/${secret}/`,
    `/shared/${secret}/${secret}`,
    `/api/shared/${secret}`,
    `/calendar/${secret}.ics`,
    `/signup?invitation=${secret}`,
    `/reset-password?token=${secret}`,
    `/pictures/shared/${secret}/1`,
    `/nothing/like/${secret}`,
  ])
    await t.call('GET', path, { token });
  await t.call('POST', `/api/invitations/${secret}/accept`, { token, body: { bring: true } });
  await t.close();
  const log = t.lines.join('');
  expect(log).not.toMatch(/x{10}/i);
  expect(log).toContain('"route":"/api/invitations/:token/accept"');
  expect(log).toContain('"route":"/join/:token"');
  expect(log).toContain('"route":"unknown"');
});

it('keeps no value of a failed job in the queue, and none that PostgreSQL or a mail server quotes', () => {
  const quoted = Object.assign(new Error(`invalid input syntax for type uuid: "${MARK}"`), { code: '22P02' });
  const failed = new Error(`Failed query: select $1\nparams: ${MARK}\n    at ${MARK}`, { cause: quoted });
  const refused = new Error(`550 5.1.1 <${EMAIL}>: Recipient address rejected`);
  for (const error of [failed, quoted, refused, EMAIL]) {
    const { message, stack } = safeError(error);
    expect(`${message} ${stack}`).not.toContain(MARK);
  }
  expect(safeError(failed)).toMatchObject({
    message: 'Failed query: select $1 (invalid input syntax for type uuid: )',
    stack: expect.stringContaining('logs.test.ts'),
  });
});
