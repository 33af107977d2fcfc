import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { fakeVoice, hear } from './support/fake-voice.ts';
import { SHELF } from './support/scanning.ts';
import { test } from './support/test.ts';

const INGREDIENTS = ['beef chuck', 'carrots', 'potatoes', 'onion', 'beef broth', 'red wine'];
const STEW = 'Beef Stew with Root Vegetables';

async function typeIngredients(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Add an ingredient' });
  for (const name of INGREDIENTS) {
    await field.fill(name);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Find My Recipes' }).click();
  await page.getByRole('heading', { name: 'Recipe Matches' }).waitFor();
}

async function narrowDown(page: Page): Promise<void> {
  await page.getByText(/^\d+ recipes? for what you have/).waitFor();
  const show = page.getByRole('button', { name: 'Filters', exact: true });
  if (await show.isVisible()) await show.click();
  await page.getByLabel('Time').selectOption('15');
  await page.getByRole('link', { name: STEW }).waitFor({ state: 'detached' });
  await page.getByLabel('Time').selectOption('');
  await page.getByRole('textbox', { name: 'Search these recipes' }).fill('root vegetables');
  await page.getByText(/^1 recipe for what you have/).waitFor();
}

const timers = (page: Page) => page.getByRole('list', { name: 'Timers' }).getByRole('listitem');

describe.each(['phone', 'desktop'] as const)('from ingredients to the plate on a %s', (screen) => {
  test('types, filters, scales, cooks, loses the network, asks, finishes and keeps the recipe', async ({
    visit,
    signIn,
  }) => {
    const session = await signIn();
    const page = await visit('/scan', { screen, session, expectErrors: [/ERR_INTERNET_DISCONNECTED/] });
    await fakeVoice(page);
    await typeIngredients(page);
    await narrowDown(page);
    expect(await problemsOf(page)).toEqual([]);

    await page.getByRole('link', { name: STEW }).click();
    await page.getByRole('heading', { name: STEW, level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Back to results' }).waitFor();
    await page.getByText('3 cups beef broth').waitFor();
    const more = page.getByRole('button', { name: 'One serving more' }).first();
    for (let press = 0; press < 6; press += 1) await more.click();
    await page.getByText('12 servings', { exact: true }).waitFor();
    await page.getByText('6 cups beef broth').waitFor();
    await page.getByRole('radio', { name: 'Metric' }).check({ force: true });
    await page.getByText('1.8 kg beef chuck').waitFor();
    await page.getByRole('checkbox').first().click();
    expect(await problemsOf(page)).toEqual([]);

    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.getByRole('button', { name: 'Interactive Mode' }).click();
    await page.getByRole('heading', { name: 'Get ready' }).waitFor();
    await page.getByText('On the table at').waitFor();
    await page.getByRole('heading', { name: 'Take out, for 12' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await page.getByText('Step 1 of 3').waitFor();
    await page.getByRole('heading', { name: 'Toss the beef chuck' }).waitFor();
    await page.getByText('1.8 kg beef chuck', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Step 2 of 3').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Step 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Start timer' }).click();
    await page.getByRole('button', { name: 'Done, next step' }).click();
    await page.getByText('Step 2 of 3').waitFor();
    await page.getByRole('button', { name: 'Start timer' }).click();
    await expect.poll(() => timers(page).count()).toBe(2);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ingredients' }).click();
    const drawer = page.getByRole('dialog', { name: 'Ingredients for 12' });
    await drawer.getByRole('listitem').filter({ hasText: 'beef chuck' }).getByText('Used').waitFor();
    await drawer.getByRole('listitem').filter({ hasText: 'beef broth' }).getByText('This step').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Step 2 of 3').waitFor();
    await page.getByRole('button', { name: 'Pause timer' }).waitFor();
    await expect.poll(() => timers(page).count()).toBe(2);

    const talk = page.getByRole('log', { name: 'Conversation' });
    await page.getByRole('button', { name: 'Hands free' }).click();
    await hear(page, 'what can I use instead of red wine');
    await talk.getByText(/Instead of red wine/).waitFor();
    await hear(page, 'set a timer for 10 minutes');
    await talk.getByText('Timer set for 10 minutes.').waitFor();
    await expect.poll(() => timers(page).count()).toBe(3);
    await hear(page, 'next step');
    await page.getByText('Step 3 of 3').waitFor();
    expect(await problemsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Done, next step' }).click();
    await page.getByText('Step 2 of 3').waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('heading', { name: 'Enjoy your meal!' }).waitFor();
    await page.getByText('Recipe Complete', { exact: true }).waitFor();
    await page.getByText('are still running. Do you need them?').waitFor();

    await page.context().setOffline(false);
    await page.getByText('What did you eat?').click();
    await page.getByLabel('Portion').selectOption('1.5');
    await page.getByLabel('Meal', { exact: true }).selectOption('lunch');
    await page.getByRole('button', { name: 'Log this meal' }).click();
    await page.getByRole('button', { name: 'Logged' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Log this meal' }).waitFor();
    await page.getByText('Anything left?').click();
    await page.getByLabel('We ate').selectOption('10');
    await page.getByRole('button', { name: 'Keep 2 servings' }).click();
    await page.getByRole('button', { name: '2 servings in your pantry' }).waitFor();
    await page.getByRole('button', { name: 'Take out again' }).click();
    await page.getByRole('button', { name: 'Keep 2 servings' }).click();
    await page.getByRole('button', { name: '2 servings in your pantry' }).waitFor();
    await page.getByText('Notes, photo and what was used up').click();
    await page.getByRole('button', { name: '4 stars' }).click();
    await page.getByRole('textbox', { name: 'Notes' }).fill('Needs more wine.');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await page.getByText('Notes Saved').first().waitFor();
    await page.getByLabel('Add a photo').setInputFiles(SHELF);
    await page.getByRole('img', { name: 'Your dish, the cover' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Used up', exact: true }).click();
    const used = page.getByRole('dialog', { name: 'What did you use?' });
    await used
      .getByText(/some left, goes into your pantry/)
      .first()
      .waitFor();
    await used.getByRole('checkbox', { name: /red wine/ }).click();
    await used.getByText('used up', { exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await used.getByRole('button', { name: 'Save' }).click();
    await used.waitFor({ state: 'detached' });

    const saved = page.waitForResponse('**/api/favorites');
    await page.getByRole('button', { name: `Add to favorites: ${STEW}` }).click();
    await saved;
    await page.getByRole('button', { name: 'Back to the recipe' }).click();
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
    await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true);
    await page.getByRole('heading', { name: 'Your notes' }).waitFor();
    await page.getByText('Needs more wine.').waitFor();
    await page.getByRole('button', { name: '4 stars', pressed: true }).waitFor();
    await page.goto('/favorites');
    await page.getByRole('link', { name: STEW }).waitFor();

    // The timers go on without the recipe, on every page.
    await page.waitForFunction(() => document.title.startsWith('⏲ '));
    await page.getByRole('button', { name: /^Timers: .* and 2 more$/ }).click();
    const running = page.getByRole('dialog', { name: 'Timers' });
    await running.getByRole('button', { name: 'Pause First simmer' }).click();
    await running.getByRole('button', { name: 'Go on with First simmer' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    for (const label of ['Brown', 'First simmer', 'Your timer'])
      await running.getByRole('button', { name: `Remove timer: ${label}` }).click();
    await page.getByRole('button', { name: /^Timers: / }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => !document.title.startsWith('⏲ '));
  });
});
