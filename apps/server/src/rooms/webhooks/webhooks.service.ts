import { randomBytes, randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import {
  DELIVERIES_KEPT,
  type makeWebhook,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookDelivery,
} from '@crisper/contract/webhooks/webhooks';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { Problem } from '../../problem.ts';
import { PageError } from '../../providers/page-fetch/page-fetch.provider.ts';
import type { Reach, WebhookPost } from '../../providers/webhook-post/webhook-post.provider.ts';
import { createSeal } from '../../sealed-secret.ts';
import type { Audit } from '../audit/audit.room.ts';
import { lockSignedIn } from '../auth/auth.room.ts';
import * as repository from './webhooks.repository.ts';

const TESTS: Rule = { name: 'webhook-test', max: 20, seconds: 3600 };

export interface WebhooksDeps {
  db: Database;
  audit: Audit;
  limiter: Limiter;
  secret: string;
  webhookPost: WebhookPost;
  /** Whether this person's webhooks may go into the own network. */
  mayReachInside: (user: User) => boolean;
}

type Wanted = z.output<Exclude<typeof makeWebhook.body, undefined>>;

export type WebhooksService = ReturnType<typeof createWebhooks>;

/** Opens and closes the secrets of webhooks. */
export const webhookSeal = (secret: string) => createSeal(secret, 'webhooks');

/** Addresses that people let us tell what happens in their kitchen. */
export function createWebhooks(deps: WebhooksDeps) {
  const { db, audit, limiter, secret, webhookPost, mayReachInside } = deps;
  const box = webhookSeal(secret);

  const own = async (user: User, id: string): Promise<repository.WebhookRow> => {
    const row = await repository.find(db.orm, user.id, id);
    if (!row) throw gone();
    return row;
  };

  return {
    async listOf(userId: string): Promise<Webhook[]> {
      return (await repository.list(db.orm, userId)).map(present);
    },

    /** The secret is shown this once. */
    async make(signedIn: SignedIn, { url, events }: Wanted, origin: Origin) {
      const { user } = signedIn;
      assertNotChild(user);
      assertReachable(webhookPost, url, { inside: mayReachInside(user) });
      const id = randomUUID();
      const signing = `whsec_${randomBytes(24).toString('base64')}`;
      const row = await db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        if ((await repository.countOf(tx, user.id)) >= WEBHOOKS_MAX)
          throw new Problem('limit_reached', 'You have {most} webhooks. Remove one first.', {
            values: { most: WEBHOOKS_MAX },
          });
        const made = await repository.insert(tx, {
          id,
          userId: user.id,
          url,
          events: [...new Set(events)],
          sealedSecret: box.seal(signing, id),
        });
        await audit.record(tx, { action: 'webhook-made', userId: user.id, origin, detail: hostOf(url) });
        return made;
      });
      return { webhook: present(row), secret: signing };
    },

    async remove(user: User, id: string, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await repository.remove(tx, user.id, id);
        if (!row) throw gone();
        const detail = hostOf(row.url);
        await audit.record(tx, { action: 'webhook-removed', userId: user.id, origin, detail });
      });
    },

    async test(user: User, id: string): Promise<WebhookDelivery> {
      await limiter.use(TESTS, user.id);
      const { id: webhookId } = await own(user, id);
      return presentDelivery(await repository.addDelivery(db.orm, webhookId, 'test', {}));
    },

    async deliveriesOf(user: User, id: string): Promise<WebhookDelivery[]> {
      const { id: webhookId } = await own(user, id);
      return (await repository.deliveriesOf(db.orm, webhookId, DELIVERIES_KEPT)).map(presentDelivery);
    },

    async *exportOf(userId: string) {
      for (const row of await repository.list(db.orm, userId)) {
        const deliveries = await repository.deliveriesOf(db.orm, row.id, DELIVERIES_KEPT);
        yield { ...present(row), deliveries: deliveries.map(presentDelivery) };
      }
    },

    sweep: () => repository.removeOld(db.orm, DELIVERIES_KEPT),
  };
}

function assertReachable(post: WebhookPost, url: string, reach: Reach): void {
  try {
    post.check(url, reach);
  } catch (error) {
    if (error instanceof PageError) throw new Problem('validation', error.message);
    throw error;
  }
}

/** The path of such an address is often a secret of its own. */
const hostOf = (url: string): string => new URL(url).host;

function gone(): Problem {
  return new Problem('not_found', 'This webhook was already removed.');
}

function present(row: repository.WebhookRow): Webhook {
  const { id, url, events, createdAt, stoppedAt, pausedUntil } = row;
  const isPaused = pausedUntil !== null && pausedUntil.getTime() > Date.now();
  return {
    id,
    url,
    events,
    createdAt: createdAt.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
    pausedUntil: isPaused ? pausedUntil.toISOString() : null,
  };
}

function presentDelivery(row: repository.DeliveryRow): WebhookDelivery {
  const { id, event, state, tries, status, problem } = row;
  return {
    ...{ id, event, state, tries, status, problem },
    createdAt: row.createdAt.toISOString(),
    nextTryAt: state === 'waiting' ? row.dueAt.toISOString() : null,
  };
}
