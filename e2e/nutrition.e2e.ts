import { text } from 'node:stream/consumers';
import { saveMeal } from '@crisper/contract/meals/meals';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { barcodeSvg } from '../packages/vision/src/testing/drawn-barcodes.ts';
import { seeded } from '../packages/vision/src/testing/photographed.ts';
import { photographedPage, printed } from '../packages/vision/src/testing/photographed-page.ts';
import { problemsOf } from './support/axe.ts';
import { becomePro } from './support/become-pro.ts';
import { SCAN_MS, SHELF } from './support/scanning.ts';
import { type Session, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function log(session: Session, meal: object): Promise<void> {
  const response = await fetch(inject('baseUrl') + saveMeal.path, {
    method: saveMeal.method,
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(meal),
  });
  expect(response.status).toBe(201);
}

describe('nutrition', () => {
  test('from the welcome to a first goal', async ({ visit }) => {
    const session = await signIn(inject('baseUrl'), { welcome: true });
    const page = await visit('/nutrition', { screen: 'phone', session });
    const welcome = page.getByRole('dialog');
    await welcome.getByRole('heading', { name: 'Welcome to Crisper!' }).waitFor();
    await page.keyboard.press('Escape');
    await welcome.getByRole('button', { name: 'Get started' }).click();
    await welcome.getByRole('button', { name: 'Next' }).click();
    await welcome.getByLabel('Goal').selectOption('gain_weight');
    await welcome.getByText('Any allergies?').click();
    await welcome.getByRole('button', { name: 'Sesame' }).click();
    expect(await problemsOf(page)).toEqual([]);
    await welcome.getByRole('button', { name: 'Next' }).click();
    await welcome.getByRole('button', { name: 'Finish without targets' }).waitFor();
    await welcome.getByLabel('Gender').selectOption('female');
    await expect.poll(() => welcome.getByRole('button', { name: 'Save my plan' }).isDisabled()).toBe(true);
    await welcome.getByLabel('Age').fill('30');
    await welcome.getByRole('radio', { name: 'ft / lb' }).check({ force: true });
    await welcome.getByLabel('Height (ft)').fill('5');
    await welcome.getByLabel('Height, inches').fill('6');
    await welcome.getByLabel('Weight (lb)').fill('140');
    await welcome.getByText('2,626 kcal').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await welcome.getByRole('button', { name: 'Save my plan' }).click();
    await welcome.waitFor({ state: 'detached' });
    await page.getByText('of 2,626 kcal').waitFor();
    // The plan stands on the start page at once, and what is not eaten is known.
    await page.goto('/');
    await page.getByRole('region', { name: 'Today' }).getByText('of 2,626 kcal').waitFor();
    await page.getByRole('region', { name: 'What do you cook with?' }).waitFor();
    await page.goto('/household');
    await page.getByRole('button', { name: 'Sesame', pressed: true }).waitFor();
    await page.goto('/nutrition');
    await page.getByText('of 2,626 kcal').waitFor();

    await page.getByRole('button', { name: 'Nutrition Goals' }).click();
    const goals = dialog(page, 'Perfect Your Nutrition Goals');
    await goals.getByText('2,426 kcal').waitFor();
    await goals.getByRole('button', { name: 'Apply This Recommendation' }).click();
    await page.getByText('Perfect!').first().waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await goals.getByRole('button', { name: 'Update My Goals' }).click();
    await page.getByText('Goals Updated').first().waitFor();
    await page.getByText('of 2,426 kcal').waitFor();
  });

  test('a meal photo is looked at again for nothing, and counts on the day it was eaten', async ({
    visit,
    signIn,
  }) => {
    const page = await visit('/nutrition', { session: await signIn() });
    await page.getByRole('button', { name: 'Snap a Meal' }).first().click();
    const snap = dialog(page, 'Snap a Meal');
    await snap.getByLabel('Photo of your meal').setInputFiles(SHELF);
    await snap.getByRole('button', { name: 'Analyze Nutrition' }).click();
    await snap.getByText('1 meal photo left today').waitFor({ timeout: SCAN_MS });
    await snap.getByRole('button', { name: 'Re-analyze Photo' }).click();
    await snap.getByRole('button', { name: 'Analyze Nutrition' }).click();
    await snap.getByText('1 meal photo left today').waitFor({ timeout: SCAN_MS });
    await snap.getByLabel('Meal name').fill('Lunch in May');
    await snap.getByLabel('Eaten at').fill('2026-05-01T12:30');
    await snap.getByRole('button', { name: 'Save to Nutrition' }).click();
    await page.getByText('Meal Saved!').first().waitFor();
    await page.getByRole('heading', { name: 'No meals logged' }).waitFor();
    await page.goto('/nutrition?period=today&date=2026-05-01');
    await page.getByRole('list', { name: 'Meals' }).getByText('Lunch in May').waitFor();
  });

  test('snap, correct and save a meal; take it off and bring it back', async ({ visit, signIn }) => {
    const page = await visit('/nutrition', { session: await signIn(), theme: 'dark' });
    await page.getByText('ENHANCED NUTRITION TRACKING').waitFor();
    await page.getByRole('heading', { name: 'No meals logged' }).waitFor();
    await page.getByRole('button', { name: 'Snap a Meal' }).first().click();
    const snap = dialog(page, 'Snap a Meal');
    await snap.getByText('Hold 12" Above Meal').waitFor();
    await snap.getByLabel('Photo of your meal').setInputFiles(SHELF);
    await snap.getByRole('img', { name: 'Your meal' }).waitFor();
    await snap.getByRole('button', { name: 'Analyze Nutrition' }).click();
    await page.getByText('Meal Analyzed Successfully!').first().waitFor({ timeout: SCAN_MS });
    expect(await problemsOf(page)).toEqual([]);

    const items = snap.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
    for (let left = (await items.count()) - 1; left > 0; left -= 1) {
      await items
        .last()
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect.poll(() => items.count()).toBe(left);
    }
    await items.first().getByRole('textbox').fill('250');
    await snap.getByRole('combobox', { name: 'Add ingredient' }).fill('banana');
    await snap
      .getByRole('option', { name: /^banana/ })
      .first()
      .click();
    await snap.getByLabel('Grams of banana').fill('100');
    await items
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(() => snap.getByLabel('Calories').inputValue()).toBe('89');
    await snap.getByLabel('Fat (g)').fill('lots');
    await expect.poll(() => snap.getByLabel('Fat (g)').inputValue()).toBe('0');
    await snap.getByLabel('Meal name').fill('Breakfast banana');
    await snap.getByRole('button', { name: 'Save to Nutrition' }).click();
    await page.getByText('Meal Saved!').first().waitFor();
    const meals = page.getByRole('list', { name: 'Meals' });
    await meals.getByText('Breakfast banana').waitFor();
    await meals.getByText('89 kcal').first().waitFor();
    await page.getByText('1,911 remaining').waitFor();

    page.once('dialog', (asked) => {
      expect(asked.message()).toBe(
        'Are you sure you want to delete "Breakfast banana"? This action cannot be undone.',
      );
      void asked.accept();
    });
    await meals.getByRole('button', { name: 'Actions for Breakfast banana' }).click();
    await page.getByRole('menuitem', { name: 'Delete Meal' }).click();
    await page.getByText('Meal Deleted').first().waitFor();
    await page.getByRole('heading', { name: 'No meals logged' }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  test('a food in three steps: tap the field, type, choose; and Undo', async ({ visit, signIn }) => {
    const page = await visit('/nutrition', { session: await signIn(), screen: 'phone' });
    const field = page.getByRole('combobox', { name: 'Log what you ate' });
    await field.click();
    await field.fill('ban');
    expect(await problemsOf(page)).toEqual([]);
    await page
      .getByRole('option', { name: /banana/ })
      .first()
      .click();
    await page.getByText('Meal Saved!').first().waitFor();
    const meals = page.getByRole('list', { name: 'Meals' });
    await meals.getByRole('heading', { name: 'Banana' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'No meals logged' }).waitFor();

    // How much of it may be said in the same line.
    await field.fill('2 bananas');
    await page.getByRole('option', { name: /^banana 2 × 1 piece, 210 kcal/ }).click();
    await meals.getByText('210 kcal').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();

    // What no list knows gets figures of its own.
    await field.fill('grandma’s pie');
    await page.getByRole('option', { name: /with your own numbers/ }).click();
    const form = dialog(page, 'Add a meal');
    await expect.poll(() => form.getByLabel('Meal name').inputValue()).toBe('grandma’s pie');
  });

  test('an export whose sums are those of the dashboard', async ({ visit, signIn }) => {
    const session = await becomePro(inject('baseUrl'), await signIn());
    const today = new Date();
    for (const [days, calories] of [
      [0, 431],
      [1, 222],
      [6, 1250],
      [40, 5000],
    ] as const) {
      const eatenAt = new Date(today.getTime() - days * 86_400_000).toISOString();
      const items = [
        { name: 'egg', food: 'egg', grams: 33 },
        { name: 'butter', food: 'butter', grams: 7 },
      ];
      await log(session, { name: `Meal ${days}`, calories, items, eatenAt, timeZone: 'UTC' });
    }
    const page = await visit('/nutrition?period=month', { screen: 'phone', session });
    await page.getByText('PRO NUTRITION TRACKING').waitFor();
    await page.getByRole('heading', { name: 'Health export' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    const [head = '', ...rows] = (await text(await file.createReadStream())).trim().split('\r\n');
    const at = head.split(',').indexOf('calories_kcal');
    const sum = rows.reduce((all, row) => all + Number(row.split(',')[at]), 0);
    expect(Math.round(sum)).toBe(1903);
    await page.getByText('1,903 of 60,000 kcal in 30 days').waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });
});

/** A camera that shows a picture: the browser's own fake one shows no bar code. */
async function cameraShows(page: Page, picture: string): Promise<void> {
  await page.addInitScript((url) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
      const draw = () => {
        canvas.getContext('2d')?.drawImage(image, 300, 200);
        requestAnimationFrame(draw);
      };
      draw();
      return canvas.captureStream(10);
    };
  }, picture);
}

async function pagePhoto(lines: readonly [string, string][], font: 'monospace' | 'sans-serif') {
  const random = seeded(5);
  const print = lines.map(([text, end]) => ({
    pieces: [{ at: 0, text }, ...(end ? [{ at: 28, text: end }] : [])],
  }));
  const buffer = await photographedPage(await printed(print, { columns: 40, font }, random), random);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

test(
  'a bar code and a receipt become things in the pantry, a nutrition table a food of one’s own',
  async ({ visit, signIn }) => {
    const code = Buffer.from(barcodeSvg('4006381333931', { module: 4 })).toString('base64');
    const page = await visit('/pantry', {
      screen: 'phone',
      session: await signIn(),
      prepare: (opened) => cameraShows(opened, `data:image/svg+xml;base64,${code}`),
    });
    await page.getByRole('button', { name: 'Scan a bar code' }).click();
    const asked = page.getByRole('dialog', { name: 'Scan a bar code' });
    await asked.getByText('4006381333931').waitFor();
    await asked.getByLabel('Name on the package').fill('Landmilch');
    await asked.getByLabel('What it is').fill('milk');
    await asked.getByText('Allergens: none said').click();
    await asked
      .getByRole('group', { name: 'Contains', exact: true })
      .getByRole('button', { name: 'milk' })
      .click();
    await asked.getByText('Allergens: contains milk').waitFor();
    await asked.getByRole('button', { name: 'Save' }).click();
    await asked.getByText('Contains milk.').waitFor();
    await asked.getByRole('button', { name: 'Put in the pantry' }).click();
    await asked.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Read a receipt' }).click();
    const receipt = await pagePhoto(
      [
        ['FRISCHMARKT', ''],
        ['SPAGHETTI 500G', '1,19 B'],
        ['BANANEN', '1,58 B'],
        ['SUMME EUR', '2,77'],
      ],
      'monospace',
    );
    await page.getByLabel('Photos of a receipt').setInputFiles(receipt);
    const lines = page.getByRole('list', { name: 'Lines of the receipt' });
    await lines.getByText('SPAGHETTI 500G', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Put 2 things in the pantry' }).click();
    for (const name of ['milk', 'spaghetti', 'banana'])
      await page.getByText(name, { exact: false }).filter({ visible: true }).first().waitFor();

    await page.goto('/nutrition');
    await page.getByRole('button', { name: 'More ways to log' }).click();
    await page.getByRole('menuitem', { name: 'Your foods' }).click();
    await page.getByRole('button', { name: 'Add a food' }).click();
    const form = page.getByRole('dialog', { name: 'New food' });
    await form.getByLabel('Name on the package').fill('Crunchy flakes');
    const table = await pagePhoto(
      [
        ['Typical values', 'per 100g'],
        ['Energy', '378kcal'],
        ['Fat', '2.5g'],
        ['Carbohydrate', '73.0g'],
        ['Protein', '11.0g'],
      ],
      'sans-serif',
    );
    await form.getByLabel('Photo of a nutrition table').setInputFiles(table);
    await expect.poll(() => form.getByLabel('Calories (kcal)').inputValue()).toBe('378');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Log it' }).click();
    await page.getByText('Crunchy flakes').first().waitFor();
  },
  // Three pictures are read, and a busy machine is slow.
  3 * SCAN_MS,
);
