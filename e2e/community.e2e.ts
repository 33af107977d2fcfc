import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { signInAdmin, signInOlder } from './support/admin.ts';
import { problemsOf } from './support/axe.ts';
import type { Session } from './support/sign-in.ts';
import { test } from './support/test.ts';

const api = (session: Session, path: string, body: object) =>
  fetch(inject('baseUrl') + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
async function openDialog(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
}

describe('community', () => {
  test('two people at once: post, reply live, like, edit, report, moderate', async ({ visit, signIn }) => {
    const older = () => signInOlder(inject('baseUrl'), inject('dataDir'));
    const [ada, ben] = [await signIn(), await older()];
    const one = await visit('/community', { session: ada });
    await one.getByRole('button', { name: 'Join the Community' }).click();
    await told(one, 'Welcome to the Community!');
    await expect.poll(() => one.getByRole('button', { name: 'Welcome, Member!' }).isDisabled()).toBe(true);
    await one.getByText('Crisper team').first().waitFor();
    expect(await problemsOf(one)).toEqual([]);

    await openDialog(one, 'New Discussion');
    await one.getByLabel('Title').fill('Half a cabbage <b>left</b>');
    await one.getByRole('button', { name: 'Post Discussion' }).click();
    await told(one, 'Missing Information');
    await one.getByLabel('Your post').fill('What would **you** make? #cabbage');
    await one.reload();
    await openDialog(one, 'New Discussion');
    await expect.poll(() => one.getByLabel('Title').inputValue()).toBe('Half a cabbage <b>left</b>');
    await one.getByRole('button', { name: 'Post Discussion' }).click();
    await told(one, 'Discussion Created!');
    await one.getByRole('heading', { level: 1, name: 'Half a cabbage <b>left</b>' }).waitFor();
    await expect.poll(() => one.locator('strong').allTextContents()).toContain('you');
    const address = new URL(one.url()).pathname;

    const two = await visit(address, { session: ben, screen: 'phone', expectErrors: [/status of 404/] });
    await two.getByLabel('Your reply').fill('Okonomiyaki!');
    await two.getByRole('button', { name: 'Post Reply' }).click();
    await told(two, 'Reply Posted!');
    // Without a reload: the update arrives live.
    await one.getByText('Okonomiyaki!').waitFor();
    await one.getByRole('heading', { name: '1 Reply' }).waitFor();
    await one.getByRole('button', { name: /^Like the reply by/ }).click();
    await one.getByRole('button', { name: /^Like the reply by .*, 1 like$/, pressed: true }).waitFor();
    await expect.poll(() => one.getByRole('button', { name: 'Edit' }).count()).toBe(1);
    expect(await problemsOf(two)).toEqual([]);

    await two.getByRole('button', { name: 'Edit' }).click();
    await two.getByLabel('Your reply').first().fill('Okonomiyaki, with ginger.');
    await two.getByRole('button', { name: 'Save Changes' }).click();
    await one.getByText('Okonomiyaki, with ginger.').waitFor();
    await one.getByText('(edited)').waitFor();

    // Two other people have already reported the post; Ben is the third. Reports of new accounts alone hide nothing.
    for (const stranger of [await older(), await older()])
      await api(stranger, `/api/discussions${address.replace('/community', '')}/report`, { reason: 'spam' });
    await two.getByRole('button', { name: 'Report' }).first().click();
    await two.getByLabel('What’s wrong with it?').selectOption('off-topic');
    await two.getByRole('button', { name: 'Send Report' }).click();
    await told(two, 'Report Sent');
    await two.getByRole('heading', { name: 'Discussion Not Found' }).waitFor();
    await one.getByText('hidden until a moderator has looked').waitFor();

    const admin = await signInAdmin(inject('baseUrl'), inject('dataDir'));
    const desk = await visit('/admin/moderation', { session: admin });
    await desk.getByText('Hidden after reports').first().waitFor();
    expect(await problemsOf(desk)).toEqual([]);
    await desk.getByRole('button', { name: /^Approve discussion of .*cabbage/ }).click();
    await told(desk, 'Post Approved');
    await desk.goto(address);
    await desk.getByRole('button', { name: 'Lock' }).click();
    await told(desk, 'Discussion Locked');
    await one.getByText('This discussion is locked, so it takes no new replies.').waitFor();
    await expect.poll(() => one.getByLabel('Your reply').count()).toBe(0);

    await two.goto('/admin/moderation');
    await two.getByRole('heading', { name: 'For Moderators Only' }).waitFor();
  });

  test('a shared recipe is one that somebody else can open and cook', async ({ visit, signIn }) => {
    const page = await visit('/community', { session: await signIn(), theme: 'dark' });
    await openDialog(page, 'Share a Recipe');
    await page.getByLabel('Title').fill('Lemon lentils');
    await page.getByLabel('Ingredients').fill('200 g red lentils\n1 lemon');
    await page.getByLabel('Instructions').fill('Simmer the lentils for 15 minutes.\nAdd the lemon.');
    await page.getByRole('button', { name: 'Share Recipe' }).click();
    await told(page, 'Recipe Shared Successfully!');
    await page.waitForURL('**/scan');

    const other = await visit('/community?category=General', { session: await signIn(), screen: 'phone' });
    await other.getByRole('link', { name: 'Lemon lentils' }).click();
    await other.getByRole('heading', { level: 1, name: 'Lemon lentils' }).waitFor();
    await other.getByRole('link', { name: 'Lemon lentils' }).click();
    await other.waitForURL('**/recipe/own-*');
    await other.getByRole('heading', { level: 1, name: 'Lemon lentils' }).waitFor();
    await other.getByText('Simmer the lentils').first().waitFor();
  });

  test('a guest reads, filters and is asked to join', async ({ visit }) => {
    const page = await visit('/community', { screen: 'phone' });
    await page.getByRole('button', { name: /^#leftovers/ }).click();
    await page.waitForURL('**/community?topic=leftovers');
    await page.getByRole('button', { name: 'Kitchen Tips' }).click();
    await page.getByRole('link', { name: /freezer map/i }).click();
    await page.getByRole('heading', { level: 1, name: /freezer map/i }).waitFor();
    await page.getByRole('button', { name: /^Like this discussion/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to Discussions' }).click();
    await page.waitForURL('**/community?category=Kitchen+Tips&topic=leftovers');
    await page.getByRole('link', { name: /freezer map/i }).waitFor();
  });
});
