import { t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { cx } from '../../ui/cx.ts';
import { type NavLink, tabsOf } from '../nav.ts';

function isCurrent(tab: NavLink, pathname: string): boolean {
  return tab.to === pathname || (tab.alsoOn?.includes(pathname) ?? false);
}

/** The tab bar on phones. */
export function BottomTabs() {
  const { pathname } = useLocation();
  const chosen = useSession()?.user.tabs;
  return (
    <nav
      aria-label={t`Tabs`}
      className="fixed inset-x-0 bottom-0 z-40 flex border-line border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      {tabsOf(chosen).map((tab) => {
        const current = isCurrent(tab, pathname);
        const Icon = tab.icon;
        return (
          <Link
            key={tab.to}
            to={tab.to}
            aria-current={current ? 'page' : undefined}
            className={cx(
              'flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 font-medium text-[min(0.75rem,max(12px,3.5vw))]',
              current ? 'text-herb-ink' : 'text-ink-soft',
            )}
          >
            <span
              className={cx(
                'grid h-7 w-12 place-items-center rounded-full transition',
                current && 'bg-herb-soft',
              )}
            >
              <Icon aria-hidden className="size-5" />
            </span>
            {tab.label}
          </Link>
        );
      })}
    </nav>
  );
}
