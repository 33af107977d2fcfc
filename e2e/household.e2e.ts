import { randomUUID } from 'node:crypto';
import { addShopping } from '@crisper/contract/planner';
import { expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';

test('one invites, the other joins with their list and later leaves it there', async ({ visit, signIn }) => {
  const [ada, ben] = [await signIn(), await signIn()];
  await fetch(inject('baseUrl') + addShopping.path, {
    method: addShopping.method,
    headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), name: 'Birthday candles' }),
  });
  const hers = await visit('/household', { session: ada, screen: 'phone' });
  await hers.getByRole('button', { name: 'Invite somebody' }).click();
  await hers.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await hers.getByLabel('The link').inputValue()).pathname;
  await hers.getByRole('button', { name: 'Close' }).click();
  await hers.getByText('Somebody with a link, invited until').waitFor();

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
