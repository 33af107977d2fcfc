import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { NavLink } from 'react-router';
import { isCalledPro, offers } from '../../lib/offers.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { ConfirmEmail } from '../../shared/confirm-email.tsx';
import { ConfirmIdentityDialog } from '../../shared/confirm-identity-dialog.tsx';
import { SignInRequired } from '../../shared/sign-in-required.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { ACCOUNT_PAGES } from './account-pages.ts';

interface AccountFrameProps {
  title: string;
  children: ReactNode;
}

/** What waits for a confirmed email. */
function waiting(): string {
  if (offers('community'))
    return offers('referrals') ? t`to post, invite friends and earn rewards` : t`to post`;
  return offers('referrals')
    ? t`to invite friends and earn rewards`
    : t`to get back in if you forget your password`;
}

/** Around every page of the account: who it is, and the way to the other pages. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  const user = useSession()?.user;
  const signedIn = user !== undefined;
  // The stored session may have an old plan: Pro days start and end by themselves.
  useEffect(() => {
    if (signedIn) void refreshSession();
  }, [signedIn]);

  if (!user)
    return (
      <div className="px-4 py-16">
        <SignInRequired icon={Lock}>
          <Trans>Please sign in to see your account.</Trans>
        </SignInRequired>
      </div>
    );
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 sm:mb-6">
        <h1 className="page-title">{title}</h1>
        {isCalledPro(user) && (
          <Badge tone="honey">
            <Trans>PRO</Trans>
          </Badge>
        )}
        {user.role === 'admin' && (
          <Badge tone="herb">
            <Trans>ADMINISTRATOR</Trans>
          </Badge>
        )}
      </header>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <AccountNav />
        <div className="grid grid-cols-1 gap-4 sm:gap-5">
          <div className="empty:hidden">
            <ConfirmEmail>{waiting()}</ConfirmEmail>
          </div>
          {children}
        </div>
      </div>
      <ConfirmIdentityDialog />
    </div>
  );
}

/** Beside the page on a desktop; above it, as a row of tabs, on a phone. */
function AccountNav() {
  return (
    <nav aria-label={t`Account pages`} className="lg:sticky lg:top-24">
      <ul className="flex flex-wrap gap-0.5 rounded-card border border-line bg-sunken p-1 lg:grid lg:gap-1 lg:border-0 lg:bg-transparent lg:p-0">
        {ACCOUNT_PAGES.filter(({ feature }) => !feature || offers(feature)).map(
          ({ to, label, icon: Icon }) => (
            <li key={to} className="grow">
              <NavLink
                to={to}
                end
                className={({ isActive }) =>
                  cx(
                    'flex min-h-11 items-center justify-center gap-3 rounded-control px-1.5 font-semibold text-sm transition sm:px-4 lg:justify-start lg:text-base',
                    isActive
                      ? 'bg-raised text-ink shadow-soft lg:bg-herb-soft lg:text-herb-ink lg:shadow-none'
                      : 'text-ink-soft hover:text-ink lg:hover:bg-sunken',
                  )
                }
              >
                <Icon aria-hidden className="hidden size-5 lg:block" />
                {label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
