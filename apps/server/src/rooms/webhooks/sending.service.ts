import type { User } from '@crisper/contract/auth/auth';
import { DELIVERIES_KEPT, type WebhookEvent } from '@crisper/contract/webhooks/webhooks';
import { Webhook } from 'standardwebhooks';
import type { Database } from '../../db/client.ts';
import type { WebhookPost } from '../../providers/webhook-post/webhook-post.provider.ts';
import type { PersonOf } from '../auth/auth.room.ts';
import * as repository from './webhooks.repository.ts';
import { webhookSeal } from './webhooks.service.ts';

/** Seconds before each further try: nine hours in all. */
const WAITS = [10, 60, 300, 1_800, 7_200, 21_600];
const AT_ONCE = 20;
const AT_ONCE_EACH = 2;
/** Longer than a post may take. */
const CLAIM_SECONDS = 60;
/** After so many the next run goes on. */
const SENT_MAX = 100;
/** With these a slow or broken address costs less and less; it is asked again within three hours. */
const PAUSES = { free: 4, first: 60, longest: 3 * 3_600 };
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
  personOf: PersonOf;
  mayReachInside: (user: User) => boolean;
}

/** Sends messages, each until it has arrived or is given up. A receiver that answers late may get one twice: same id. */
export function createSending(deps: SendingDeps) {
  const { db, secret, publicUrl, webhookPost, personOf, mayReachInside } = deps;
  const box = webhookSeal(secret);
  /** What is being sent now, by person. */
  const running = new Map<string, number>();

  const post = async ({ delivery, webhook }: Claimed): Promise<number> => {
    const signing = box.open(webhook.sealedSecret, webhook.id);
    if (signing === undefined) throw new Error('Its secret can’t be read any more. Make the webhook anew.');
    const { id, event, createdAt } = delivery;
    const read = event === 'test' ? {} : { read: publicUrl + READ[event] };
    const data = { ...delivery.data, ...read };
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(signing).sign(id, now, body),
    };
    // As they stand now: a user who made it may be an administrator no more.
    const person = await personOf(webhook.userId);
    const inside = person !== undefined && mayReachInside(person);
    return webhookPost.post(webhook.url, { headers, body }, { inside });
  };

  const fail = async ({ delivery }: Claimed, failure: repository.Failure): Promise<void> => {
    const isTest = delivery.event === 'test';
    const wait = isTest ? undefined : WAITS[delivery.tries - 1];
    await db.transaction(async (tx) => {
      if (!isTest) await repository.countFailure(tx, delivery.webhookId, PAUSES);
      if (wait === undefined || failure.status === GONE) await repository.giveUp(tx, delivery, failure);
      else await repository.keepForLater(tx, delivery.id, failure, wait);
    });
  };

  const sendOne = async (claimed: Claimed): Promise<void> => {
    const { delivery } = claimed;
    try {
      const status = await post(claimed);
      if (status >= 200 && status < 300)
        await db.transaction((tx) => repository.keepSent(tx, delivery, status));
      else await fail(claimed, { status, problem: `It answered ${status}.` });
    } catch (error) {
      await fail(claimed, { status: null, problem: wordsOf(error) });
    }
    await repository.removeOldOf(db.orm, delivery.webhookId, DELIVERIES_KEPT);
  };

  const send = async (claimed: Claimed): Promise<void> => {
    const { userId } = claimed.webhook;
    running.set(userId, (running.get(userId) ?? 0) + 1);
    try {
      await sendOne(claimed);
    } finally {
      const left = running.get(userId)! - 1;
      if (left > 0) running.set(userId, left);
      else running.delete(userId);
    }
  };

  let claiming: Promise<unknown> = Promise.resolve();

  /** Begins what may begin now, by turns between people, so that no user waits behind another's slow address. */
  const begin = async (): Promise<Promise<void>[]> => {
    const free = AT_ONCE - [...running.values()].reduce((all, one) => all + one, 0);
    if (free <= 0) return [];
    const turn = { limit: free, each: AT_ONCE_EACH, except: [...running.keys()], seconds: CLAIM_SECONDS };
    return (await repository.claimDue(db.orm, turn)).map(send);
  };
  /** One claim after the other: each knows what those before it have begun. */
  const beginNext = (): Promise<Promise<void>[]> => {
    const begun = claiming.then(begin);
    claiming = begun.catch(() => {});
    return begun;
  };

  return {
    /** Several may run at once; each goes on until nothing is left that it could send. */
    async sendDue(): Promise<void> {
      const mine = new Set<Promise<void>>();
      for (let sent = 0; sent < SENT_MAX; ) {
        // What ends during the claim may have been what others of its person waited for.
        const wasIdle = mine.size === 0;
        const begun = await beginNext();
        for (const sending of begun) {
          mine.add(sending);
          void sending.finally(() => mine.delete(sending)).catch(() => {});
        }
        sent += begun.length;
        if (begun.length === 0 && wasIdle) return;
        if (mine.size > 0) await Promise.race(mine);
      }
      await Promise.all(mine);
    },
  };
}

type Claimed = Awaited<ReturnType<typeof repository.claimDue>>[number];

function wordsOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ECONNREFUSED') return 'Nothing answers there.';
  return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}
