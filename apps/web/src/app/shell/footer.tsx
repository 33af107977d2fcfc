import { VERSION } from '@crisper/contract/version';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { footerGroups, offered } from '../nav.ts';
import { Logo } from './logo.tsx';

const FIRST_YEAR = 2025;

function years(): string {
  const now = new Date().getFullYear();
  return now > FIRST_YEAR ? `${FIRST_YEAR}–${now}` : String(FIRST_YEAR);
}

export function Footer() {
  return useSession() ? <MemberFooter /> : <VisitorFooter />;
}

/** What is nowhere else in a member's menus, in as little room as it takes. */
function MemberFooter() {
  const links = footerGroups.flatMap((group) => (group.isForMembers ? offered(group.links) : []));
  return (
    <footer className="border-line border-t bg-sunken pb-18 md:pb-0">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 py-3 text-ink-soft text-sm sm:px-6">
        <nav aria-label="Footer" className="contents">
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
          © {years()} Crisper {VERSION}
        </p>
      </div>
    </footer>
  );
}

function VisitorFooter() {
  return (
    <footer className="border-line border-t bg-sunken pb-16 md:pb-0">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_3fr]">
        <div>
          <Logo />
          <p className="mt-2 max-w-xs text-ink-soft">Good dinners from what you already have.</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
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
        <p className="text-ink-soft text-sm md:col-span-2">
          © {years()} Crisper. Version {VERSION}
        </p>
      </div>
    </footer>
  );
}
