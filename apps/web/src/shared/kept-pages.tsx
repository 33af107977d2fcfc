import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Archive, CalendarDays, Heart, ShoppingBasket } from 'lucide-react';
import { inBase } from '../lib/base-path.ts';
import { useSession } from '../lib/session/session-store.ts';

const PAGES = [
  { path: '/plan', label: t`Meal Plan`, icon: CalendarDays },
  { path: '/shopping', label: t`Shopping List`, icon: ShoppingBasket },
  { path: '/pantry', label: t`Pantry`, icon: Archive },
  { path: '/favorites', label: t`Favorites`, icon: Heart },
];

/** A way on for members without a connection. Plain links, because a page that failed has no router around it. */
export function KeptPages() {
  if (useSession() === null) return null;
  return (
    <nav aria-label={t`Still here`} className="mt-5">
      <p className="font-semibold text-ink text-sm">
        <Trans>Still here, as you last saw it:</Trans>
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-2 text-start">
        {PAGES.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <a
              href={inBase(path)}
              className="flex min-h-12 items-center gap-2.5 rounded-control border border-line bg-surface px-3 font-medium text-ink text-sm hover:border-herb"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-herb-ink" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
