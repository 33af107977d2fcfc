import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type BuiltServer, startBuiltServer } from './support/built-server.ts';
import { startProxy } from './support/reverse-proxy.ts';
import { SHELF } from './support/scanning.ts';
import { test } from './support/test.ts';
import { closeWelcome } from './support/welcome.ts';

const CLI = fileURLToPath(new URL('../dist/server/cli.js', import.meta.url));
const AT = '/kitchen';
const STEW = 'beef-stew';
/** Words of what is sold, or invites to be. */
const SOLD =
  /\bPro\b|\bPRO\b|[Uu]pgrade|[Pp]ricing|[Ff]ree plan|[Ss]ubscri|[Bb]illing|[Ff]ree account|All rights reserved/;

let proxy: Awaited<ReturnType<typeof startProxy>>;
let server: BuiltServer;
let settings: Record<string, string>;
beforeAll(async () => {
  proxy = await startProxy(AT);
  settings = { PLANS: 'off', BASE_PATH: AT, SIGNUP: 'invite', ADMIN: 'first', PUBLIC_URL: proxy.url };
  server = await startBuiltServer(settings);
  proxy.passTo(server.baseUrl);
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
});

const at = (path: string) => `${proxy.url}${AT}${path}`;

async function chooseCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // An empty page between two servers has no storage.
    if (location.protocol !== 'about:')
      localStorage.setItem('cookie_preferences', '{"analytics":false,"preferences":true,"marketing":false}');
  });
}

async function signUp(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('a slow and steady simmer');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await closeWelcome(page);
}

async function sellsNothing(page: Page): Promise<void> {
  const seen = page.getByText(SOLD).filter({ visible: true });
  expect(await seen.allTextContents()).toEqual([]);
}

async function cookAndLog(page: Page): Promise<void> {
  await page.goto(at(`/recipes/${STEW}`));
  await sellsNothing(page);
  await page.getByRole('button', { name: 'Interactive Mode' }).click();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  for (const step of [1, 2]) {
    await page.getByText(`Step ${step} of 3`).waitFor();
    await page.getByRole('button', { name: 'Done, next step' }).click();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Log this meal' }).click();
  await page.getByRole('button', { name: 'Logged' }).waitFor();
  await page.getByText('Notes, photo and what was used up').click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Needs more wine.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await page.getByText('Notes Saved').first().waitFor();
  await page.getByLabel('Add a photo').setInputFiles(SHELF);
  await page.getByRole('img', { name: 'Your dish, the cover' }).waitFor();
}

async function seeWhatWasKept(page: Page): Promise<void> {
  await page.goto(at(`/recipes/${STEW}`));
  await page.getByText('Needs more wine.').waitFor();
  const photo = page.getByRole('img', { name: /the cover/ }).first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(at('/nutrition'));
  await page.getByText('Beef Stew with Root Vegetables').first().waitFor();
  await sellsNothing(page);
}

/** As a user does who moves to another machine, with nothing but the file. */
/** The link that the first start printed. */
async function setupLink(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'admin', 'setup-link'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: server.dataDir },
  });
  return stdout.trim();
}

async function restoreElsewhere(): Promise<string> {
  const backups = join(server.dataDir, 'backups');
  const [name] = await readdir(backups);
  const elsewhere = await mkdtemp(join(tmpdir(), 'crisper-e2e-elsewhere-'));
  await chmod(elsewhere, 0o755);
  // Who moves brings the secret along, which is in no backup.
  await copyFile(join(server.dataDir, 'secret'), join(elsewhere, 'secret'));
  await promisify(execFile)(process.execPath, [CLI, 'restore', join(backups, name!)], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: elsewhere },
  });
  return elsewhere;
}

test('a home below a path: whoever runs it is its administrator, invites, and everything moves to another machine', async ({
  visit,
}) => {
  const early = await visit(at('/signup'), { prepare: chooseCookies });
  await early.getByText('This installation is new').waitFor();
  await early.close();
  const link = await setupLink();
  expect(link).toContain(at('/signup?invitation='));
  const admin = await visit(link, { prepare: chooseCookies });
  await admin.getByText('Your account will run it.').waitFor();
  await signUp(admin, 'ada');
  await admin.getByText('You are the administrator here.').first().waitFor();
  await sellsNothing(admin);

  // No visitor comes in without an invitation.
  const stranger = await visit(at('/signup'), { prepare: chooseCookies });
  await stranger.getByText('By invitation only').waitFor();

  await admin.goto(at('/admin?tab=invitations'));
  await admin.getByRole('button', { name: 'Invite' }).click();
  const invitation = (await admin.locator('code').textContent()) ?? '';
  expect(invitation).toContain(`${proxy.url}${AT}/signup?invitation=`);

  const person = await visit(invitation, { prepare: chooseCookies });
  await signUp(person, 'bob');
  await cookAndLog(person);
  await seeWhatWasKept(person);
  await person.goto(at('/household'));
  await person.getByRole('heading', { name: 'Cooking together' }).waitFor();
  await sellsNothing(person);
  // No user speaks here but the people of the house.
  await person.goto(at('/community'));
  await person.getByText('No Discussions Yet').waitFor();

  await admin.goto(at('/admin?tab=installation'));
  await admin.getByRole('button', { name: 'Back up now' }).click();
  await admin.getByText('The last one worked').waitFor();

  const elsewhere = await restoreElsewhere();
  // Open pages would complain about the minute without a server.
  for (const page of [admin, person, stranger]) await page.goto('about:blank');
  await server.stop();
  server = await startBuiltServer(settings, elsewhere);
  proxy.passTo(server.baseUrl);
  // Still signed in: the secret moved too.
  await seeWhatWasKept(person);
  await admin.goto(at('/admin'));
  await admin.getByText('bob@example.com').waitFor();
});
