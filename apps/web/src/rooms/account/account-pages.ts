import type { Feature } from '@crisper/contract/site/site';
import { t } from '@lingui/core/macro';
import { Bell, type LucideIcon, ShieldCheck, Sparkles, UserRound, Wrench } from 'lucide-react';

interface AccountPage {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The part of the product it belongs to. */
  feature?: Feature;
}

export const ACCOUNT_PAGES: readonly AccountPage[] = [
  { to: '/account', label: t`Profile`, icon: UserRound },
  { to: '/account/plan', label: t`Plan`, icon: Sparkles, feature: 'plans' },
  { to: '/account/notices', label: t`Notices`, icon: Bell },
  { to: '/account/security', label: t`Security`, icon: ShieldCheck },
  { to: '/account/advanced', label: t`Advanced`, icon: Wrench },
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
