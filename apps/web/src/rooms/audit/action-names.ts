import type { AuditAction } from '@crisper/contract/audit/audit';
import { t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';

export const ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  'signed-up': t`Account created`,
  'signed-in': t`Signed in`,
  'sign-in-failed': t`Wrong password at sign-in`,
  'signed-out': t`Signed out`,
  'session-ended': t`Another device signed out`,
  'signed-out-everywhere': t`Signed out everywhere`,
  'reset-requested': t`Password reset requested`,
  'password-changed': t`Password changed`,
  'password-confirmed': t`Password re-entered`,
  'password-refused': t`Wrong password, in your account`,
  'email-confirmed': t`Email confirmed`,
  'email-change-requested': t`New email asked for`,
  'email-changed': t`Email changed`,
  'email-change-undone': t`Change of email undone`,
  'sign-in-method-confirmed': t`Way to sign in confirmed by mail`,
  'sign-in-method-refused': t`Way to sign in refused by mail`,
  'username-changed': t`Username changed`,
  'second-factor-on': t`One-time codes turned on`,
  'second-factor-off': t`One-time codes turned off`,
  'second-factor-used': t`One-time code entered`,
  'second-factor-refused': t`Wrong one-time code`,
  'second-factor-removed': t`One-time codes taken off by an administrator`,
  'recovery-codes-made': t`New recovery codes made`,
  'recovery-code-used': t`Recovery code used`,
  'passkey-added': t`Passkey added`,
  'passkey-removed': t`Passkey removed`,
  'passkey-used': t`Passkey used to confirm it’s you`,
  'passkey-refused': t`Passkey refused`,
  'provider-connected': t`Sign-in provider connected`,
  'provider-disconnected': t`Sign-in provider disconnected`,
  'token-made': t`API token made`,
  'token-revoked': t`API token taken back`,
  'webhook-made': t`Webhook made`,
  'webhook-removed': t`Webhook removed`,
  'data-exported': t`Data exported`,
  'account-deleted': t`Account deleted`,
  'subscription-started': t`Pro started`,
  'subscription-renewed': t`Pro renewed`,
  'subscription-switched': t`Billing period switched`,
  'subscription-canceled': t`Pro canceled`,
  'subscription-resumed': t`Pro resumed`,
  'subscription-renewal-failed': t`Renewal payment failed`,
  'subscription-recovered': t`Renewal paid`,
  'subscription-grace-over': t`Pro ended: renewal payment failed`,
  'subscription-ended': t`Pro ended`,
  'subscription-refunded': t`Payment refunded`,
  'household-invited': t`Invited someone to the household`,
  'household-joined': t`Joined a household`,
  'household-left': t`Left a household`,
  'household-removed': t`Taken out of a household`,
  'household-role-changed': t`New role in the household`,
  'role-granted': t`Made an administrator`,
  'role-revoked': t`No longer an administrator`,
  'pro-granted': t`Pro given as a gift`,
  'pro-taken-back': t`Given days of Pro taken back`,
  'account-disabled': t`Account disabled by an administrator`,
  'account-enabled': t`Account enabled by an administrator`,
  'reset-link-made': t`Administrator made a link for a new password`,
  administration: t`Administration`,
};

const moment = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

export function momentOf(at: string): string {
  return moment.format(new Date(at));
}

const day = new Intl.DateTimeFormat(locales(), {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const time = new Intl.DateTimeFormat(locales(), { timeStyle: 'short' });

export const dayOf = (at: string): string => day.format(new Date(at));
export const timeOf = (at: string): string => time.format(new Date(at));
