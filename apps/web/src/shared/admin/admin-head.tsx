import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The top of a page of the administration, with the way back to the first one. */
export function AdminHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header>
      <div className="flex items-center gap-1">
        <Link
          to="/admin"
          className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Administration</Trans>
          </span>
        </Link>
        <h1 className="page-title min-w-0">{title}</h1>
      </div>
      {children && <p className="mt-1 text-ink-soft text-sm">{children}</p>}
    </header>
  );
}
