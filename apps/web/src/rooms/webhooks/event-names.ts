import type { WebhookEvent } from '@crisper/contract/webhooks/webhooks';
import { t } from '@lingui/core/macro';

export const EVENT_NAMES: Readonly<Record<WebhookEvent | 'test', string>> = {
  'plan.changed': t`The plan changed`,
  'list.changed': t`The shopping list changed`,
  'item.spoils-soon': t`Something spoils soon`,
  'scan.done': t`A scan is done`,
  test: t`Test`,
};
