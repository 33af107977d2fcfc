import { randomUUID } from 'node:crypto';
import { createClient } from '@crisper/client/client';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { becomePro } from './support/become-pro.ts';
import type { Session } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('one invites, the other joins with their list and later leaves it there', async ({ visit, signIn }) => {
  const [ada, ben] = [await signIn(), await signIn()];
  const { shopping } = createClient({ url: inject('baseUrl'), token: ben.token });
  await shopping.addShopping({ body: { id: randomUUID(), name: 'Birthday candles' } });
  const hers = await visit('/household', { session: ada, screen: 'phone' });
  await hers.getByRole('button', { name: 'Invite someone' }).click();
  await hers.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await hers.getByLabel('The link', { exact: true }).inputValue()).pathname;
  await hers.getByRole('button', { name: 'Close' }).click();
  await hers.getByText('Anyone with the link, invited until').waitFor();

  const guest = await visit(link, { theme: 'dark', screen: 'phone' });
  await guest.getByRole('heading', { name: `${ada.user.username} Invites You` }).waitFor();
  const his = await visit(link, { session: ben });
  await his.getByText('Bring my things along: 1 line on the list').waitFor();
  expect(await problemsOf(his)).toEqual([]);
  await his.getByRole('button', { name: 'Join the household' }).click();
  await his.getByRole('heading', { name: 'Cooking together' }).waitFor();
  await his.getByText(`${ben.user.username} (you)`).first().waitFor();

  await hers.goto('/shopping');
  await hers.getByText('Birthday candles').waitFor();
  await hers.goto('/household');
  await hers.getByLabel(`Role of ${ben.user.username}`).waitFor();
  expect(await problemsOf(hers)).toEqual([]);

  await his.getByRole('button', { name: 'Leave this household' }).click();
  await his.getByRole('button', { name: 'Leave', exact: true }).click();
  await his.getByText('Invite the people you live with.', { exact: false }).waitFor();
  await his.goto('/shopping');
  await his.getByText('Birthday candles').waitFor({ state: 'detached' });
});

const api = async (session: Session, method: string, path: string, body?: object) => {
  const answer = await fetch(inject('baseUrl') + path, {
    method,
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

async function addToList(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add to the list').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('checkbox', { name }).waitFor();
}

test('one plans, the other shops without a network, and both phones show the same in the end', async ({
  visit,
  signIn,
}) => {
  const ada = await becomePro(inject('baseUrl'), await signIn());
  const ben = await signIn();
  const { path } = await api(ada, 'POST', '/api/household/invitations', {});
  await api(ben, 'POST', `/api/invitations/${path.split('/')[2]}/accept`, { bring: true });
  const soup = { title: 'Ben’s soup', ingredients: ['2 eggs', '1 tomato'], steps: ['Stir it well.'] };
  const { id } = await api(ben, 'POST', '/api/recipes', soup);

  const hers = await visit('/plan', { session: ada, screen: 'phone' });
  const his = await visit(`/recipe/${id}`, {
    session: ben,
    screen: 'phone',
    theme: 'dark',
    expectErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await his.getByRole('button', { name: 'Add to plan' }).click();
  const adding = his.getByRole('dialog', { name: 'Add to plan' });
  await adding.getByRole('button', { name: 'Add to plan' }).click();
  await hers.getByText(soup.title).first().waitFor();
  expect(await problemsOf(hers)).toEqual([]);

  await Promise.all([hers.goto('/shopping'), his.goto('/shopping')]);
  await addToList(hers, 'Rye bread');
  await his.getByRole('checkbox', { name: 'Rye bread' }).waitFor();
  await his.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await his.context().setOffline(true);
  await his.getByRole('checkbox', { name: 'Rye bread' }).click();
  await addToList(his, 'Candles');
  await his.getByText(/Your changes are kept here/).waitFor();
  await addToList(hers, 'Leeks');
  expect(await hers.getByRole('checkbox', { name: 'Rye bread' }).isChecked()).toBe(false);
  await his.context().setOffline(false);

  for (const page of [hers, his]) {
    await page.getByRole('checkbox', { name: 'Rye bread', checked: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Candles', checked: false }).waitFor();
    await page.getByRole('checkbox', { name: 'Leeks', checked: false }).waitFor();
    expect(await page.getByRole('checkbox', { name: /Rye bread|Candles|Leeks/ }).count()).toBe(3);
    expect(await problemsOf(page)).toEqual([]);
  }
  await hers.getByText(`${ben.user.username} is shopping now.`).waitFor();

  await his.goto('/household');
  await his.getByRole('button', { name: 'Leave this household' }).click();
  await his.getByRole('button', { name: 'Leave', exact: true }).click();
  await his.getByText('Invite the people you live with.', { exact: false }).waitFor();
  await his.goto(`/recipe/${id}`);
  await his.getByRole('heading', { name: soup.title, level: 1 }).waitFor();
  await his.goto('/shopping');
  await his.getByText('Candles').waitFor({ state: 'detached' });
  await hers.reload();
  await hers.getByRole('checkbox', { name: 'Candles' }).waitFor();
});
