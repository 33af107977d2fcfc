import { randomUUID } from 'node:crypto';
import { createClient } from '@crisper/client/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';

test('a token is made, used by a program and by an assistant, and taken back', async ({ visit, signIn }) => {
  const session = await signIn();
  const page = await visit('/account', { session, screen: 'phone' });
  await page.getByText('API tokens for your own programs').click();
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kitchen display');
  await page.getByLabel('It may').selectOption('Choose part by part');
  await page.getByLabel('Meal plan and shopping list').selectOption('Read and change');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your new token' });
  const token = (await dialog.locator('code').textContent())!;
  expect(token).toMatch(/^crisper_[0-9a-f]{64}$/);
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const program = createClient({ url: inject('baseUrl'), token });
  await program.planner.addShopping({ body: { id: randomUUID(), name: 'Birthday candles' } });
  await expect(program.pantry.listPantry()).rejects.toMatchObject({ status: 403, code: 'forbidden' });

  const assistant = new Client({ name: 'journey', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  const address = new URL('/mcp', inject('baseUrl'));
  // The SDK's own types say less than its transport does.
  await assistant.connect(new StreamableHTTPClientTransport(address, { requestInit }) as never);
  await assistant.callTool({ name: 'add_to_shopping_list', arguments: { names: ['Paper plates'] } });
  await assistant.close();

  await page.goto('/shopping');
  await page.getByText('Birthday candles').waitFor();
  await page.getByText('Paper plates').waitFor();

  await page.goto('/account');
  await page.getByText('API tokens for your own programs').click();
  await page.getByText('last used', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Take back Kitchen display' }).click();
  await page.getByText('none yet').waitFor();
  await expect(program.planner.getShopping()).rejects.toMatchObject({ status: 401 });
});

test('the API is described on a page of its own, on any screen', async ({ visit, signIn }) => {
  const page = await visit('/account', { session: await signIn(), screen: 'phone', theme: 'dark' });
  await page.goto('/api/docs');
  await page.getByText('Put things into the pantry', { exact: false }).click();
  await page.getByText('crisper.pantry.addToPantry(', { exact: false }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
