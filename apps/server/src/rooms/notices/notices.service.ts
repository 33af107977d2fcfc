import type { User } from '@crisper/contract/auth/auth';
import type { addPushDevice, Notices, updateNotices } from '@crisper/contract/notices/notices';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { Problem } from '../../problem.ts';
import type { Push } from '../../providers/push/push.provider.ts';
import * as repository from './notices.repository.ts';
import { unsubscriber } from './unsubscribe-token.ts';

type Settings = z.output<NonNullable<typeof updateNotices.body>>;
type Device = z.output<NonNullable<typeof addPushDevice.body>>;

const DEVICES_MAX = 10;
const DEVICES: Rule = { name: 'push-devices', max: 60, seconds: 3600 };
const ENDINGS: Rule = { name: 'unsubscribe', max: 60, seconds: 3600 };
const OFF = { mail: false, quietFrom: '21:00', quietUntil: '08:00' };

export interface NoticesDeps {
  db: Database;
  limiter: Limiter;
  secret: string;
  push: Push;
  /** False where no mail server is set. */
  hasMail: boolean;
}

export type NoticesService = ReturnType<typeof createNotices>;

/** How a member wants to hear of what spoils soon. */
export function createNotices({ db, limiter, secret, push, hasMail }: NoticesDeps) {
  const view = async ({ user, sessionId }: SignedIn): Promise<Notices> => {
    const [row, devices] = await Promise.all([
      repository.settingsOf(db.orm, user.id),
      repository.devicesOf(db.orm, user.id),
    ]);
    const { mail, quietFrom, quietUntil } = row ?? OFF;
    return {
      ...{ mail, quietFrom, quietUntil },
      noMail: noMail(user),
      push: {
        publicKey: push.publicKey,
        here: devices.some((device) => device.sessionId === sessionId),
        devices: devices.length,
      },
    };
  };

  const noMail = (user: User): Notices['noMail'] => {
    if (!hasMail) return 'not_set_up';
    return user.emailConfirmed ? null : 'not_confirmed';
  };

  return {
    view,

    async update(signedIn: SignedIn, settings: Settings): Promise<Notices> {
      const why = noMail(signedIn.user);
      if (settings.mail && why === 'not_set_up')
        throw new Problem('conflict', 'Mail is not set up on this installation.');
      if (settings.mail && why === 'not_confirmed')
        throw new Problem('conflict', 'Confirm your email first, so that emails reach you and nobody else.');
      await repository.keepSettings(db.orm, signedIn.user.id, settings);
      return view(signedIn);
    },

    async addDevice(signedIn: SignedIn, { endpoint, keys }: Device): Promise<Notices> {
      const { user, sessionId } = signedIn;
      await limiter.use(DEVICES, user.id);
      if (!push.accepts({ endpoint, ...keys }))
        throw new Problem('validation', 'This browser’s push service cannot be used.');
      await db.transaction(async (tx) => {
        await repository.keepSettings(tx, user.id, {});
        await repository.keepDevice(
          tx,
          { sessionId, userId: user.id, endpoint, ...keys },
          { most: DEVICES_MAX },
        );
      });
      return view(signedIn);
    },

    async removeDevice(signedIn: SignedIn): Promise<Notices> {
      await repository.removeDevice(db.orm, signedIn.sessionId);
      return view(signedIn);
    },

    async unsubscribe(token: string, network: string): Promise<void> {
      await limiter.use(ENDINGS, network);
      const userId = unsubscriber(secret, token);
      if (userId === undefined)
        throw new Problem('not_found', 'That link is not complete. Open it in the email once more.');
      await repository.endMail(db.orm, userId);
    },

    async *settingsOf(userId: string) {
      const row = await repository.settingsOf(db.orm, userId);
      if (row) yield { ...row, userId: undefined };
    },

    async *devicesOf(userId: string) {
      for (const { endpoint, createdAt } of await repository.devicesOf(db.orm, userId))
        yield { pushService: new URL(endpoint).host, createdAt };
    },
  };
}
