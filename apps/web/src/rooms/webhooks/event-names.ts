import type { WebhookEvent } from '@crisper/contract/webhooks/webhooks';

export const EVENT_NAMES: Readonly<Record<WebhookEvent | 'test', string>> = {
  'plan.changed': 'The plan changed',
  'list.changed': 'The shopping list changed',
  'item.spoils-soon': 'Something spoils soon',
  'scan.done': 'A scan is done',
  test: 'Test',
};
