import type { WebhookEvent } from '@crisper/contract/webhooks';
import { Webhook } from 'standardwebhooks';
import type { Database } from '../../db/client.ts';
import type { WebhookPost } from '../../providers/webhook-post/webhook-post.provider.ts';
import * as repository from './webhooks.repository.ts';
import { webhookSeal } from './webhooks.service.ts';

/** Seconds before each further try: nine hours in all. */
const WAITS = [10, 60, 300, 1_800, 7_200, 21_600];
const AT_ONCE = 20;
/** Longer than a post may take. */
const CLAIM_SECONDS = 60;
const ROUNDS_MAX = 10;
const GONE = 410;

/** Where more is to be read about what happened. */
const READ: Readonly<Record<WebhookEvent, string>> = {
  'plan.changed': '/api/plan',
  'list.changed': '/api/shopping',
  'item.spoils-soon': '/api/pantry',
  'scan.done': '/api/scans',
};

export interface SendingDeps {
  db: Database;
  secret: string;
  publicUrl: string;
  webhookPost: WebhookPost;
}

/** Sends messages, each until it has arrived or is given up. A receiver that answers late may get one twice: same id. */
export function createSending({ db, secret, publicUrl, webhookPost }: SendingDeps) {
  const box = webhookSeal(secret);

  const post = async ({ delivery, webhook }: Claimed): Promise<number> => {
    const signing = box.open(webhook.sealedSecret, webhook.id);
    if (signing === undefined) throw new Error('Its secret can’t be read any more. Make the webhook anew.');
    const { id, event, createdAt } = delivery;
    const read = event === 'test' ? {} : { read: publicUrl + READ[event] };
    const data = { ...delivery.data, ...read };
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    const now = new Date();
    return webhookPost.post(webhook.url, {
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(signing).sign(id, now, body),
      },
      body,
    });
  };

  const fail = async ({ delivery }: Claimed, failure: repository.Failure): Promise<void> => {
    const wait = delivery.event === 'test' ? undefined : WAITS[delivery.tries - 1];
    if (wait === undefined || failure.status === GONE)
      await db.transaction((tx) => repository.giveUp(tx, delivery, failure));
    else await repository.keepForLater(db.orm, delivery.id, failure, wait);
  };

  const send = async (claimed: Claimed): Promise<void> => {
    try {
      const status = await post(claimed);
      if (status >= 200 && status < 300)
        await db.transaction((tx) => repository.keepSent(tx, claimed.delivery, status));
      else await fail(claimed, { status, problem: `It answered ${status}.` });
    } catch (error) {
      await fail(claimed, { status: null, problem: wordsOf(error) });
    }
  };

  return {
    async sendDue(): Promise<void> {
      for (let round = 0; round < ROUNDS_MAX; round += 1) {
        const claimed = await repository.claimDue(db.orm, AT_ONCE, CLAIM_SECONDS);
        await Promise.all(claimed.map(send));
        if (claimed.length < AT_ONCE) return;
      }
    },
  };
}

type Claimed = Awaited<ReturnType<typeof repository.claimDue>>[number];

function wordsOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ECONNREFUSED') return 'Nothing answers there.';
  return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}
