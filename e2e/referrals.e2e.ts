import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { choosePhotos, SCAN_MS, SHELF, scanDone } from './support/scanning.ts';
import { test } from './support/test.ts';
import { closeWelcome } from './support/welcome.ts';

describe('referrals', () => {
  test('a friend joins through the link and scans; both are rewarded', async ({ visit, signIn }) => {
    const host = await visit('/viral', { session: await signIn() });
    await host.getByRole('button', { name: 'Generate My Code' }).click();
    await host.getByText('Referral Code Generated!').first().waitFor();
    await host.getByRole('button', { name: 'Share Your Discoveries' }).click();
    const link = await host
      .getByText(/\/signup\?ref=/)
      .first()
      .textContent();
    const code = new URL(link ?? '').searchParams.get('ref') ?? '';
    expect(await problemsOf(host)).toEqual([]);

    const friend = await visit(`/signup?ref=%20${code.toLowerCase()}`);
    const dialog = friend.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Create your free account' }).waitFor();
    const username = `friend-${randomUUID().slice(0, 8)}`;
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Email').fill(`${username}@example.com`);
    await dialog.getByLabel('Password', { exact: true }).fill('a slow and steady simmer');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await friend.getByText(`Welcome to Crisper, ${username}!`).first().waitFor();
    await closeWelcome(friend);

    const friends = host.getByRole('tabpanel', { name: 'Friends Helped' });
    await host.goto('/viral?tab=referrals');
    await friends.getByText('fr***@e***.com').waitFor();
    await friends.getByText('Pending').waitFor();

    await friend.goto('/scan');
    await choosePhotos(friend, SHELF);
    await scanDone(friend);
    await expect
      .poll(
        async () => {
          await host.reload();
          return friends.getByText(/^(Pending|Joined)$/).textContent();
        },
        { timeout: SCAN_MS },
      )
      .toBe('Joined');
    await host.getByRole('banner').getByText('PRO').first().waitFor();
    await host.getByRole('tab', { name: 'Your Impact' }).click();
    await host.getByText('More figures').click();
    await host.getByText('1 friend cooks with Crisper through your code.').waitFor();
    await host.getByRole('heading', { name: '30 days of Pro earned' }).waitFor();
    await friend.goto('/account');
    await friend.getByRole('banner').getByText('PRO').first().waitFor();
  });

  test('shares count, heroes agree first, and nothing is counted without consent', async ({
    visit,
    signIn,
  }) => {
    const page = await visit('/viral?tab=leaderboard', { session: await signIn() });
    const events: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analytics/track')) events.push(request.postDataJSON().event);
    });
    const agreed = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('switch', { name: 'Show me to other cooks' }).click();
    expect((await agreed).status()).toBe(200);

    await page.goto('/recipes');
    await page.locator('#main').getByRole('heading', { level: 3 }).first().click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const counted = page.waitForResponse('**/api/viral/track-share');
    await page.getByRole('dialog').getByRole('link', { name: 'SMS' }).click();
    expect((await counted).status()).toBe(200);
    await page.goto('/viral?tab=leaderboard');
    const heroes = page.getByRole('list', { name: 'Kitchen Heroes' });
    await heroes.getByRole('listitem').filter({ hasText: 'You' }).getByText('2 points').waitFor();
    await expect.poll(() => heroes.textContent()).toContain('Cook');
    await expect.poll(() => heroes.textContent()).not.toContain('cook-');
    expect(events).toEqual([]);

    await page.evaluate(() => localStorage.setItem('cookie_preferences', '{"analytics":true}'));
    const sent = page.waitForRequest('**/api/analytics/track');
    await page.goto('/favorites');
    expect((await sent).postDataJSON()).toMatchObject({ event: 'page_view' });
  });
});
