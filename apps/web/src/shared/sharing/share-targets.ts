import { t } from '@lingui/core/macro';
/** What is shared: its title, and the address that anyone may open. */
export interface Shared {
  title: string;
  link: string;
}

interface ShareTarget {
  /** The name under which the share is counted. */
  platform: string;
  name: string;
  href: string;
}

export function textOf({ title, link }: Shared): string {
  return t`${title}, found with Crisper: ${link}`;
}

/** The share addresses. Discord has none, so its text is copied. */
export function targetsOf(shared: Shared): readonly ShareTarget[] {
  const link = encodeURIComponent(shared.link);
  const text = encodeURIComponent(textOf(shared));
  const title = encodeURIComponent(shared.title);
  return [
    { platform: 'sms', name: 'SMS', href: `sms:?&body=${text}` },
    { platform: 'email', name: t`Email`, href: `mailto:?subject=${title}&body=${text}` },
    { platform: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    {
      platform: 'facebook',
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    {
      platform: 'twitter',
      name: t`X (Twitter)`,
      href: `https://twitter.com/intent/tweet?text=${title}&url=${link}`,
    },
    {
      platform: 'linkedin',
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    },
    { platform: 'telegram', name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${title}` },
  ];
}
