import type { SignUpState } from '@crisper/contract/accounts';
import { KEY_KNOWN_DAYS } from '@crisper/contract/idempotency';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import type { Openid } from '../../providers/openid/openid.provider.ts';
import type { Audit } from '../audit/audit.service.ts';
import {
  accountChanged,
  confirmationRequested,
  emailChanged,
  emailChangeRequested,
  newSignIn,
  passwordChanged,
  passwordResetRequested,
  sweepDailyUses,
  sweepIdempotencyKeys,
  sweepOutbox,
  sweepSessions,
} from './accounts.jobs.ts';
import { accountsPersonal } from './accounts.personal.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { type AccountsService, createAccounts } from './accounts.service.ts';
import { createArrivals } from './arrivals.service.ts';
import { credentialsRoutes } from './credentials.routes.ts';
import { createCredentials } from './credentials.service.ts';
import type { DailyUses } from './daily-uses.service.ts';
import { createDoor, type Door } from './door.service.ts';
import { createElevation } from './elevation.service.ts';
import { createEmailChange, type OnEmailChanged } from './email-change.service.ts';
import { createEmailConfirmation, type OnConfirmed } from './email-confirmation.service.ts';
import * as idempotencyKeys from './idempotency-keys.repository.ts';
import { createKnownDevices } from './known-devices.service.ts';
import { createCeremonies } from './passkey-ceremonies.ts';
import { createPasskeyEntry } from './passkey-entry.service.ts';
import { passkeysRoutes } from './passkeys.routes.ts';
import { createPasskeys } from './passkeys.service.ts';
import { createPasswordReset, type PasswordReset } from './password-reset.service.ts';
import { createProviderTrips } from './provider-trips.service.ts';
import { providersRoutes } from './providers.routes.ts';
import { createProviders } from './providers.service.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { createSecondFactor, type SecondFactor } from './second-factor.service.ts';
import { createSecondStep } from './second-step.service.ts';
import { createSecurityLetters, type SecurityLetters } from './security-letters.service.ts';
import type { SessionsService } from './sessions.service.ts';
import { createSignInLimits } from './sign-in-limits.ts';

/** Idempotency keys kept per person: far more than a browser has waiting in its outbox. */
const KEYS_EACH = 5000;

interface Deps {
  db: Database;
  limiter: Limiter;
  jobs: Jobs;
  mail: Mail;
  publicUrl: string;
  sessions: SessionsService;
  audit: Audit;
  dailyUses: DailyUses;
  /** False where no mail server is set: then nobody is asked to confirm an email. */
  confirmEmails: boolean;
  sendsMail: boolean;
  signup: SignUpState['mode'];
  firstIsAdmin: boolean;
  /** False where nothing is sold. */
  plans: boolean;
  /** The server's own. */
  secret: string;
  /** Undefined when no provider (OpenID Connect) is set. */
  openid: Openid | undefined;
  now: () => Date;
  onConfirmed: OnConfirmed;
  onEmailChanged: OnEmailChanged;
  /** Removes letters that were kept because no mail server is set. */
  sweepOutbox: () => Promise<void>;
  /** Called in the same transaction for each new account, with the referral code used at sign-up. */
  onRegistered?: (tx: Tx, who: { userId: string; email: string; code: string | null }) => Promise<void>;
}

export interface AccountsApi extends AccountsService {
  door: Door;
  resetLinkFor: PasswordReset['linkFor'];
  takeOffSecondFactor: SecondFactor['takeOff'];
  tell: SecurityLetters['tell'];
}

export function accountsRoom(deps: Deps): RoomParts<AccountsApi> {
  const { sessions } = deps;
  const limits = createSignInLimits(deps.limiter);
  const devices = createKnownDevices(deps.db);
  const confirmation = createEmailConfirmation(deps);
  const letters = createSecurityLetters(deps);
  const door = createDoor(deps);
  const arrivals = createArrivals({ ...deps, door, devices, confirmation, letters });
  const secondFactor = createSecondFactor({ ...deps, limits, letters });
  const secondStep = createSecondStep({ ...deps, devices, arrivals, secondFactor });
  const parts = { ...deps, door, limits, devices, confirmation, letters, arrivals, secondStep };
  const accounts = createAccounts(parts);
  const passwordReset = createPasswordReset(parts);
  const { openid } = deps;
  const passkeys = createPasskeys({
    ...deps,
    issuer: openid?.issuer,
    ceremonies: createCeremonies(deps.publicUrl),
    letters,
  });
  const passkeyEntry = createPasskeyEntry({ ...deps, arrivals, passkeys });
  const trips = openid && createProviderTrips({ ...deps, openid });
  const providers = openid && trips && createProviders({ ...parts, openid, trips });
  const elevation = createElevation({ ...deps, secondFactor, passkeys });
  const emailChange = createEmailChange(parts);
  const credentials = createCredentials(parts);
  const room: Room = {
    name: 'accounts',
    close: sessions.close,
    routes(app) {
      accountsRoutes(app, { accounts, passwordReset, confirmation, elevation, sessions, secondStep, door });
      secondFactorRoutes(app, secondFactor);
      passkeysRoutes(app, passkeyEntry, passkeys);
      if (providers) providersRoutes(app, providers);
      credentialsRoutes(app, credentials, emailChange);
    },
    jobs: [
      handle(passwordResetRequested, ({ email }) => passwordReset.mailLink(email)),
      handle(confirmationRequested, ({ userId }) => confirmation.mailLink(userId)),
      handle(emailChangeRequested, ({ userId }) => emailChange.mailLink(userId)),
      handle(emailChanged, emailChange.tellFormer),
      handle(newSignIn, letters.sendNewSignIn),
      handle(passwordChanged, letters.sendPasswordChanged),
      handle(accountChanged, letters.sendChanged),
      handle(sweepSessions, async () => {
        await sessions.removeExpired();
        await devices.removeUnused();
        await confirmation.removeExpired();
        await emailChange.sweep();
        await door.sweep();
        await secondStep.sweep();
        await passkeys.sweep();
        await trips?.sweep();
      }),
      handle(sweepOutbox, () => deps.sweepOutbox()),
      handle(sweepDailyUses, () => deps.dailyUses.sweep()),
      handle(sweepIdempotencyKeys, async () => {
        await idempotencyKeys.removeOld(deps.db.orm, KEY_KNOWN_DAYS);
        await idempotencyKeys.removeBeyond(deps.db.orm, KEYS_EACH);
      }),
    ],
    personal: accountsPersonal(deps.db),
  };
  const { linkFor: resetLinkFor } = passwordReset;
  const { takeOff: takeOffSecondFactor } = secondFactor;
  return { room, api: { ...accounts, door, resetLinkFor, takeOffSecondFactor, tell: letters.tell } };
}
