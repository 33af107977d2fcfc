import { FRIEND_DAYS } from '@crisper/contract/referrals/referrals';

export function inviteLink(code: string, origin: string): string {
  return `${origin}/signup?ref=${encodeURIComponent(code)}`;
}

const WEEK = FRIEND_DAYS === 7 ? 'a week' : `${FRIEND_DAYS} days`;

export function inviteText(code: string, origin: string): string {
  return `I cook with what’s in my fridge, thanks to Crisper. Join with my link and ${WEEK} of Pro is on the house after your first scan: ${inviteLink(code, origin)}`;
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
  const subject = encodeURIComponent('Cook what you have with Crisper');
  return [
    { platform: 'sms', name: 'SMS', href: `sms:?&body=${text}` },
    { platform: 'email', name: 'Email', href: `mailto:?subject=${subject}&body=${text}` },
    { platform: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { platform: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { platform: 'twitter', name: 'X (Twitter)', href: `https://twitter.com/intent/tweet?text=${text}` },
    { platform: 'telegram', name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
  ];
}
