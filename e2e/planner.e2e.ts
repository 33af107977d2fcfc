import { expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { becomePro } from './support/become-pro.ts';
import { test } from './support/test.ts';

/** The pages are long, and axe reads all of them. */
const PATIENCE_MS = 240_000;

test(
  'plans a week, swaps a dinner, ticks the list without a network, and finds it all in the pantry',
  async ({ visit, signIn }) => {
    const session = await becomePro(inject('baseUrl'), await signIn());
    const page = await visit('/plan', {
      screen: 'phone',
      session,
      expectErrors: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.getByRole('button', { name: 'Plan my week' }).click();
    await page.getByRole('button', { name: 'Plan again' }).waitFor();
    const days = page.getByRole('list', { name: /^Meals on / });
    await expect.poll(() => days.count()).toBe(7);
    for (const day of await days.all()) await expect.poll(() => day.getByRole('listitem').count()).toBe(4);

    const dinner = days.nth(2).getByRole('listitem').nth(2);
    const before = await dinner.getByRole('link').textContent();
    await dinner.getByRole('button', { name: /^Swap .* dinner$/ }).click();
    await page.getByText('Meal Swapped').first().waitFor();
    await expect.poll(() => dinner.getByRole('link').textContent()).not.toBe(before);
    const swapped = await dinner.getByRole('link').textContent();
    await dinner.getByRole('button', { name: /^Lock .* dinner$/ }).click();
    await dinner.getByRole('button', { name: /^Unlock .* dinner$/ }).waitFor();
    await page.getByRole('button', { name: 'Plan again' }).click();
    await page.getByRole('button', { name: 'Plan again', disabled: false }).waitFor();
    await expect.poll(() => dinner.getByRole('link').textContent()).toBe(swapped);
    expect(await problemsOf(page)).toEqual([]);

    await page.getByRole('link', { name: 'Shopping list' }).click();
    const produce = page.getByRole('list', { name: 'Produce' });
    await produce.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

    await page.context().setOffline(true);
    const first = produce.getByRole('checkbox').first();
    const name = (await produce.getByRole('button').first().getAttribute('aria-label'))!.replace(
      'Remove ',
      '',
    );
    await first.click();
    await page.getByText(/Your ticks are kept here/).waitFor();
    await page.reload();
    await produce.waitFor();
    await expect.poll(() => first.isChecked()).toBe(true);

    const heard = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/shopping') && answer.request().method() === 'PATCH',
    );
    await page.context().setOffline(false);
    await heard;
    await page.getByText(/Your ticks are kept here/).waitFor({ state: 'detached' });
    await page.getByText(/^1 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Put ticked items in the pantry' }).click();
    await page.getByText('Put Away').first().waitFor();

    await page.goto('/pantry');
    // Beside one piece the name is singular, beside several it is not.
    const one = name.replace(/(ves|ies|oes|s)$/, '');
    await page.getByRole('button', { name: new RegExp(`^Change ${one}`) }).waitFor();
  },
  PATIENCE_MS,
);
