import { type Tab, usualTabs } from '@crisper/contract/account/tabs';
import type { Feature } from '@crisper/contract/site/site';
import { t } from '@lingui/core/macro';
import {
  Archive,
  CalendarDays,
  ChartPie,
  Gift,
  Heart,
  House,
  type LucideIcon,
  ScanLine,
  ShoppingBasket,
  UtensilsCrossed,
} from 'lucide-react';
import { offers } from '../lib/offers.ts';
import { TAB_NAMES } from '../shared/tab-names.ts';

interface PlainLink {
  to: string;
  label: string;
  /** The part of the product it leads to, which an installation may leave out. */
  feature?: Feature;
}

export interface NavLink extends PlainLink {
  icon: LucideIcon;
  /** Other paths on which this entry is marked as current. */
  alsoOn?: readonly string[];
}

const recipes: NavLink = {
  to: '/recipes',
  label: t`Recipes`,
  icon: UtensilsCrossed,
  alsoOn: ['/browse-recipes', '/recipes/new', '/recipes/import'],
};
const scan: NavLink = { to: '/scan', label: t`Scan`, icon: ScanLine, alsoOn: ['/results'] };
const nutrition: NavLink = { to: '/nutrition', label: t`Nutrition`, icon: ChartPie };
const rewards: NavLink = { to: '/viral', label: t`Your Rewards`, icon: Gift, feature: 'referrals' };

/** What may stand in the tab bar and in the menus. */
export const places: Readonly<Record<Tab, NavLink>> = {
  scan,
  recipes,
  nutrition,
  rewards,
  plan: { to: '/plan', label: t`Meal Plan`, icon: CalendarDays },
  shopping: { to: '/shopping', label: t`Shopping List`, icon: ShoppingBasket },
  pantry: { to: '/pantry', label: t`Pantry`, icon: Archive },
  favorites: { to: '/favorites', label: t`Favorites`, icon: Heart },
};
const home: NavLink = { to: '/', label: t`Home`, icon: House };

/** The links to what this installation has. */
export function offered<Link extends PlainLink>(links: readonly Link[]): Link[] {
  return links.filter(({ feature }) => feature === undefined || offers(feature));
}

export const topBarLinks: readonly NavLink[] = [recipes, scan, nutrition, rewards];
/** For visitors; members find these elsewhere. */
export const guestLinks: readonly PlainLink[] = [
  { to: '/recipes', label: t`Recipes` },
  { to: '/features', label: t`Features` },
];

/** The chosen places and the way home. */
export function tabsOf(chosen: readonly Tab[] | null | undefined): NavLink[] {
  const tabs = (chosen ?? usualTabs(offers('referrals'))).map((tab) => ({
    ...places[tab],
    label: TAB_NAMES[tab],
  }));
  return [...offered(tabs), home];
}

export const footerGroups: readonly {
  title: string;
  isForMembers?: boolean;
  links: readonly PlainLink[];
}[] = [
  {
    title: t`Product`,
    links: [
      { to: '/subscribe', label: t`Pricing`, feature: 'plans' },
      { to: '/features', label: t`Features` },
      { to: '/favorites', label: t`Recipes` },
      { to: '/nutrition', label: t`Nutrition` },
    ],
  },
  {
    title: t`Support`,
    isForMembers: true,
    links: [
      { to: '/help', label: t`Help Center` },
      { to: '/contact', label: t`Contact` },
      { to: '/community', label: t`Community`, feature: 'community' },
      { to: '/status', label: t`Status` },
    ],
  },
  {
    title: t`Legal`,
    isForMembers: true,
    links: [
      { to: '/privacy', label: t`Privacy` },
      { to: '/terms', label: t`Terms` },
      { to: '/cookies', label: t`Cookies` },
    ],
  },
];
