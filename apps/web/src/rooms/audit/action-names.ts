import type { AuditAction } from '@crisper/contract/audit';

export const ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  'signed-up': 'Account created',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Wrong password at sign-in',
  'signed-out': 'Signed out',
  'session-ended': 'Another device signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'reset-requested': 'Password reset requested',
  'password-changed': 'Password changed',
  'password-confirmed': 'Password re-entered',
  'password-refused': 'Wrong password, in your account',
  'email-confirmed': 'Email confirmed',
  'data-exported': 'Data exported',
  'account-deleted': 'Account deleted',
  'subscription-started': 'Pro started',
  'subscription-renewed': 'Pro renewed',
  'subscription-switched': 'Billing period switched',
  'subscription-canceled': 'Pro canceled',
  'subscription-resumed': 'Pro resumed',
  'subscription-renewal-failed': 'Renewal payment failed',
  'subscription-recovered': 'Renewal paid',
  'subscription-grace-over': 'Pro ended: renewal payment failed',
  'subscription-ended': 'Pro ended',
  'subscription-refunded': 'Payment refunded',
  'household-invited': 'Invited somebody to the household',
  'household-joined': 'Joined a household',
  'household-left': 'Left a household',
  'household-removed': 'Taken out of a household',
  'household-role-changed': 'New role in the household',
  'role-granted': 'Made an administrator',
  'role-revoked': 'No longer an administrator',
  'pro-granted': 'Pro given as a gift',
  'account-disabled': 'Account disabled by an administrator',
  'account-enabled': 'Account enabled by an administrator',
  'reset-link-made': 'Administrator made a link for a new password',
  administration: 'Administration',
};

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function momentOf(at: string): string {
  return moment.format(new Date(at));
}
