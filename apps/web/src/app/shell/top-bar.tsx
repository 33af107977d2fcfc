import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { inBase } from '../../lib/base-path.ts';
import { offers } from '../../lib/offers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { guestLinks, offered, topBarLinks } from '../nav.ts';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const UserMenu = lazyPart(() => import('./user-menu.tsx'));
const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'));

export function TopBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt !== null;

  // A new page closes the menu, unless it was opened while that page was on its way: the address is its own by then.
  useEffect(() => setMenuAt((at) => (at === inBase(pathname) ? at : null)), [pathname]);

  return (
    <header
      data-before-main
      className="fixed inset-x-0 top-0 z-40 border-line border-b bg-paper/90 backdrop-blur-md"
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Logo />
        <nav aria-label={t`Main`} className="ms-2 hidden md:flex lg:ms-6 lg:gap-1">
          {offered<{ to: string; label: string }>(session ? topBarLinks : guestLinks).map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center rounded-control px-2 font-medium transition lg:px-3.5 hover:bg-sunken',
                  isActive ? 'text-herb-ink' : 'text-ink-soft hover:text-ink',
                )
              }
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <ThemeToggle />
          <div className="hidden items-center gap-2 md:flex">
            {session ? (
              <Suspense fallback={<Skeleton className="h-11 w-36" />}>
                <UserMenu user={session.user} />
              </Suspense>
            ) : (
              <>
                <Button variant="ghost" onClick={() => openAuth({ tab: 'signin' })}>
                  <Trans>Sign In</Trans>
                </Button>
                <Button onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
                  {offers('plans') ? t`Try Free` : t`Sign Up`}
                </Button>
              </>
            )}
          </div>
          <IconButton
            label={menuOpen ? t`Close menu` : t`Open menu`}
            aria-expanded={menuOpen}
            aria-controls="mobile-menu"
            onClick={() => setMenuAt(menuOpen ? null : location.pathname)}
            className="md:hidden"
          >
            {menuOpen ? <X /> : <Menu />}
          </IconButton>
        </div>
      </div>
      <Suspense>{menuOpen && <MobileMenu onClose={() => setMenuAt(null)} />}</Suspense>
    </header>
  );
}
