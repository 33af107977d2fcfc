import { listFavorites } from '@crisper/contract/favorites/favorites';
import { listMeals } from '@crisper/contract/meals/meals';
import { getShopping } from '@crisper/contract/shopping/shopping';
import type { Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { becomePro } from './support/become-pro.ts';
import { test } from './support/test.ts';

/** The pages are long, and axe checks all of them. */
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
    await page.getByRole('link', { name: 'Shopping list' }).waitFor();
    const days = page.getByRole('list', { name: /^Meals on / });
    await expect.poll(() => days.count()).toBe(7);
    for (const day of await days.all()) await expect.poll(() => day.getByRole('listitem').count()).toBe(4);

    const dinner = days.nth(2).getByRole('listitem').first();
    const before = await dinner.getByRole('link').first().textContent();
    await dinner.getByRole('button', { name: /^More for .* dinner$/ }).click();
    await page.getByRole('menuitem', { name: 'Swap' }).click();
    const others = page.getByRole('dialog').getByRole('list', { name: 'Other dishes' }).getByRole('button');
    await expect.poll(() => others.count()).toBe(5);
    expect(await problemsOf(page)).toEqual([]);
    await others.nth(1).click();
    await page.getByText('Meal Swapped').first().waitFor();
    await expect.poll(() => dinner.getByRole('link').first().textContent()).not.toBe(before);
    const swapped = await dinner.getByRole('link').first().textContent();
    await dinner.getByRole('button', { name: /^More for .* dinner$/ }).click();
    await page.getByRole('menuitem', { name: 'Keep when planning again' }).click();
    await dinner.getByRole('button', { name: /^Unlock .* dinner$/ }).waitFor();
    await page.getByRole('button', { name: 'Plan options' }).click();
    await page.getByRole('menuitem', { name: 'Plan the week again' }).click();
    await page.getByText('Planned Again').first().waitFor();
    await expect.poll(() => dinner.getByRole('link').first().textContent()).toBe(swapped);
    await page.getByText('Figures').click();
    await page.getByText('each day within 10% of your goals, the week within 5%').waitFor();

    // A note on any meal with the keyboard, moved, and taken back.
    const lunch = days.nth(4).getByRole('listitem').nth(2);
    await lunch.getByRole('button', { name: /^More for .* lunch$/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Write a note' }).waitFor();
    for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Note').fill('Lunch with Sam');
    await page.getByRole('button', { name: 'Save note' }).click();
    await lunch.getByText('Lunch with Sam').waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await lunch.getByText('Lunch with Sam').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Plan options' }).click();
    await page.getByRole('menuitem', { name: 'Preferences' }).click();
    await page.getByLabel('Dinner from Monday to Friday').selectOption('30');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Preferences Saved').first().waitFor();
    expect(await problemsOf(page)).toEqual([]);

    // Any recipe goes into the plan from its own page, and by choice from the plan.
    await dinner.getByRole('link').first().click();
    await page.getByRole('button', { name: /^Add to plan: / }).click();
    const adding = page.getByRole('dialog', { name: 'Add to plan' });
    await adding.getByLabel('Meal').selectOption('lunch');
    await adding.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByText('Planned').first().waitFor();
    await page.goto('/plan');
    await expect
      .poll(() => days.first().getByRole('listitem').nth(2).getByRole('link').first().textContent())
      .toBe(swapped);
    await days
      .first()
      .getByRole('button', { name: /^More for .* lunch$/ })
      .click();
    await page.getByRole('menuitem', { name: 'Choose a recipe' }).click();
    await page.getByRole('dialog').getByLabel('Search recipes').fill('lasagna');
    const found = page.getByRole('dialog').getByRole('list', { name: 'Recipes' });
    await found
      .getByRole('button', { name: /lasagna/i })
      .first()
      .click();
    await expect
      .poll(() => days.first().getByRole('listitem').nth(2).getByRole('link').first().textContent())
      .toMatch(/lasagna/i);

    await page.getByRole('link', { name: 'Shopping list' }).click();
    const produce = page.getByRole('list', { name: 'Produce' });
    await produce.waitFor();
    await produce.getByRole('button', { expanded: false }).first().click();
    await produce
      .getByText(/^for ./)
      .first()
      .waitFor();
    await page.getByText('Do you have these?').click();
    const asked = page.getByRole('list', { name: 'Do you have these?' });
    const flour = asked.getByRole('button').first();
    const lacking = (await flour.textContent())!.replace(/[^\p{L} -]/gu, '').trim();
    await flour.click();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add 1, I have the rest' }).click();
    await asked.waitFor({ state: 'detached' });
    const bought = page.getByRole('checkbox', { name: new RegExp(lacking) });
    await bought.first().waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

    await page.context().setOffline(true);
    const remove = produce.getByRole('button', { name: /^Remove / }).first();
    const name = (await remove.getAttribute('aria-label'))!.replace('Remove ', '');
    await produce.getByRole('checkbox').first().click();
    const first = page.getByRole('list', { name: 'In the basket' }).getByRole('checkbox').first();
    await page.getByText(/Your changes are kept here/).waitFor();
    await page.reload();
    await produce.waitFor();
    await expect.poll(() => first.isChecked()).toBe(true);

    const heard = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/shopping') && answer.request().method() === 'PATCH',
    );
    await page.context().setOffline(false);
    await heard;
    await page.getByText(/Your changes are kept here/).waitFor({ state: 'detached' });
    await page.getByText(/^1 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Put ticked items in the pantry' }).click();
    await page.getByText('Put Away').first().waitFor();

    await page.goto('/pantry');
    // Names are singular next to one piece, plural next to several.
    const one = name.replace(/(ves|ies|oes|s)$/, '');
    await page.getByRole('button', { name: new RegExp(`^Change ${one}`) }).waitFor();
  },
  PATIENCE_MS,
);

test(
  'on a desktop a meal is dragged, chosen from results, and the week planned again around it and taken back',
  async ({ visit, signIn }) => {
    const session = await becomePro(inject('baseUrl'), await signIn());
    const page = await visit('/plan', { session });
    await page.getByRole('button', { name: 'Plan my week' }).click();
    const days = page.getByRole('list', { name: /^Meals on / });
    await expect.poll(() => days.count()).toBe(7);
    const dinnerOn = (day: number) => days.nth(day).getByRole('listitem').first();
    const titleOn = (day: number) => dinnerOn(day).getByRole('link').first().textContent();
    const [first, second] = [await titleOn(0), await titleOn(1)];
    await dinnerOn(0).dragTo(dinnerOn(1));
    await page.getByText('Meal Moved').first().waitFor();
    await expect.poll(() => titleOn(1)).toBe(first);
    expect(await titleOn(0)).toBe(second);
    // The same with the keyboard, and the focus goes along.
    await dinnerOn(1).getByRole('link').first().focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => titleOn(2)).toBe(first);
    await expect.poll(() => dinnerOn(2).evaluate((row) => row.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => titleOn(1)).toBe(first);
    const before = await days.allTextContents();
    await page.getByRole('button', { name: 'Plan options' }).click();
    await page.getByRole('menuitem', { name: 'Plan the week again' }).click();
    await page.getByText('Planned Again').first().waitFor();
    expect(await titleOn(1)).toBe(first);
    expect(await days.allTextContents()).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText('Taken Back').first().waitFor();
    await expect.poll(() => days.allTextContents()).toEqual(before);
    expect(await problemsOf(page)).toEqual([]);
    await page.evaluate(() => sessionStorage.setItem('scanResults', JSON.stringify([{ name: 'potatoes' }])));
    await page.goto('/results');
    const add = page.getByRole('button', { name: /^Add to plan: / }).first();
    const title = (await add.getAttribute('aria-label'))!.replace('Add to plan: ', '');
    await add.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('button', { name: 'See the plan' }).click();
    await expect.poll(() => titleOn(0)).toBe(title);
    await page.getByRole('link', { name: 'Shopping list' }).first().click();
    await page.getByRole('checkbox').first().waitFor();
    const dishes = page.getByText(`for ${title}`);
    for (const row of await page.locator('[data-row]').all()) {
      await row.getByRole('button', { expanded: false }).click();
      if ((await dishes.count()) > 0) break;
    }
    await dishes.first().waitFor();
  },
  PATIENCE_MS,
);

describe.each(['phone', 'desktop'] as const)('what a recipe misses, on a %s', (screen) => {
  test(
    'goes on the list from a result and from the recipe, comes off again, and waits for the network',
    async ({ visit, signIn }) => {
      const session = await signIn();
      const page = await visit('/scan', { screen, session, expectErrors: [/ERR_INTERNET_DISCONNECTED/] });
      await page.evaluate(() =>
        sessionStorage.setItem('scanResults', JSON.stringify([{ name: 'potatoes' }, { name: 'onion' }])),
      );
      await page.goto('/results');
      const card = page
        .getByRole('listitem')
        .filter({ hasText: /Missing \d+:/ })
        .first();
      const title = (await card.getByRole('heading').textContent())!;
      const why = card.getByRole('button', { name: `Why this match: ${title}` });
      const shop = page
        .getByRole('dialog')
        .getByRole('button', { name: `Add to list: what ${title} is missing` });
      await why.click();
      await shop.click();
      await page.getByText(/^\d+ things? for /).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Taken Off').first().waitFor();
      await why.click();
      await shop.waitFor();
      await page.keyboard.press('Escape');
      expect(await problemsOf(page)).toEqual([]);

      await card.getByRole('heading').getByRole('link').click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.context().setOffline(true);
      await page.getByRole('button', { name: `Add to list: what ${title} is missing` }).click();
      await page
        .getByText(/We’ll send it as soon as/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: `On your list: what ${title} is missing` }).waitFor();
      const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await page.context().setOffline(false);
      await sent;

      await page.getByRole('button', { name: 'Interactive Mode' }).click();
      await page.getByRole('heading', { name: 'Get ready' }).waitFor();
      await page.getByRole('button', { name: `On your list: what ${title} is missing` }).waitFor();

      await page.goto('/shopping');
      const rows = page.locator('[data-row]');
      await rows.first().getByRole('button', { expanded: false }).click();
      await page.getByText(`for ${title}`, { exact: true }).first().waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByLabel('Add to the list').fill('2 leeks');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('checkbox', { name: '2 leeks' }).waitFor();
      await page.getByLabel('Add to the list').fill('1 leek');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('checkbox', { name: /leeks\s*3/ }).waitFor();
    },
    PATIENCE_MS,
  );
});

