import { VERSION } from '@crisper/contract/version';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { footerGroups, offered } from '../nav.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { years } from './years.ts';

const MemberFooter = lazy(() => import('./member-footer.tsx'));

export function Footer() {
  if (!useSession()) return <VisitorFooter />;
  return (
    <Suspense>
      <MemberFooter />
    </Suspense>
  );
}

function VisitorFooter() {
  return (
    <footer className="border-line border-t bg-sunken pb-16 md:pb-0">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_3fr]">
        <div>
          <Logo />
          <p className="mt-2 max-w-xs text-ink-soft">
            <Trans>Good dinners from what you already have.</Trans>
          </p>
        </div>
        <nav aria-label={t`Footer`} className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerGroups.map((group) => (
            <div key={group.title}>
              <p className="font-semibold">{group.title}</p>
              <ul className="mt-2">
                {offered(group.links).map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <LanguageLinks />
        <p className="text-ink-soft text-sm md:col-span-2">
          <Trans>
            © {years()} Crisper. Version {VERSION}
          </Trans>
        </p>
      </div>
    </footer>
  );
}
