import { t } from '@lingui/core/macro';
import { Archive, CalendarDays, type LucideIcon, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';

const LINKS: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/plan', label: t`Meal Plan`, icon: CalendarDays },
  { to: '/shopping', label: t`Shopping List`, icon: ShoppingBasket },
  { to: '/pantry', label: t`Pantry`, icon: Archive },
];

/** The three pages of every day that the tab bar has no room for. */
export function KitchenLinks() {
  return (
    <nav aria-label={t`Your kitchen`} className="grid grid-cols-3 gap-2 sm:flex sm:gap-3">
      {LINKS.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-11 flex-col items-center justify-center gap-1 rounded-control border border-line bg-surface px-2 py-2.5 text-center font-semibold text-sm leading-tight shadow-soft transition hover:border-herb sm:flex-row sm:gap-2 sm:px-5"
        >
          <Icon aria-hidden className="size-5 shrink-0 text-herb-ink" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
