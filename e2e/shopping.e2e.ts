import { expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';

/** Axe checks the page several times. */
const PATIENCE_MS = 180_000;

test(
  'shops for two places with a price, an order of the shop by keyboard, and sends the list',
  async ({ visit, signIn }) => {
    const page = await visit('/shopping', { screen: 'phone', session: await signIn() });
    const write = async (name: string) => {
      await page.getByLabel('Add to the list').fill(name);
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox', { name }).waitFor();
    };
    const top = async () =>
      (await page.getByRole('checkbox').first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    const option = async (name: string) => {
      await page.getByRole('button', { name: 'List options' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    // Several things in one line.
    await page.getByLabel('Add to the list').fill('2 onions, Milk, Candles');
    await page.keyboard.press('Enter');
    for (const name of [/onions/, 'Milk', 'Candles']) await page.getByRole('checkbox', { name }).waitFor();
    await expect.poll(top).toBeLessThanOrEqual(260);

    // What is ticked sinks below what is still to be bought; in the shop a whole row ticks.
    const basket = page.getByRole('list', { name: 'In the basket' });
    await page.getByRole('checkbox', { name: 'Milk' }).click();
    await basket.getByRole('checkbox', { name: 'Milk' }).waitFor();
    await page.getByRole('button', { name: 'Go shopping' }).click();
    const shop = page.getByRole('dialog', { name: '2 to go' });
    await shop.getByRole('checkbox', { name: 'Milk' }).click();
    await page.getByRole('dialog', { name: '3 to go' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done shopping' }).click();
    await basket.waitFor({ state: 'detached' });

    await option('Your lists');
    await page.getByLabel('New list').fill('Market');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name of Market').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /onions/, expanded: false }).click();
    await page.getByRole('button', { name: /^Change .*onions/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('3');
    await dialog.getByLabel('List').selectOption('Market');
    await dialog.getByLabel('Buy it again').selectOption('Every 2 weeks');
    await dialog.getByLabel('Price').fill('a lot');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Write a price like 2.49.').waitFor();
    await dialog.getByLabel('Price').fill('0.40');
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('$1.20 for 1 of 3 things').waitFor();

    // What is written on a list stays on it.
    await page.getByRole('button', { name: 'Market', exact: true }).click();
    await page.getByText('$1.20 for 1 thing').waitFor();
    await write('Basil');
    await page.getByRole('checkbox', { name: 'Candles' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Groceries', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Basil' }).waitFor({ state: 'detached' });

    await option('Order of your shop');
    const other = page.getByRole('button', { name: 'Move Other up' });
    await other.focus();
    for (let press = 0; press < 11; press++) await page.keyboard.press('Enter');
    await page.getByText('Other is number 1 of 12 now.').waitFor({ state: 'attached' });
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save order' }).click();
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(['Other', 'Dairy and eggs']);

    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', {
        value: async ({ text }: { text: string }) => {
          document.title = text;
        },
      }),
    );
    await option('Send as text');
    await expect.poll(() => page.title()).toBe('Other - Candles Dairy and eggs - Milk');
    await option('What you buy regularly');
    await page.getByText('Every 2 weeks, next on').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Everything' }).click();
    await page.getByRole('checkbox', { name: /onions/ }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  },
  PATIENCE_MS,
);
