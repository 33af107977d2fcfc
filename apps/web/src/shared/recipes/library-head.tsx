import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { cx } from '../../ui/cx.ts';
import { SearchField } from '../../ui/search-field.tsx';

const TABS = [
  { id: 'recipes', label: t`Recipes`, to: '/recipes', membersOnly: false },
  { id: 'browse', label: t`Browse`, to: '/browse-recipes', membersOnly: false },
  { id: 'favorites', label: t`Favorites`, to: '/favorites', membersOnly: false },
  { id: 'collections', label: t`Collections`, to: '/collections', membersOnly: true },
  { id: 'yours', label: t`Yours`, to: '/recipes?tab=yours', membersOnly: true },
] as const;

interface LibraryHeadProps {
  title: string;
  tab: (typeof TABS)[number]['id'];
  search: {
    label: string;
    value: string;
    onChange: (search: string) => void;
    maxLength?: number;
  };
  /** Beside the search: what opens the filters. */
  beside?: ReactNode;
  /** Another page that this one leads back to. */
  back?: { to: string; label: string };
}

/** The top of every page of the library: one search for the tab that is open, and the tabs, which take it along. */
export function LibraryHead({ title, tab, search, beside, back }: LibraryHeadProps) {
  const session = useSession();
  const tabs = TABS.filter(({ membersOnly }) => session !== null || !membersOnly);
  return (
    <header className="grid grid-cols-1 gap-2.5 sm:gap-4 print:hidden">
      <div className="flex items-center gap-1">
        {back && (
          <Link
            to={back.to}
            className="-ms-2.5 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-5" />
            <span className="sr-only">{back.label}</span>
          </Link>
        )}
        <h1 className="page-title">{title}</h1>
      </div>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <SearchField placeholder={search.label} {...search} />
        </div>
        {beside}
      </div>
      <nav
        aria-label={t`Library`}
        className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        <ul className="flex min-w-max border-line border-b sm:gap-2">
          {tabs.map(({ id, label, to }) => (
            <li key={id}>
              <Link
                to={withSearch(to, search.value)}
                aria-current={id === tab ? 'page' : undefined}
                className={cx(
                  '-mb-px flex min-h-11 items-center border-b-2 px-2 font-semibold text-sm sm:px-3 sm:text-base',
                  id === tab
                    ? 'border-herb text-herb-ink'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function withSearch(to: string, search: string): string {
  if (search === '') return to;
  return `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ search })}`;
}
