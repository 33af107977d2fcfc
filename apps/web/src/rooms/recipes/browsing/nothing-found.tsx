import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

interface NothingFoundProps {
  onClear: () => void;
  /** What to try instead. */
  children: ReactNode;
}

export function NothingFound({ onClear, children }: NothingFoundProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-lg">
        <Trans>No Recipes Found</Trans>
      </h2>
      <p className="text-ink-soft text-sm">{children}</p>
      <Button variant="outline" onClick={onClear}>
        <Trans>Clear All</Trans>
      </Button>
    </div>
  );
}
