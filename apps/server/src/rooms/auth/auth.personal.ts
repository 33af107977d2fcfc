import type { Database } from '../../db/client.ts';
import { inOne } from '../../db/paged-rows.ts';
import type { Personal } from '../../http/room.ts';
import { exported as emailChanges } from './email/email-changes.repository.ts';
import * as invitations from './invitations.repository.ts';
import { list as listDevices } from './known-devices.repository.ts';
import { exported as providerLinks } from './openid/provider-links.repository.ts';
import { exported as passkeys } from './passkeys/passkeys.repository.ts';
import { exported as secondFactor } from './second-factor/second-factors.repository.ts';
import { listLive } from './sessions/sessions.repository.ts';
import { profile } from './users.repository.ts';

const SESSIONS_MAX = 50;

export function authPersonal(db: Database): Personal {
  return {
    export: (userId) => ({
      profile: inOne(() => profile(db.orm, userId)),
      sessions: inOne(async () =>
        (await listLive(db.orm, userId, SESSIONS_MAX)).map(
          ({ device, createdAt, lastUsedAt, expiresAt }) => ({
            device,
            createdAt,
            lastUsedAt,
            expiresAt,
          }),
        ),
      ),
      invitationsMade: inOne(() => invitations.listOf(db.orm, userId)),
      passkeys: inOne(() => passkeys(db.orm, userId)),
      emailChanges: inOne(() => emailChanges(db.orm, userId)),
      providers: inOne(() => providerLinks(db.orm, userId)),
      secondFactor: inOne(() => secondFactor(db.orm, userId)),
      knownDevices: inOne(() => listDevices(db.orm, userId, SESSIONS_MAX)),
    }),
    // One that was never used has no account to go with.
    erase: (tx, userId) => invitations.removeTo(tx, userId),
  };
}
