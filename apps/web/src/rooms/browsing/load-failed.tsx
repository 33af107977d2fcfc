import { CloudOff, RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface LoadFailedProps {
  onRetry: () => void;
  busy: boolean;
}

/** Where a list would be, had it come. */
export function LoadFailed({ onRetry, busy }: LoadFailedProps) {
  return (
    <EmptyState
      icon={CloudOff}
      title="Loading Failed"
      action={
        <Button variant="outline" busy={busy} onClick={onRetry}>
          {!busy && <RotateCw aria-hidden className="size-4" />}
          Try Again
        </Button>
      }
    >
      Could not load recipes. Please try again.
    </EmptyState>
  );
}