test(
  'what is done while the server is away arrives once, though the browser believes to be online',
  async ({ visit, signIn }) => {
    const session = await signIn();
    const headers = { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' };
    const ask = async (path: string) => (await fetch(inject('baseUrl') + path, { headers })).json();
    const bread = { id: crypto.randomUUID(), name: 'Rye bread' };
    await fetch(`${inject('baseUrl')}/api/shopping`, {
      method: 'POST',
      headers,
      body: JSON.stringify(bread),
    });

    const page = await visit('/shopping', { screen: 'phone', session, expectErrors: [/ERR_FAILED/] });
    await page.getByRole('checkbox', { name: 'Rye bread' }).waitFor();
    await page.goto('/browse-recipes');
    const add = page.getByRole('button', { name: /^Add to favorites: / });
    await add.first().waitFor();

    // Requests fail although `navigator.onLine` stays true and no offline event fires.
    const lost = (route: Route) => route.abort();
    await page.route('**/api/**', lost);
    const title = ((await add.first().getAttribute('aria-label')) ?? '').replace('Add to favorites: ', '');
    await add.first().click();
    await page.getByText('1 change waiting to be sent').waitFor();
    await page.getByRole('button', { name: `Remove from favorites: ${title}` }).waitFor();

    await page.goto('/shopping');
    const tick = page.getByRole('checkbox', { name: 'Rye bread' });
    await tick.click();
    await page.getByText('2 changes waiting to be sent').waitFor();
    await expect.poll(() => tick.isChecked()).toBe(true);

    await page.goto('/nutrition');
    await page.getByRole('button', { name: 'More ways to log' }).click();
    await page.getByRole('menuitem', { name: 'Add a meal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a meal' });
    await dialog.getByLabel('Meal name').fill('Late porridge');
    await dialog.getByLabel('Calories').fill('310');
    await dialog.getByRole('button', { name: 'Save meal' }).click();
    await page.getByText('It’s kept on this device').first().waitFor();
    await page.getByText('3 changes waiting to be sent').waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    expect(await problemsOf(page)).toEqual([]);

    // Now requests reach the server but the answers are lost: retries must not repeat the effect.
    const heard: string[] = [];
    await page.unroute('**/api/**', lost);
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'GET') heard.push((await route.fetch()).statusText());
      await route.abort();
    });
    await expect.poll(() => heard.length, { timeout: 70_000 }).toBeGreaterThan(0);
    expect(heard[0]).toBe('OK');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByText(/waiting to be sent/).waitFor({ state: 'detached', timeout: 70_000 });

    // The line is gone as soon as one gets through; the last may still be on its way.
    await page.getByRole('list', { name: 'Meals' }).getByText('Late porridge').waitFor();
    const { recipes } = listFavorites.response.parse(await ask('/api/favorites'));
    expect(recipes.map((recipe) => recipe.title)).toEqual([title]);
    const { meals } = listMeals.response.parse(await ask('/api/meals'));
    expect(meals.map((meal) => [meal.name, meal.calories])).toEqual([['Late porridge', 310]]);
    const { items } = getShopping.response.parse(await ask('/api/shopping'));
    expect(items.map((item) => [item.name, item.ticked])).toEqual([['Rye bread', true]]);
  },
  PATIENCE_MS,
);
