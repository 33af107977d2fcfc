import type { Feature } from '@crisper/contract/site/site';
import { Bell, type LucideIcon, ShieldCheck, Sparkles, UserRound, Wrench } from 'lucide-react';

interface AccountPage {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The part of the product it belongs to. */
  feature?: Feature;
}

export const ACCOUNT_PAGES: readonly AccountPage[] = [
  { to: '/account', label: 'Profile', icon: UserRound },
  { to: '/account/plan', label: 'Plan', icon: Sparkles, feature: 'plans' },
  { to: '/account/notices', label: 'Notices', icon: Bell },
  { to: '/account/security', label: 'Security', icon: ShieldCheck },
  { to: '/account/advanced', label: 'Advanced', icon: Wrench },
];

/** Cards that mails and bookmarks from before point at on the one page there was. */
const MOVED: Readonly<Record<string, string>> = {
  '#notices': '/account/notices',
  '#tokens': '/account/advanced',
  '#webhooks': '/account/advanced',
};

/** Where the card of an address is now, if not on the first page. */
export function movedCard(hash: string): string | undefined {
  const page = MOVED[hash];
  return page && page + hash;
}
