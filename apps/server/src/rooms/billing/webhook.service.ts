import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { Payments } from '../../providers/payments/payments.provider.ts';
import * as repository from './checkouts.repository.ts';
import type { SyncSubscription } from './sync.service.ts';

const SIGNATURE_MAX = 2000;

interface Deps {
  db: Database;
  payments: Payments;
  sync: SyncSubscription;
}

export type WebhookService = ReturnType<typeof createWebhook>;

export function createWebhook({ db, payments, sync }: Deps) {
  return {
    /** A webhook only names the customer to sync. If this fails, the provider sends it again and it is processed again. */
    async receive(body: unknown, signature: unknown): Promise<{ duplicate: boolean }> {
      if (!Buffer.isBuffer(body) || typeof signature !== 'string' || signature.length > SIGNATURE_MAX)
        throw new Problem('bad_request', 'This message is not signed.');
      const event = await payments.readWebhook(body, signature);
      if (!(await repository.beginEvent(db.orm, event.id, event.type))) return { duplicate: true };
      if (event.customerId) await sync(event.customerId);
      await repository.finishEvent(db.orm, event.id);
      return { duplicate: false };
    },
  };
}
