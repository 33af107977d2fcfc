import { t } from '@lingui/core/macro';
import { ChartColumn, UserRound, Users } from 'lucide-react';
import { type NavLink, offered, places } from '../nav.ts';

const { scan, recipes, nutrition, rewards, plan, shopping, pantry, favorites } = places;

const GROUPS: readonly { title: string; links: readonly NavLink[] }[] = [
  { title: t`Kitchen`, links: [scan, recipes, plan, shopping, pantry, favorites] },
  {
    title: t`You`,
    links: [
      nutrition,
      { to: '/household', label: t`Household`, icon: Users },
      rewards,
      { to: '/analytics', label: t`Analytics`, icon: ChartColumn },
      { to: '/account', label: t`Account`, icon: UserRound },
    ],
  },
];

/** What a member’s menu leads to, without what a bar beside it shows already. */
export function menuGroups(shown: readonly { to: string }[]) {
  return GROUPS.map(({ title, links }) => ({
    title,
    links: offered(links).filter(({ to }) => !shown.some((link) => link.to === to)),
  }));
}
