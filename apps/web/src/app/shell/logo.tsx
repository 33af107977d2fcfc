import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

export function Logo() {
  return (
    <Link
      to="/"
      className="flex min-h-11 items-center gap-2 rounded-control pe-2"
      aria-label={t`Crisper, home`}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="10" className="fill-herb" />
        <path
          d="M8 21.500C8 13.500 13 8 24 8c0 10-5 15.500-12.500 15.500-1.200 0-2.200-.2-3-.6"
          className="fill-on-herb"
        />
        <path
          d="M7.500 25.500C10 19 14 15 19.500 12.500"
          className="stroke-herb"
          strokeWidth="1.800"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
      <span className="font-display font-semibold text-2xl tracking-tight">
        <Trans>Crisper</Trans>
      </span>
    </Link>
  );
}
