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

export interface NavLink {
  to: string;
  label: string;
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
const rewards: NavLink = { to: '/viral', label: 'Your Rewards', icon: Gift };
const favorites: NavLink = { to: '/favorites', label: 'Favorites', icon: Heart };
const account: NavLink = { to: '/account', label: 'Account', icon: UserRound };
const pantry: NavLink = { to: '/pantry', label: 'Pantry', icon: Archive };
const plan: NavLink = { to: '/plan', label: 'Meal Plan', icon: CalendarDays };
const shopping: NavLink = { to: '/shopping', label: 'Shopping List', icon: ShoppingBasket };
const analytics: NavLink = { to: '/analytics', label: 'Analytics', icon: ChartColumn };
const household: NavLink = { to: '/household', label: 'Household', icon: Users };

export const topBarLinks = [recipes, scan, nutrition, rewards];
/** For visitors; members find these elsewhere. */
export const guestLinks = [
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

export const footerGroups = [
  {
    title: 'Product',
    links: [
      { to: '/subscribe', label: 'Pricing' },
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
      { to: '/community', label: 'Community' },
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
