import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';

const said = (page: Page, words: string) => page.getByText(words).first().waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expires').fill('1230');
  await page.getByLabel('Security code').fill('123');
  await button(page, 'Subscribe for $6.99/month').click();
}

describe('money', () => {
  test('free, a declined card, a good one, Pro, cancel, resume, switch to yearly, refund', async ({
    visit,
    signIn,
  }) => {
    const session = await signIn();
    const page = await visit('/subscribe', { screen: 'phone', session });
    await said(page, 'MOST POPULAR');
    expect(await problemsOf(page)).toEqual([]);

    await page.getByLabel('Yearly').check({ force: true });
    await said(page, 'You save $24.88 a year.');
    await button(page, 'Upgrade to Pro').click();
    await button(page, 'Subscribe for $59/year').waitFor();
    await button(page, 'Back to Plans').click();
    await page.getByLabel('Monthly').check({ force: true });
    await button(page, 'Upgrade to Pro').click();
    await page.getByRole('heading', { name: 'Complete Your Pro Subscription' }).waitFor();
    await said(page, 'Test mode: no money moves.');
    expect(await problemsOf(page)).toEqual([]);

    await payWith(page, '4111 1111 1111 1111');
    await said(page, 'Never enter a real card.');
    await payWith(page, '4000 0000 0000 0002');
    await said(page, 'Payment Failed');
    await said(page, 'Your card was declined.');
    await payWith(page, '4000 0025 0000 3155');
    await button(page, 'Fail authentication').click();
    await said(page, 'We could not authenticate your card.');
    await payWith(page, '4242 4242 4242 4242');
    await said(page, 'Success!');
    await page.getByRole('heading', { name: 'Welcome to Pro Chef!' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?success=true');
    await button(page, 'Current Plan').waitFor();
    await expect.poll(() => button(page, 'Downgrade').isDisabled()).toBe(true);

    await page.getByRole('link', { name: 'Manage your subscription' }).click();
    await said(page, '$6.99/month, renews on');
    await button(page, 'Cancel subscription').click();
    await button(page, 'Yes, cancel').click();
    await said(page, 'Canceled. Pro stays open until');
    await button(page, 'Resume subscription').click();
    await said(page, '$6.99/month, renews on');

    await button(page, 'Switch to yearly').click();
    await said(page, 'Charged now');
    const charged = await button(page, /^Switch and pay/).textContent();
    await button(page, /^Switch and pay/).click();
    await said(page, '$59/year, renews on');
    await said(page, 'Pro Chef, change to 1 year');
    await page.getByText((charged ?? '').replace('Switch and pay ', ''), { exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    await button(page, 'Refund').click();
    await button(page, 'Yes, refund everything').click();
    await said(page, 'Refund Sent');
    await said(page, 'Free Forever');
    await expect.poll(() => page.getByText('Refunded', { exact: true }).count()).toBe(2);
    const me = await fetch(`${inject('baseUrl')}/api/auth/me`, {
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(((await me.json()) as { user: { plan: string } }).user.plan).toBe('free');
  });

  test('a guest is asked to sign in before paying', async ({ visit }) => {
    const page = await visit('/subscribe', { theme: 'dark' });
    await button(page, 'Upgrade to Pro').click();
    await said(page, 'Sign In Required');
    await said(page, 'Please sign in to subscribe to Pro features.');
    expect(await problemsOf(page)).toEqual([]);
  });
});
