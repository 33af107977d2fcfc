import { FRIEND_DAYS } from '@crisper/contract/referrals/referrals';
import { t } from '@lingui/core/macro';

export function inviteLink(code: string, origin: string): string {
  return `${origin}/signup?ref=${encodeURIComponent(code)}`;
}

const WEEK = FRIEND_DAYS === 7 ? t`a week` : t`${FRIEND_DAYS} days`;

export function inviteText(code: string, origin: string): string {
  return t`I cook with what’s in my fridge, thanks to Crisper. Join with my link and ${WEEK} of Pro is on the house after your first scan: ${inviteLink(code, origin)}`;
}

export interface InviteTarget {
  /** The name under which the server records the share. */
  platform: string;
  name: string;
  href: string;
}

export function inviteTargets(code: string, origin: string): readonly InviteTarget[] {
  const link = encodeURIComponent(inviteLink(code, origin));
  const text = encodeURIComponent(inviteText(code, origin));
  const subject = encodeURIComponent(t`Cook what you have with Crisper`);
  return [
    { platform: 'sms', name: 'SMS', href: `sms:?&body=${text}` },
    { platform: 'email', name: t`Email`, href: `mailto:?subject=${subject}&body=${text}` },
    { platform: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { platform: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { platform: 'twitter', name: t`X (Twitter)`, href: `https://twitter.com/intent/tweet?text=${text}` },
    { platform: 'telegram', name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
  ];
}
