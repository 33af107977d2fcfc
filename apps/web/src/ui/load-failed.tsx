import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadFailedProps {
  /** The failed query, to retry. */
  of: { isFetching: boolean; refetch: () => unknown };
  as?: 'h1' | 'h2';
  children: ReactNode;
}

/** Shown in place of content that failed to load. */
export function LoadFailed({ of, as = 'h2', children }: LoadFailedProps) {
  return (
    <EmptyState
      icon={CloudOff}
      as={as}
      title="Loading Failed"
      action={
        <Button variant="outline" busy={of.isFetching} onClick={() => void of.refetch()}>
          Try Again
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
