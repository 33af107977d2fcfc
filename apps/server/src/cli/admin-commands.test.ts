import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderBackups } from '../providers/backups/folder.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { COMMANDS, deedsOf, findCommand } from './admin-commands.ts';

const SELLS = { PLANS: 'on' } as const;

let t: TestApp;
let ann: Awaited<ReturnType<TestApp['signUp']>>;
beforeAll(async () => {
  t = await testApp({ env: { SIGNUP: 'invite', SMTP_URL: 'smtp://mail.example' } });
  ann = await t.signUp({ email: 'ann@example.com', username: 'Ann' });
});
afterAll(() => t.close());

/** As `npm run admin -- NAME …` does. */
async function run(name: string, ...given: string[]): Promise<string> {
  const command = findCommand(name, given, t.container.env);
  if (!command) throw new Error(`usage: ${name}`);
  return command.run(t.container, given);
}

const me = () => t.call('GET', '/api/auth/me', { token: ann.token });
const pathOf = (link: string) => new URL(link).pathname;
const tokenOf = (link: string, name: string) => new URL(link).searchParams.get(name)!;

it('is told apart from what it is not given enough for', () => {
  for (const [name, { takes }] of Object.entries(COMMANDS)) {
    const enough = takes.split(' ').map((word) => (word === 'DAYS' ? '7' : 'x'));
    expect(findCommand(name, enough, SELLS), name).toBeDefined();
    if (/^[A-Z]/.test(takes)) expect(findCommand(name, [], SELLS), name).toBeUndefined();
  }
  expect(findCommand('constructor', [], SELLS)).toBeUndefined();
  for (const days of ['0', '1.5', 'many', '9999'])
    expect(findCommand('grant-pro', ['ann@example.com', days], SELLS)).toBeUndefined();
});

it('has no word of what is sold where nothing is', () => {
  const env = { PLANS: 'off' } as const;
  const told = deedsOf(env).map(([name, { takes, does }]) => `${name} ${takes} ${does}`);
  expect(told.length).toBeGreaterThan(10);
  for (const line of told) expect(line).not.toMatch(/\bpro\b|paid|sold/i);
  expect(findCommand('grant-pro', ['ann@example.com', '7'], env)).toBeUndefined();
});

it('finds people by a part of a name or email', async () => {
  expect(await run('people')).toBe('ann@example.com  Ann\n1 in all');
  expect(await run('people', 'nobody')).toBe('0 in all');
});

it('knows nobody by an email that no account has', async () => {
  await expect(run('grant', 'bob@example.com')).rejects.toThrow('No account has the email bob@example.com');
});

it('makes somebody an administrator, and takes it back', async () => {
  expect(await run('grant', 'ann@example.com')).toBe('Ann is now an administrator');
  expect(await run('people')).toContain('ann@example.com  Ann  administrator');
  expect(await run('revoke', 'ann@example.com')).toBe('Ann is now an ordinary user');
  expect(await run('people')).not.toContain('administrator');
});

it('gives Pro for days', async () => {
  expect(await run('grant-pro', 'ann@example.com', '7')).toMatch(/^Ann is Pro until \d{4}-/);
  expect((await me()).json().user.plan).toBe('pro');
});

it('takes given days of Pro back', async () => {
  expect(await run('take-pro', 'ann@example.com')).toBe('Ann is not Pro any more');
  expect((await me()).json().user.plan).toBe('free');
});

it('tells what happened to an account', async () => {
  const told = await run('audit', 'ann@example.com');
  expect(told).toContain('role-granted');
  expect(told).toContain('npm run admin');
});

it('makes a link with which one person can sign up', async () => {
  const link = await run('invite', 'Bob@Example.com');
  expect(pathOf(link)).toBe('/signup');
  const body = { email: 'bob@example.com', username: 'Bob', password: 'wooden spoon 42' };
  expect((await t.call('POST', '/api/auth/register', { body })).statusCode).toBe(403);
  const invited = { ...body, invitation: tokenOf(link, 'invitation') };
  expect((await t.call('POST', '/api/auth/register', { body: invited })).statusCode).toBe(201);
});

