import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';

const NOTE = `Grandma's <b>plum</b> cake

Serves 8

Ingredients
500 g plums
3 eggs
1 1/2 cups flour
2 tbsp flubber dust

Instructions
1. Whisk the eggs with the flour.
2. Lay the plums on top and bake for 40 minutes at 350°F.`;

const PRINTED = `<body style="margin:40px;font:22px/1.5 serif"><h1>Plum Cake</h1><p>Serves 8</p><h2>Ingredients</h2>
<div>500 g plums</div><div>3 eggs</div><div>2 cups flour</div><h2>Method</h2>
<p>Mix the eggs with the flour, lay the plums on top and bake for 40 minutes.</p>`;

async function pasteText(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByLabel('The recipe as text').fill(NOTE);
  await page.getByRole('button', { name: 'Read Recipe' }).click();
  await page.getByRole('heading', { name: 'Check before saving' }).waitFor();
}

describe('adding your own', () => {
  test.for(['phone', 'desktop'] as const)(
    'paste, review, save, edit and delete on a %s',
    async (screen, { visit, signIn }) => {
      const page = await visit('/recipes/new', { screen, session: await signIn() });
      await pasteText(page);
      await page.getByText('2 tbsp flubber dust').first().waitFor();
      await expect.poll(() => page.getByLabel('Servings').inputValue()).toBe('8');
      await expect.poll(() => page.getByLabel('Ingredients').inputValue()).toContain('500 g plums\n3 eggs');
      await expect
        .poll(() => page.getByLabel('Steps').inputValue())
        .toMatch(/^Whisk the eggs with the flour\.\nLay /);
      expect(await problemsOf(page)).toEqual([]);

      await page.getByLabel('Title').fill('');
      await page.getByLabel('Servings').fill('-2');
      await page.getByRole('button', { name: 'Save Recipe' }).click();
      await page.getByText('Give the recipe a title.').waitFor();
      await page.getByText('Enter a number from 1 to 100.').waitFor();
      await page.getByRole('button', { name: 'Start over' }).click();
      await page.getByRole('heading', { name: 'Add your own recipe' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByLabel('Title').fill('<script>alert("plum")</script> cake');
      await page.getByLabel('Servings').fill('6');
      await page.reload();
      await expect.poll(() => page.getByLabel('Servings').inputValue()).toBe('6');
      await page.getByRole('button', { name: 'Save Recipe' }).click();
      await page.getByRole('heading', { level: 1, name: '<script>alert("plum")</script> cake' }).waitFor();

      await page.goto('/recipes?tab=yours');
      await page.getByRole('button', { name: /^Options for <script>/ }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByLabel('Title').fill('Plum cake');
      await page.getByRole('button', { name: 'dessert' }).click();
      await page.getByRole('button', { name: 'Save Recipe' }).click();
      await page.getByRole('heading', { level: 1, name: 'Plum cake' }).waitFor();
      await page.getByRole('button', { name: 'Options for Plum cake' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText(/^None yet\. Bring one from a link/).waitFor();
    },
  );

  test('written by hand; a save that fails loses nothing', async ({ visit, signIn }) => {
    const session = await signIn();
    const page = await visit('/recipes/new', { session, theme: 'dark', expectErrors: [/ERR_FAILED/] });
    await page.getByRole('tab', { name: 'By hand' }).click();
    await page.getByRole('button', { name: 'Start Writing' }).click();
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByText('Add at least one step.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel('Title').fill('Toast');
    await page.getByLabel('Ingredients').fill('2 slices bread\n1 tbsp butter');
    await page.getByLabel('Steps').fill('Toast the bread for 3 minutes.\nButter it.');
    await page.route('**/api/recipes', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByText('Save Failed').first().waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Toast');
    await page.unroute('**/api/recipes');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Toast' }).waitFor();
    await page.goto('/recipes/new?from=text');
    await expect.poll(() => page.getByLabel('The recipe as text').inputValue()).toBe('');
  });

  test.for([
    'http://127.0.0.1:1/cake',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'http://[::1]/',
  ])('the link %s is refused with words, and stays in its field', async (link, { visit, signIn }) => {
    const page = await visit('/recipes/new', { session: await signIn(), expectErrors: [/status of 4\d\d/] });
    await page.getByLabel('Link to the recipe').fill(link);
    await page.getByRole('button', { name: 'Read Recipe' }).click();
    await page.getByRole('button', { name: 'Paste the text instead' }).waitFor();
    await expect.poll(() => page.getByLabel('Link to the recipe').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.getByLabel('Link to the recipe').inputValue()).toBe(link);
    expect(await problemsOf(page)).toEqual([]);
  });

  test('a photographed page: read, corrected beside its photo, saved with it', async ({ visit, signIn }) => {
    const page = await visit('/recipes/new?from=page', { screen: 'phone', session: await signIn() });
    // A page as a camera sees it, drawn by the browser itself.
    const press = await page.context().newPage();
    await press.setViewportSize({ width: 620, height: 560 });
    await press.setContent(PRINTED);
    const buffer = await press.screenshot({ type: 'jpeg', quality: 90 });
    await press.close();
    const files = page.getByLabel('Photos of the page, or a PDF');
    await files.setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('img', { name: 'The page you photographed' }).waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Plum Cake');
    await expect
      .poll(() => page.getByLabel('Ingredients').inputValue())
      .toBe('500 g plums\n3 eggs\n2 cups flour');
    await page.reload();
    await page.getByRole('img', { name: 'The page you photographed' }).waitFor();
    await page.getByRole('button', { name: 'Larger' }).click();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel('Ingredients').fill('600 g plums\n3 eggs\n2 cups flour');
    await page.getByLabel('Keep the photo with the recipe').check();
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plum Cake' }).waitFor();
    // 600 g, as a user from the United States reads it.
    await page.getByText('1¼ pounds plums').waitFor();
  });

  test('nobody else sees it', async ({ visit, signIn }) => {
    const page = await visit('/recipes/new', { session: await signIn() });
    await pasteText(page);
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await page.waitForURL(/\/recipe\//);
    const path = new URL(page.url()).pathname;
    const other = await visit(path, { session: await signIn(), expectErrors: [/status of 404/] });
    await other.getByRole('heading', { name: 'Recipe Not Found' }).waitFor();
  });

  test('a bookmark and another app bring links and texts along', async ({ visit, signIn }) => {
    const page = await visit('/import?url=https%3A%2F%2Fexample.com%2Fcake', { session: await signIn() });
    await expect
      .poll(() => page.getByLabel('Link to the recipe').inputValue())
      .toBe('https://example.com/cake');
    const bookmark = page.getByRole('link', { name: 'Save to Crisper' });
    await expect.poll(() => bookmark.getAttribute('href')).toMatch(/^javascript:.*\/import\?url=/);
    await page.goto('/import#text=Toast');
    await expect.poll(() => page.getByLabel('The recipe as text').inputValue()).toBe('Toast');
  });
});
