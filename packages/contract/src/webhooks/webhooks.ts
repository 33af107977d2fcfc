import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

export const WEBHOOKS_MAX = 10;
/** The newest that are listed, and kept. */
export const DELIVERIES_KEPT = 50;

/** What other programs can be told. */
export const WEBHOOK_EVENTS = ['plan.changed', 'list.changed', 'item.spoils-soon', 'scan.done'] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

const message = <Event extends string, Data extends z.ZodRawShape>(event: Event, data: Data) =>
  z.object({
    type: z.literal(event),
    timestamp: z.iso.datetime(),
    data: z.object(data),
  });
/** The endpoint that has more of it. */
const read = z.url();

/** What is posted. It says what happened and where to read more; reading takes an API token. */
export const webhookMessages = {
  'plan.changed': message('plan.changed', { read }),
  'list.changed': message('list.changed', { read }),
  'item.spoils-soon': message('item.spoils-soon', {
    things: z.array(z.object({ name: z.string(), daysLeft: z.number().int() })),
    read,
  }),
  'scan.done': message('scan.done', { scanId: z.uuid(), read }),
  test: message('test', {}),
} as const;

export const delivery = z.object({
  id: z.uuid(),
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  createdAt: z.iso.datetime(),
  state: z.enum(['waiting', 'sent', 'failed']),
  tries: z.number().int(),
  /** When it is tried next; null unless it waits. */
  nextTryAt: z.iso.datetime().nullable(),
  /** What the address answered last; null while nothing was answered. */
  status: z.number().int().nullable(),
  problem: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(webhookEvent),
  createdAt: z.iso.datetime(),
  /** Since when nothing is sent, because the address never answered. A test that arrives starts it again. */
  stoppedAt: z.iso.datetime().nullable(),
  /** Until when nothing is sent, because the address failed several times in a row. A test that arrives ends it. */
  pausedUntil: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'Webhooks of the signed-in person, newest first',
  access: 'user',
  response: z.object({ webhooks: z.array(webhook), total: z.number().int() }),
});

export const makeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Tell an address of one’s own what happens in the kitchen',
  access: 'user',
  elevated: 'people',
  body: z.object({
    url: z.url('Enter an address that starts with https://.').max(2_000, 'This address is too long.'),
    events: z.array(webhookEvent).min(1, 'Choose what to tell it.').max(WEBHOOK_EVENTS.length),
  }),
  /** The secret signs what is sent, as Standard Webhooks say. It is shown this once. */
  response: z.object({ webhook, secret: z.string() }),
  status: 201,
});

const params = z.object({ id: z.uuid() });

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Remove a webhook; what still waits is not sent',
  access: 'user',
  params,
  response: done,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  summary: 'Send a test message; if it arrives, a stopped webhook starts again',
  access: 'user',
  params,
  response: z.object({ delivery }),
  status: 201,
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: 'What was sent last, newest first',
  access: 'user',
  params,
  response: z.object({ deliveries: z.array(delivery), total: z.number().int() }),
});
