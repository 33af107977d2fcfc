import type { SignUpState } from '@crisper/contract/auth/auth';
import { KEY_KNOWN_DAYS } from '@crisper/contract/idempotency';
import type { DailyQuotas } from '../../budgets/daily-quotas.service.ts';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import type { Openid } from '../../providers/openid/openid.provider.ts';
import type { Audit } from '../audit/audit.room.ts';
import { createAccountRecovery } from './account-recovery.service.ts';
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
} from './auth.jobs.ts';
import { authPersonal } from './auth.personal.ts';
import { authRoutes } from './auth.routes.ts';
import { type AuthService, createAuth } from './auth.service.ts';
import { createElevation } from './elevation.service.ts';
import { createEmailChange, type OnEmailChanged } from './email/email-change.service.ts';
import { createEmailConfirmation, type OnConfirmed } from './email/email-confirmation.service.ts';
import { createKnownDevices } from './known-devices.service.ts';
import { createOidcFlow } from './openid/oidc-flow.service.ts';
import { providersRoutes } from './openid/providers.routes.ts';
import { createProviders } from './openid/providers.service.ts';
import { createCeremonies } from './passkeys/passkey-ceremonies.ts';
import { createPasskeySignIn } from './passkeys/passkey-sign-in.service.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { createPasskeys } from './passkeys/passkeys.service.ts';
import { credentialsRoutes } from './passwords/credentials.routes.ts';
import { createCredentials } from './passwords/credentials.service.ts';
import { createPasswordReset, type PasswordReset } from './passwords/password-reset.service.ts';
import {
  createRegistrationPolicy,
  type HouseholdInvitations,
  type RegistrationPolicy,
} from './registration-policy.service.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactor, type SecondFactor } from './second-factor/second-factor.service.ts';
import { createSecondFactorSignIn } from './second-factor/second-factor-sign-in.service.ts';
import { createSecurityEmails, type SecurityEmails } from './security-emails.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import { createSignIns } from './sign-in.service.ts';
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
  dailyQuotas: DailyQuotas;
  /** False where no mail server is set: then no user is asked to confirm an email. */
  confirmEmails: boolean;
  sendsMail: boolean;
  signup: SignUpState['mode'];
  firstIsAdmin: boolean;
  household: HouseholdInvitations;
  /** False where nothing is sold. */
  plans: boolean;
  /** The server's own. */
  secret: string;
  /** Undefined when no provider (OpenID Connect) is set. */
  openid: Openid | undefined;
  now: () => Date;
  onConfirmed: OnConfirmed;
  onEmailChanged: OnEmailChanged;
  /** Removes emails that were kept because no mail server is set. */
  sweepOutbox: () => Promise<void>;
  /** Called in the same transaction for each new account, with the referral code used at sign-up. */
  onRegistered?: (tx: Tx, who: { userId: string; email: string; code: string | null }) => Promise<void>;
}

export interface AccountsApi extends AuthService {
  registration: RegistrationPolicy;
  resetLinkFor: PasswordReset['linkFor'];
  takeOffSecondFactor: SecondFactor['takeOff'];
  tell: SecurityEmails['tell'];
}

export function authRoom(deps: Deps): RoomParts<AccountsApi> {
  const { sessions } = deps;
  const limits = createSignInLimits(deps.limiter);
  const devices = createKnownDevices(deps.db);
  const confirmation = createEmailConfirmation(deps);
  const emails = createSecurityEmails(deps);
  const registration = createRegistrationPolicy(deps);
  const signIns = createSignIns({ ...deps, registration, devices, confirmation, emails });
  const secondFactor = createSecondFactor({ ...deps, limits, emails });
  const secondFactorSignIn = createSecondFactorSignIn({ ...deps, devices, signIns, secondFactor });
  const accountRecovery = createAccountRecovery(deps);
  const parts = {
    ...deps,
    registration,
    limits,
    devices,
    confirmation,
    emails,
    signIns,
    secondFactorSignIn,
    accountRecovery,
  };
  const accounts = createAuth(parts);
  const passwordReset = createPasswordReset(parts);
  const { openid } = deps;
  const passkeys = createPasskeys({
    ...deps,
    issuer: openid?.issuer,
    ceremonies: createCeremonies(deps.publicUrl),
    emails,
  });
  const passkeySignIn = createPasskeySignIn({ ...deps, signIns, passkeys });
  const flow = openid && createOidcFlow({ ...deps, openid });
  const providers = openid && flow && createProviders({ ...parts, openid, flow });
  const elevation = createElevation({ ...deps, secondFactor, passkeys });
  const emailChange = createEmailChange(parts);
  const credentials = createCredentials(parts);
  const room: Room = {
    name: 'accounts',
    close: sessions.close,
    routes(app) {
      authRoutes(app, {
        accounts,
        passwordReset,
        confirmation,
        elevation,
        sessions,
        secondFactorSignIn,
        registration,
      });
      secondFactorRoutes(app, secondFactor);
      passkeysRoutes(app, passkeySignIn, passkeys);
      if (providers) providersRoutes(app, providers);
      credentialsRoutes(app, { credentials, email: emailChange, accountRecovery });
    },
    jobs: [
      handle(passwordResetRequested, ({ email }) => passwordReset.mailLink(email)),
      handle(confirmationRequested, ({ userId }) => confirmation.mailLink(userId)),
      handle(emailChangeRequested, ({ userId }) => emailChange.mailLink(userId)),
      handle(emailChanged, emailChange.tellFormer),
      handle(newSignIn, emails.sendNewSignIn),
      handle(passwordChanged, emails.sendPasswordChanged),
      handle(accountChanged, emails.sendChanged),
      handle(sweepSessions, async () => {
        await sessions.removeExpired();
        await devices.removeUnused();
        await confirmation.removeExpired();
        await emailChange.sweep();
        await accountRecovery.sweep();
        await registration.sweep();
        await secondFactorSignIn.sweep();
        await passkeys.sweep();
        await flow?.sweep();
      }),
      handle(sweepOutbox, () => deps.sweepOutbox()),
      handle(sweepDailyUses, () => deps.dailyQuotas.sweep()),
      handle(sweepIdempotencyKeys, async () => {
        await idempotencyKeys.removeOld(deps.db.orm, KEY_KNOWN_DAYS);
        await idempotencyKeys.removeBeyond(deps.db.orm, KEYS_EACH);
      }),
    ],
    personal: authPersonal(deps.db),
  };
  const { linkFor: resetLinkFor } = passwordReset;
  const { takeOff: takeOffSecondFactor } = secondFactor;
  return { room, api: { ...accounts, registration, resetLinkFor, takeOffSecondFactor, tell: emails.tell } };
}

// What other rooms may ask, besides the api.
export { lockSignedIn } from './auth-methods.repository.ts';
export { allConfirmed, findByEmail as findConfirmation } from './email/email-confirmations.repository.ts';
export { presentUser } from './present-user.ts';
export type { HouseholdInvitations, RegistrationPolicy } from './registration-policy.service.ts';
export { createSessions, type SessionsService } from './sessions/sessions.service.ts';
export {
  type AccountRow,
  accountColumns,
  findById as findUser,
  update as updateUser,
} from './users.repository.ts';
export { createUsers, type PersonOf } from './users.service.ts';
