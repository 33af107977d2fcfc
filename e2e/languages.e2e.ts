import type { Language } from '@crisper/contract/languages';
import { expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { fakeVoice, hear } from './support/fake-voice.ts';
import { test } from './support/test.ts';
import { speaker } from './support/translations.ts';

const FOODS: Record<Exclude<Language, 'en'>, string> = {
  de: '6 Eier, 1 kg Kartoffeln, Zwiebeln, Butter',
  fr: '6 œufs, 1 kg de pommes de terre, oignons, beurre',
  es: '6 huevos, 1 kg de patatas, cebollas, mantequilla',
  it: '6 uova, 1 kg di patate, cipolle, burro',
};
const NEXT = { de: 'nächster Schritt', fr: 'étape suivante', es: 'siguiente paso', it: 'prossimo passo' };
const languages = Object.keys(FOODS) as (keyof typeof FOODS)[];

test.for(languages)(
  'from the first page to a cooked and logged meal in "%s"',
  async (language, { visit, signIn }) => {
    const said = speaker(language);
    const guest = await visit('/', { screen: 'phone', locale: language });
    expect(await guest.locator('html').getAttribute('lang')).toBe(language);
    await guest.getByRole('heading', { name: said('How It Works') }).waitFor();
    expect(await problemsOf(guest)).toEqual([]);

    const session = await signIn();
    await speak(session.token, language);
    const page = await visit('/scan', { screen: 'phone', locale: language, session });
    await fakeVoice(page);
    await page.reload();
    const field = page.getByRole('combobox', { name: said('Add an ingredient') });
    await field.fill(FOODS[language]);
    await field.press('Enter');
    await page.getByText(said('{chosen} selected').replace('{chosen}', '4')).waitFor();
    await page.getByRole('button', { name: said('Find My Recipes') }).click();
    await page
      .getByRole('list', { name: said('Recipes') })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('button', { name: said('Interactive Mode') }).click();
    await page.getByRole('button', { name: said('Start cooking') }).click();

    const step = page.getByText(new RegExp(said('Step {0} of {total}').replace(/\{\w+\}/g, '\\d+')));
    const first = await step.first().textContent();
    await page.getByRole('button', { name: said('Hands free') }).click();
    await hear(page, NEXT[language]);
    await expect.poll(() => step.first().textContent()).not.toBe(first);
    const finish = page.getByRole('button', { name: said('Finish'), exact: true });
    const next = page.getByRole('button', { name: said('Done, next step') });
    while (!(await finish.isVisible())) await next.click();
    await finish.click();
    await page.getByRole('heading', { name: said('Enjoy your meal!') }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: said('Log this meal') }).click();
    await page.getByRole('button', { name: said('Logged') }).waitFor();

    await page.goto('/nutrition');
    await page.getByRole('button', { name: said('Undo') }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  },
);

async function speak(token: string, language: Language): Promise<void> {
  const response = await fetch(`${inject('baseUrl')}/api/user/language`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  });
  expect(response.ok).toBe(true);
}
