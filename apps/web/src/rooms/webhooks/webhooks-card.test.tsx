// @vitest-environment jsdom
import type { Webhook, WebhookDelivery } from '@crisper/contract/webhooks/webhooks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askThrough } from '../../lib/api.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import { WebhooksCard } from './webhooks-card.tsx';

const HOOK: Webhook = {
  id: '0b0b0b0b-0000-4000-8000-000000000001',
  url: 'https://home.example/hook/secret',
  events: ['list.changed'],
  createdAt: '2026-11-01T10:00:00.000Z',
  stoppedAt: '2026-11-02T10:00:00.000Z',
  pausedUntil: null,
};
const delivery = (more: Partial<WebhookDelivery>): WebhookDelivery => ({
  ...{ id: crypto.randomUUID(), event: 'list.changed', createdAt: HOOK.createdAt, state: 'sent', tries: 1 },
  ...{ nextTryAt: null, status: 204, problem: null },
  ...more,
});

let kept: Webhook[];
let log: WebhookDelivery[];
let sent: string[];
beforeEach(() => {
  [kept, log, sent] = [[HOOK], [delivery({})], []];
  keepSession({ token: 't', user: { id: 'u' } as never });
  askThrough(async (url, init) => {
    const path = new URL(String(url), 'https://crisper.example').pathname;
    if (init?.method !== 'GET') sent.push(`${init?.method} ${path} ${init?.body ?? ''}`.trim());
    if (init?.method === 'DELETE') kept = [];
    if (path.endsWith('/deliveries')) return Response.json({ deliveries: log, total: log.length });
    if (path.endsWith('/test')) {
      const test = delivery({
        event: 'test',
        state: 'failed',
        problem: 'Nothing answers there.',
        status: null,
      });
      log = [test, ...log];
      return Response.json({ delivery: test }, { status: 201 });
    }
    if (init?.method === 'POST')
      return Response.json({ webhook: HOOK, secret: 'whsec_once' }, { status: 201 });
    return Response.json(init?.method === 'DELETE' ? { ok: true } : { webhooks: kept, total: kept.length });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WebhooksCard />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('says that one has stopped, shows what became of a test, and removes it', async () => {
  await screen.findByText(/did not answer for hours/);
  await press('Send a test to home.example');
  await screen.findByText('Nothing answers there.');
  await screen.findByText('Arrived (204)');
  await press('Remove home.example');
  await screen.findByText('none yet');
  expect(sent).toEqual([`POST /api/webhooks/${HOOK.id}/test`, `DELETE /api/webhooks/${HOOK.id}`]);
});

/** Checkboxes need one, and jsdom has none. */
class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

it('is made with what it is to be told, and shows its secret once', async () => {
  vi.stubGlobal('ResizeObserver', NoSize);
  await press('New webhook');
  await press('Make the webhook');
  await screen.findByText('Enter an address that starts with https://.');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: ' https://home.example/x ' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'A scan is done' }));
  await press('Make the webhook');
  await screen.findByText('whsec_once');
  expect(sent).toEqual([
    'POST /api/webhooks {"url":"https://home.example/x","events":["plan.changed","list.changed","item.spoils-soon"]}',
  ]);
  await press('Done');
  await waitFor(() => expect(screen.queryByText('whsec_once')).toBeNull());
});
