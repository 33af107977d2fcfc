import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import { inOne } from '../../db/paged-rows.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import type { Payments } from '../../providers/payments/payments.provider.ts';
import type { Sandbox } from '../../providers/payments/sandbox.ts';
import { sandboxWebhook } from '../../providers/payments/sandbox-webhook.ts';
import type { Audit } from '../audit/audit.room.ts';
import { findUser } from '../auth/auth.room.ts';
import * as jobs from './billing.jobs.ts';
import { billingRoutes } from './billing.routes.ts';
import { createCheckout } from './checkout.service.ts';
import * as checkouts from './checkouts.repository.ts';
import { createEmails } from './emails.service.ts';
import { createGuaranteeMarks } from './guarantee-marks.ts';
import * as grants from './pro-grants.repository.ts';
import { createProGrants, type ProGrants } from './pro-grants.service.ts';
import { createReconcile } from './reconcile.service.ts';
import { createFinishRefund } from './refunds.service.ts';
import { deliver, sandboxRoutes } from './sandbox.routes.ts';
import { createSubscriptions } from './subscription.service.ts';
import * as subscriptions from './subscriptions.repository.ts';
import { createSync } from './sync.service.ts';
import { createWebhook } from './webhook.service.ts';

interface Deps {
  db: Database;
  jobs: Jobs;
  log: Logger;
  limiter: Limiter;
  mail: Mail;
  audit: Audit;
  payments: Payments;
  /** Set while the sandbox handles payments. */
  sandbox: Sandbox | undefined;
  publicUrl: string;
  /** Keys the marks that outlive an account. */
  secret: string;
  /** Drops the cached sessions of a person, so that the next request sees the current plan. */
  forgetUser(userId: string): void;
}

interface BillingApi extends ProGrants {
  /** Checks everything that may have happened while the server was down. */
  catchUp(): Promise<void>;
  /** In the transaction that gives a user another email. */
  emailChanged(tx: Tx, userId: string): Promise<void>;
}

export function billingRoom(deps: Deps): RoomParts<BillingApi> {
  const { db, payments, sandbox } = deps;
  const marks = createGuaranteeMarks(deps.secret);
  const sync = createSync({ ...deps, marks });
  const finishRefund = createFinishRefund({ ...deps, sync });
  const parts = { ...deps, sync, finishRefund, marks };
  const checkout = createCheckout(parts);
  const managed = createSubscriptions(parts);
  const webhook = createWebhook(parts);
  const reconcile = createReconcile(parts);
  const emails = createEmails(deps);
  let door: FastifyInstance | undefined;

  /** The mailbox may have changed since the refund: the one that leaves is marked, too. */
  const keepMark = async (tx: Tx, userId: string): Promise<void> => {
    const person = await findUser(tx, userId);
    if (person && (await subscriptions.refundOf(tx, userId))) await marks.use(tx, person.email, []);
  };

  const tellEmail = async (userId: string): Promise<void> => {
    const customerId = await subscriptions.customerOf(db.orm, userId);
    const person = await findUser(db.orm, userId);
    if (customerId && person) await payments.setEmail(customerId, person.email);
  };

  const room: Room = {
    name: 'billing',
    routes(app) {
      door = app;
      billingRoutes(app, { checkout, subscriptions: managed, webhook });
      if (sandbox) sandboxRoutes(app, sandbox);
    },
    jobs: [
      handle(jobs.billingEmail, emails.send),
      handle(sandboxWebhook, async ({ payload }) => {
        if (!door || !sandbox) return;
        await deliver(door, payload, await sandbox.sign(payload));
      }),
      handle(jobs.finishPayments, async ({ all }) => {
        await sandbox?.tick();
        await reconcile.finish(all);
      }),
      handle(jobs.reconcile, reconcile.nightly),
      handle(jobs.customerMoved, ({ userId }) => tellEmail(userId)),
      handle(jobs.customerGone, ({ customerId }) => payments.forget(customerId)),
    ],
    personal: {
      export: (userId) => ({
        proGrants: inOne(() => grants.list(db.orm, userId)),
        subscriptions: inOne(() => subscriptions.list(db.orm, userId)),
        payments: inOne(() => checkouts.list(db.orm, userId)),
      }),
      async erase(tx, userId) {
        await keepMark(tx, userId);
        const customerId = await subscriptions.customerOf(tx, userId);
        if (customerId) await deps.jobs.enqueue(jobs.customerGone, { customerId }, tx);
      },
    },
  };
  return {
    room,
    api: {
      ...createProGrants(deps.forgetUser),
      catchUp: () => deps.jobs.enqueue(jobs.finishPayments, { all: true }),
      emailChanged: (tx, userId) => deps.jobs.enqueue(jobs.customerMoved, { userId }, tx),
    },
  };
}