it('lists invitations, and takes one back', async () => {
  const link = await run('invite');
  const [line] = (await run('invitations')).split('\n').filter((one) => one.includes('whoever has the link'));
  const [id = '', state] = line!.split('  ');
  expect(state).toBe('open');
  expect(await run('take-invitation', id)).toBe('It is taken back');
  expect(await run('invitations')).not.toContain(id);
  await expect(run('take-invitation', id)).rejects.toThrow('was used or is already gone');
  await expect(run('take-invitation', 'x; drop table users')).rejects.toThrow('No invitation has the id');
  const body = { email: 'cy@example.com', username: 'Cyril', password: 'wooden spoon 42' };
  const invited = { ...body, invitation: tokenOf(link, 'invitation') };
  expect((await t.call('POST', '/api/auth/register', { body: invited })).statusCode).toBe(400);
});

it('sends an email now', async () => {
  expect(await run('mail-test', 'ann@example.com')).toBe('Sent to ann@example.com');
  expect(t.emails.at(-1)).toMatchObject({ to: 'ann@example.com', subject: 'An email from Crisper' });
});

it('lists jobs that failed for good, and does one again', async () => {
  expect(await run('jobs')).toBe('None failed');
  const id = randomUUID();
  await t.container.db.pool.query(
    `insert into pgboss.job (id, name, data, state, completed_on)
     values ($1, 'accounts.sweep-sessions', '{}', 'failed', now())`,
    [id],
  );
  expect(await run('jobs')).toContain(`${id}  `);
  expect(await run('jobs')).toContain('accounts.sweep-sessions');
  expect(await run('retry-job', id)).toBe('It is in the queue again');
  await expect(run('retry-job', id)).rejects.toThrow('No failed job has the id');
  await expect(run('retry-job', 'x; drop table users')).rejects.toThrow('No failed job has the id');
});

it('tells version and settings, and no secret', async () => {
  const told = await run('installation');
  expect(told).toMatch(/^Crisper \d+\.\d+\.\d+, database [\d.]+ MB\n/);
  expect(told).toMatch(/^SIGNUP +invite$/m);
  expect(told).not.toContain('smtp://');
});

it('tells what is kept, and how backups do', async () => {
  const body = { name: 'Soup', calories: 300, idempotencyKey: 'soup of Ann' };
  expect((await t.call('POST', '/api/meals', { token: ann.token, body })).statusCode).toBe(201);
  expect(await run('storage')).toMatch(/^The database holds [\d.]+ MB\n[\s\S]*^meals +1 entries/m);
  expect(await run('backups')).toMatch(/^By hand only \(BACKUP_EVERY is not set\); they go to \//);
  const folder = await mkdtemp(join(tmpdir(), 'crisper-deeds-'));
  const made = await t.container.backups.make(folderBackups(folder));
  expect(await run('backups')).toContain(`  ${made}  `);
  await rm(folder, { recursive: true });
  expect(await run('backups')).toMatch(/MB {2}no longer there$/m);
});

it('lets nobody into a disabled account, until it is enabled', async () => {
  expect(await run('disable', 'ann@example.com')).toBe('Ann is now disabled');
  expect((await me()).statusCode).toBe(401);
  expect(await run('enable', 'ann@example.com')).toBe('Ann is now enabled');
});

it('makes a link for a new password', async () => {
  const link = await run('reset-link', 'ann@example.com');
  expect(pathOf(link)).toBe('/reset-password');
  const body = { token: tokenOf(link, 'token'), password: 'a ladle of broth 7' };
  const answer = await t.call('POST', '/api/auth/password-reset/confirm', { body });
  expect(answer.statusCode).toBe(200);
  const login = { email: 'ann@example.com', password: body.password };
  expect((await t.call('POST', '/api/auth/login', { body: login })).statusCode).toBe(200);
});

it('deletes an account for good, once its username shows that it is meant', async () => {
  await expect(run('delete', 'ann@example.com', 'Bob')).rejects.toThrow('Nothing was deleted');
  expect(await run('delete', 'ann@example.com', 'ann')).toBe('Ann is deleted');
  expect(await run('people', 'ann')).toBe('0 in all');
});
