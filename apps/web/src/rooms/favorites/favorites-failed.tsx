import { CloudOff } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface FavoritesFailedProps {
  onRetry: () => void;
  busy: boolean;
}

export function FavoritesFailed({ onRetry, busy }: FavoritesFailedProps) {
  return (
    <EmptyState
      icon={CloudOff}
      title="Loading Failed"
      action={
        <Button variant="outline" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Your saved recipes are safe, but they could not be loaded. Please try again.
    </EmptyState>
  );
}
