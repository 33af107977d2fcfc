import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogOut, ShieldCheck, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { isCalledPro, offers } from '../../lib/offers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { signOut } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { guestLinks, tabsOf } from '../nav.ts';
import { menuGroups } from './menu-groups.ts';

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken [&_svg]:size-5';

interface MobileMenuProps {
  onClose: () => void;
}

/** Loaded when it is opened. */
export default function MobileMenu({ onClose }: MobileMenuProps) {
  const session = useSession();
  const navigate = useNavigate();
  const chosen = session?.user.tabs;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  const ask = (tab: 'signin' | 'signup') => {
    onClose();
    openAuth(tab === 'signin' ? { tab } : { tab, plan: 'free' });
  };

  return (
    <nav
      id="mobile-menu"
      aria-label={t`Menu`}
      className="max-h-[calc(100dvh-4rem)] animate-fade overflow-y-auto border-line border-t bg-paper px-4 py-4 shadow-lift md:hidden"
    >
      {session ? (
        <>
          <p className="flex items-center gap-2 px-3 pb-2 text-ink-soft text-sm">
            <Trans>
              Signed in as <strong className="min-w-0 text-ink wrap-anywhere">{session.user.username}</strong>
            </Trans>
            {isCalledPro(session.user) && (
              <Badge tone="honey">
                <Trans>PRO</Trans>
              </Badge>
            )}
          </p>
          {menuGroups(tabsOf(chosen)).map(({ title, links }) => (
            <section key={title} aria-label={title} className="mb-2">
              <p className="px-3 text-ink-soft text-xs">{title}</p>
              <div className="grid grid-cols-2">
                {links.map(({ to, label, icon: Icon }) => (
                  <Link key={to} to={to} className={ROW} onClick={onClose}>
                    <Icon aria-hidden className="text-ink-soft" />
                    {label}
                  </Link>
                ))}
              </div>
            </section>
          ))}
          {session.user.plan === 'free' && (
            <Link to="/subscribe" className={`${ROW} text-honey-ink`} onClick={onClose}>
              <Sparkles aria-hidden />
              <Trans>Upgrade to Pro</Trans>
            </Link>
          )}
          {session.user.role === 'admin' && (
            <Link to="/admin" className={ROW} onClick={onClose}>
              <ShieldCheck aria-hidden className="text-ink-soft" />
              <Trans>Administration</Trans>
            </Link>
          )}
          <button
            type="button"
            className={ROW}
            onClick={() => {
              onClose();
              void signOut();
              void navigate('/');
            }}
          >
            <LogOut aria-hidden />
            <Trans>Sign Out</Trans>
          </button>
        </>
      ) : (
        <div className="grid gap-2">
          {guestLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={ROW} onClick={onClose}>
              {label}
            </Link>
          ))}
          <Button size="lg" onClick={() => ask('signup')}>
            {offers('plans') ? t`Try Free` : t`Sign Up`}
          </Button>
          <Button variant="outline" size="lg" onClick={() => ask('signin')}>
            <Trans>Sign In</Trans>
          </Button>
        </div>
      )}
    </nav>
  );
}
