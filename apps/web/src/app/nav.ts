import { TAB_NAMES, type Tab, usualTabs } from '@crisper/contract/account/tabs';
import type { Feature } from '@crisper/contract/site/site';
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
  label: 'Recipes',
  icon: UtensilsCrossed,
  alsoOn: ['/browse-recipes', '/recipes/new', '/recipes/import'],
};
const scan: NavLink = { to: '/scan', label: 'Scan', icon: ScanLine, alsoOn: ['/results'] };
const nutrition: NavLink = { to: '/nutrition', label: 'Nutrition', icon: ChartPie };
const rewards: NavLink = { to: '/viral', label: 'Your Rewards', icon: Gift, feature: 'referrals' };

/** What may stand in the tab bar and in the menus. */
export const places: Readonly<Record<Tab, NavLink>> = {
  scan,
  recipes,
  nutrition,
  rewards,
  plan: { to: '/plan', label: 'Meal Plan', icon: CalendarDays },
  shopping: { to: '/shopping', label: 'Shopping List', icon: ShoppingBasket },
  pantry: { to: '/pantry', label: 'Pantry', icon: Archive },
  favorites: { to: '/favorites', label: 'Favorites', icon: Heart },
};
const home: NavLink = { to: '/', label: 'Home', icon: House };

/** The links to what this installation has. */
export function offered<Link extends PlainLink>(links: readonly Link[]): Link[] {
  return links.filter(({ feature }) => feature === undefined || offers(feature));
}

export const topBarLinks: readonly NavLink[] = [recipes, scan, nutrition, rewards];
/** For visitors; members find these elsewhere. */
export const guestLinks: readonly PlainLink[] = [
  { to: '/recipes', label: 'Recipes' },
  { to: '/features', label: 'Features' },
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
    title: 'Product',
    links: [
      { to: '/subscribe', label: 'Pricing', feature: 'plans' },
      { to: '/features', label: 'Features' },
      { to: '/favorites', label: 'Recipes' },
      { to: '/nutrition', label: 'Nutrition' },
    ],
  },
  {
    title: 'Support',
    isForMembers: true,
    links: [
      { to: '/help', label: 'Help Center' },
      { to: '/contact', label: 'Contact' },
      { to: '/community', label: 'Community', feature: 'community' },
      { to: '/status', label: 'Status' },
    ],
  },
  {
    title: 'Legal',
    isForMembers: true,
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
    ],
  },
];
