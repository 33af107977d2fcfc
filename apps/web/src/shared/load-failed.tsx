import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { isAway } from '../lib/kept/away.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { KeptPages } from './kept-pages.tsx';

interface LoadFailedProps {
  /** The failed query, to retry. */
  of: { isFetching: boolean; error?: unknown; refetch: () => unknown };
  as?: 'h1' | 'h2';
  children: ReactNode;
}

/** Shown in place of content that failed to load. Without a connection nothing is wrong with it. */
export function LoadFailed({ of, as = 'h2', children }: LoadFailedProps) {
  const away = isAway(of.error);
  return (
    <EmptyState
      icon={away ? WifiOff : CloudOff}
      as={as}
      title={away ? t`No Connection` : t`Loading Failed`}
      action={
        <Button variant="outline" busy={of.isFetching} onClick={() => void of.refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {children}
      {away && <KeptPages />}
    </EmptyState>
  );
}
