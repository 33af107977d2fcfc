import type { Feature } from '@crisper/contract/site/site';
import {
  Archive,
  CalendarDays,
  ChartColumn,
  ChartPie,
  Gift,
  Heart,
  House,
  type LucideIcon,
  ScanLine,
  ShoppingBasket,
  UserRound,
  Users,
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
const favorites: NavLink = { to: '/favorites', label: 'Favorites', icon: Heart };
const account: NavLink = { to: '/account', label: 'Account', icon: UserRound };
const pantry: NavLink = { to: '/pantry', label: 'Pantry', icon: Archive };
const plan: NavLink = { to: '/plan', label: 'Meal Plan', icon: CalendarDays };
const shopping: NavLink = { to: '/shopping', label: 'Shopping List', icon: ShoppingBasket };
const analytics: NavLink = { to: '/analytics', label: 'Analytics', icon: ChartColumn };
const household: NavLink = { to: '/household', label: 'Household', icon: Users };

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
export const userMenuLinks = [account, plan, shopping, pantry, household, favorites, rewards, analytics];
export const mobileMenuLinks = [
  recipes,
  scan,
  nutrition,
  plan,
  shopping,
  pantry,
  household,
  favorites,
  rewards,
  analytics,
  account,
];
export const bottomTabs: readonly NavLink[] = [
  scan,
  recipes,
  nutrition,
  { ...rewards, label: 'Rewards' },
  { to: '/', label: 'Home', icon: House },
];

export const footerGroups: readonly { title: string; links: readonly PlainLink[] }[] = [
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
    links: [
      { to: '/help', label: 'Help Center' },
      { to: '/contact', label: 'Contact' },
      { to: '/community', label: 'Community', feature: 'community' },
      { to: '/status', label: 'Status' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
    ],
  },
];
