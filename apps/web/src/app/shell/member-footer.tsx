import { VERSION } from '@crisper/contract/version';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { footerGroups, offered } from '../nav.ts';
import { years } from './years.ts';

/** What is nowhere else in a member's menus, in as little room as it takes. */
export default function MemberFooter() {
  const links = footerGroups.flatMap((group) => (group.isForMembers ? offered(group.links) : []));
  return (
    <footer className="border-line border-t bg-sunken pb-18 md:pb-0">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 py-3 text-ink-soft text-sm sm:px-6">
        <nav aria-label={t`Footer`} className="contents">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
        <p className="md:ms-auto">
          <Trans>
            © {years()} Crisper {VERSION}
          </Trans>
        </p>
      </div>
    </footer>
  );
}
