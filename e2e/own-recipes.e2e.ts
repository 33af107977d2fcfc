import { gzipped, zipOf } from '@crisper/recipe-files/testing/make-files';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { becomePro } from './support/become-pro.ts';
import { SHELF } from './support/scanning.ts';
import { test } from './support/test.ts';

const LINES = ['500 g plums', '3 eggs', '1 1/2 cups flour'];
const STEPS = ['Whisk the eggs with the flour.', 'Lay the plums on top and bake for 40 minutes at 350°F.'];

/** Three recipes as Paprika exports them, one of them damaged. */
const paprika = () => {
  const packed = (name: string, last: string) =>
    gzipped({
      ...{ name, servings: '8', categories: ['Cakes'], rating: 4, source: 'Mia', prep_time: '15 min' },
      ...{ ingredients: [...LINES, last].join('\n'), directions: STEPS.join('\n') },
    });
  return zipOf({
    'Plum cake.paprikarecipe': packed('Plum cake', '2 tbsp flubber dust'),
    'Plum tray.paprikarecipe': packed('Plum tray', '1 pinch salt'),
    'Plum pie.paprikarecipe': packed('Plum pie', '1 pinch nutmeg').subarray(0, 60),
  });
};

/** A backup of Mealie: one new recipe, and one that came from Paprika already. */
const mealie = () => {
  const named = ['Apple crumble', 'Plum tray'].map((name, at) => ({
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    id: `00000000-0000-4000-8000-00000000000${at}`,
  }));
  const each = (rows: string[], row: (text: string) => object) =>
    named.flatMap(({ id: recipe_id }) =>
      rows.map((text, position) => ({ recipe_id, position, ...row(text) })),
    );
  return zipOf({
    'database.json': JSON.stringify({
      recipes: named,
      recipes_ingredients: each(['4 apples', '200 g flour'], (note) => ({ note, quantity: 1 })),
      recipe_instructions: each(['Chop the apples.', 'Bake for 30 minutes.'], (text) => ({ text })),
    }),
  });
};

async function bringAlong(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import recipes' }).first().click();
  await page.getByRole('heading', { name: 'Bring your recipes along' }).waitFor();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
  await page
    .getByLabel('Choose a file')
    .setInputFiles([file('my.paprikarecipes', await paprika()), file('mealie.zip', await mealie())]);
  await page.getByText('From Paprika: 2 recipes added, 1 couldn’t be read.').waitFor();
  await page.getByText('From Mealie: 1 recipe added, 1 you already have.').waitFor();
  for (const left of await page.getByText(/^What was left out/).all()) await left.click();
  await page.getByRole('link', { name: 'See yours' }).waitFor();
  await page.getByText('It is damaged or incomplete.').waitFor();
  expect(await problemsOf(page)).toEqual([]);
}

async function keepAbout(page: Page): Promise<void> {
  await page.getByLabel('Add a photo').setInputFiles(SHELF);
  await page.getByRole('img', { name: 'Your dish, the cover' }).waitFor();
  await page.getByRole('button', { name: '4 stars', pressed: true }).waitFor();
  await page.getByRole('button', { name: '5 stars' }).click();
  await page.getByLabel('Add a tag').fill('Grandma');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the tag Grandma' }).waitFor();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Less sugar.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await page.getByText('Notes Saved').first().waitFor();
  await page.getByRole('button', { name: 'Options for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('img', { name: 'Your dish, the cover' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
}

async function cook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.getByRole('heading', { name: 'Get ready' }).waitFor();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.getByText('Step 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Done, next step' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: 'Enjoy your meal!' }).waitFor();
  await page.getByRole('button', { name: 'Log this meal' }).click();
  await page.getByRole('button', { name: 'Logged' }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Back to the recipe' }).click();
  await page.getByText(/^Cooked once, on /).waitFor();
}

async function planAndShop(page: Page): Promise<void> {
  const options = page.getByRole('button', { name: 'Options for Plum cake' });
  await options.click();
  await page.getByRole('menuitem', { name: 'Add to plan' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to plan' });
  const days = await adding.getByLabel('Day').locator('option').allTextContents();
  const thursday = days.find((day) => day.startsWith('Thursday'));
  await adding.getByLabel('Day').selectOption({ label: thursday ?? '' });
  await adding.getByRole('button', { name: 'Add to plan' }).click();
  await page.getByText('Planned', { exact: true }).first().waitFor();
  await options.click();
  await page.getByRole('menuitem', { name: 'Add what’s missing to the list' }).click();
  await page
    .getByText(/things? for Plum cake\./)
    .first()
    .waitFor();
}

async function collect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options for Plum cake' }).click();
  await page.getByRole('menuitem', { name: 'Add to a collection' }).click();
  const collecting = page.getByRole('dialog', { name: 'Add to a collection' });
  await collecting.getByLabel('New collection').fill('Sundays');
  await collecting.getByRole('button', { name: 'Create' }).click();
  await collecting.getByRole('checkbox', { name: 'Sundays', checked: true }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.goto('/collections');
  await page.getByRole('link', { name: 'Sundays' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sundays' }).waitFor();
  await page.getByRole('link', { name: 'Plum cake' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Print as a booklet' }).click();
  await page.getByText(STEPS[0]!).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.goBack();
}

describe('recipes of one’s own', () => {
  test('come along from other apps, are found, rated, planned, shopped for, cooked, collected, shared and taken back', async ({
    visit,
    signIn,
  }) => {
    // Plans are part of Pro.
    const session = await becomePro(inject('baseUrl'), await signIn());
    const page = await visit('/recipes?tab=yours', { screen: 'phone', session });
    await bringAlong(page);

    await page.getByRole('link', { name: 'See your recipes' }).first().click();
    await page.getByRole('link', { name: 'Apple crumble' }).waitFor();
    await page.getByRole('textbox', { name: 'Search your recipes' }).fill('flub');
    await page.getByRole('link', { name: 'Apple crumble' }).waitFor({ state: 'detached' });
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Plum cake' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plum cake' }).waitFor();
    await keepAbout(page);
    await cook(page);

    await page.goto('/recipes?tab=yours');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('Grandma');
    await page.getByRole('link', { name: 'Plum tray' }).waitFor({ state: 'detached' });
    await planAndShop(page);
    await collect(page);

    await page.getByRole('button', { name: 'Share by link' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = new URL(await page.getByLabel('The link').inputValue()).pathname;
    expect(await problemsOf(page)).toEqual([]);
    const guest = await visit(link, { screen: 'phone', expectErrors: [/status of 404/] });
    await guest.getByRole('heading', { level: 1, name: 'Sundays' }).waitFor();
    await guest.getByRole('link', { name: 'Plum cake' }).click();
    await guest.getByText(STEPS[0]!).waitFor();
    expect(await guest.getByText('Less sugar.').count()).toBe(0);
    expect(await problemsOf(guest)).toEqual([]);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('Link Taken Back').first().waitFor();
    await guest.reload();
    await guest.getByRole('heading', { name: 'This Link Is No Longer Open' }).waitFor();
    expect(await problemsOf(guest)).toEqual([]);

    await page.goto('/recipes/import');
    // The newest file is the first.
    await page.getByRole('button', { name: 'Undo this import' }).first().click();
    await page.getByText('Undone.', { exact: true }).waitFor();
    await page.goto('/recipes?tab=yours');
    await page.getByRole('link', { name: 'Plum tray' }).waitFor();
    expect(await page.getByRole('link', { name: 'Apple crumble' }).count()).toBe(0);
  });
});
