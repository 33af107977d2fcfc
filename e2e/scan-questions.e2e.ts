import type { ScanEvent, ScanPlace, ScanQuestion } from '@crisper/contract/scans/scans';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { answerScans, choosePhotos, collectAnswers, finding, SHELF, scanDone } from './support/scanning.ts';
import { test } from './support/test.ts';

const question = (id: string, name: string | null, likely: string[] = []): ScanQuestion => ({
  id,
  photo: 0,
  box: [0.3, 0.2, 0.2, 0.3],
  name,
  food: null,
  emoji: '🥫',
  confidence: 0.4,
  likely: likely.map((one) => ({ name: one, food: null, emoji: '🥫' })),
});

test('five questions set the list right, by thumb, by key and by name', async ({ visit, signIn }) => {
  const page = await visit('/scan', { session: await signIn(), screen: 'phone' });
  const found = [finding('tomato', '🍅', 0.93), finding('mustard', '🌭', 0.4), finding('milk', '🥛', 0.6)];
  await answerScans(page, found, [
    question('1', 'mustard'),
    question('2', 'milk', ['kefir', 'yogurt']),
    question('3', null, ['butter', 'cheese']),
    question('4', 'tomato'),
    question('5', 'beer'),
  ]);
  const answers = await collectAnswers(page);
  await choosePhotos(page, SHELF);
  await scanDone(page);
  const card = page.getByRole('group', { name: 'A quick question' });
  const chip = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}`, 'i'), pressed: true });

  await card.getByRole('heading', { name: 'Is this mustard?' }).waitFor();
  await card.getByText('1 of 5').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Yes' }).click();
  await chip('mustard').waitFor();

  await card.getByRole('heading', { name: 'Is this milk?' }).waitFor();
  await card.getByRole('button', { name: 'Something else' }).click();
  await card.getByRole('list', { name: 'Likely names' }).getByRole('button', { name: 'kefir' }).click();
  await page.getByRole('list', { name: 'Added by you' }).getByText('kefir').waitFor();
  await expect.poll(() => chip('milk').count()).toBe(0);

  await card.getByRole('heading', { name: 'What is this?' }).waitFor();
  await card.getByRole('button', { name: 'Something else' }).click();
  await card.getByRole('combobox', { name: 'What is it?' }).fill('feta');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Added by you' }).getByText('feta').waitFor();

  await card.getByRole('heading', { name: 'Is this tomato?' }).waitFor();
  await page.keyboard.press('n');
  await expect.poll(() => chip('tomato').count()).toBe(0);
  await card.getByRole('button', { name: 'Undo answer' }).click();
  await chip('tomato').waitFor();
  await page.keyboard.press('y');
  await card.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByText('Thanks! Next time we’ll know more of your kitchen.').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await expect
    .poll(() => answers)
    .toEqual([
      { question: '1', answer: 'yes' },
      { question: '2', answer: 'name', name: 'kefir' },
      { question: '3', answer: 'name', name: 'feta' },
      { question: '4', answer: 'no' },
      { question: '4', answer: 'taken_back' },
      { question: '4', answer: 'yes' },
    ]);
});

const place = (id: string, name: string | null, x: number, likely: string[] = []): ScanPlace => ({
  ...{ id, name, photo: 0, box: [x, 0.3, 0.14, 0.4] },
  likely: likely.map((one) => ({ name: one, food: null, emoji: '🥫' })),
});

test('the list is set right by tapping things in the photo, offered chips and one line', async ({
  visit,
  signIn,
}) => {
  const page = await visit('/scan', { session: await signIn(), screen: 'phone' });
  const found = [finding('tomato', '🍅', 0.93), finding('soda', '🥤', 0.6), finding('leek', '🥬', 0.3)];
  await answerScans(page, found, [], {
    places: [
      place('p1', 'tomato', 0.1),
      place('p2', 'soda', 0.4, ['beer', 'juice', 'kombucha']),
      place('p3', null, 0.7, ['jam', 'honey', 'ketchup']),
    ],
    also: [
      { name: 'milk', food: 'milk', emoji: '🥛' },
      { name: 'butter', food: 'butter', emoji: '🧈' },
    ],
  });
  const answers = await collectAnswers(page);
  await choosePhotos(page, SHELF);
  await scanDone(page);
  expect(await problemsOf(page)).toEqual([]);
  const typed = page.getByRole('list', { name: 'Added by you' });
  const card = page.getByRole('group', { name: 'A quick question' });

  await page.getByRole('button', { name: 'Tap what we missed' }).tap();
  await page.getByRole('button', { name: 'In the photo: thing 1' }).tap();
  await card.getByRole('heading', { name: 'What is this?' }).waitFor();
  await card.getByRole('combobox', { name: 'What is it?' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'honey' }).tap();
  await typed.getByText('honey').waitFor();

  await page.getByRole('button', { name: 'In the photo: soda' }).tap();
  await card.getByRole('heading', { name: 'Is this soda?' }).waitFor();
  await card.getByRole('combobox', { name: 'What is it?' }).fill('cider');
  await page.keyboard.press('Enter');
  await typed.getByText('cider').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^soda/ }).count()).toBe(0);

  const also = page.getByRole('list', { name: 'Usually also here' });
  await also.getByRole('button', { name: 'milk' }).tap();
  await typed.getByText('milk').waitFor();
  await expect.poll(() => also.getByRole('button').allTextContents()).toEqual(['butter']);

  const entry = page.getByRole('combobox', { name: 'Add an ingredient' });
  await entry.fill('rice, 6 eggs, half a cabbage');
  await entry.press('Enter');
  await typed.getByText('½').waitFor();
  await expect
    .poll(() => typed.getByRole('listitem').allTextContents())
    .toEqual(['honey', 'cider', 'milk', 'rice', 'eggs6', 'cabbage½']);
  expect(await problemsOf(page)).toEqual([]);
  await expect
    .poll(() => answers)
    .toEqual([
      { question: 'p3', answer: 'name', name: 'honey' },
      { question: 'p2', answer: 'name', name: 'cider' },
    ]);
});

/** Answers the scan in two parts: what was seen at once, the rest when `finish` is called. */
async function answerInParts(
  page: Page,
  first: ScanEvent[],
  rest: ScanEvent[],
): Promise<() => Promise<void>> {
  await page.evaluate(
    ([now, later]) => {
      const encode = (events: unknown[]) =>
        new TextEncoder().encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
      const real = window.fetch;
      window.fetch = async (input, options) => {
        if (!String(input).endsWith('/api/scan')) return real(input, options);
        const body = new ReadableStream<Uint8Array>({
          start(parts) {
            parts.enqueue(encode(now));
            window.addEventListener('finish-scan', () => {
              parts.enqueue(encode(later));
              parts.close();
            });
          },
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      };
    },
    [first, rest] as const,
  );
  return () => page.evaluate(() => void window.dispatchEvent(new Event('finish-scan')));
}

test('the list is there before labels are read, and taps on it stay', async ({ visit, signIn }) => {
  const page = await visit('/scan', { session: await signIn(), screen: 'phone' });
  const seen = [finding('tomato', '🍅', 0.93), finding('milk', '🥛', 0.4), finding('egg', '🥚', 0.8)];
  const result = {
    ...{ id: '5f0c7f0e-6c1b-4a57-9a39-0d6a0a3f9b12', note: null, scansLeft: 1 },
    ingredients: [...seen, finding('mustard', '🌭', 0.9)],
    questions: [question('1', 'mustard')],
    ...{ places: [], also: [] },
  };
  const finish = await answerInParts(
    page,
    [
      { type: 'received', photos: 1 },
      { type: 'listed', ingredients: seen },
    ],
    [{ type: 'result', result }],
  );
  await choosePhotos(page, SHELF);
  const chip = (name: string, pressed: boolean) =>
    page.getByRole('button', { name: new RegExp(`^${name}`, 'i'), pressed });
  await chip('tomato', true).waitFor();
  await page.getByText('Reading the labels…').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await chip('tomato', true).click();
  await chip('milk', true).click();
  await finish();
  await page.getByRole('heading', { name: 'Is this mustard?' }).waitFor();
  await chip('mustard', true).waitFor();
  await chip('tomato', false).waitFor();
  await chip('milk', false).waitFor();
  await chip('egg', true).waitFor();
});
