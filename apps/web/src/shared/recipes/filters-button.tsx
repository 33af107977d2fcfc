import { t } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface FiltersButtonProps {
  /** The id of what it opens. */
  controls: string;
  open: boolean;
  /** How many filters are set. */
  count: number;
  onToggle: () => void;
}

/** Opens the filters below a search; on a phone only its sign. */
export function FiltersButton({ controls, open, count, onToggle }: FiltersButtonProps) {
  return (
    <Button
      variant="outline"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="relative min-h-12 px-3.5! sm:px-4!"
    >
      <SlidersHorizontal aria-hidden className="size-4.5" />
      <span className="max-sm:sr-only">{open ? t`Hide filters` : t`Filters`}</span>
      {count > 0 && (
        <span
          aria-hidden
          className="grid size-5 place-items-center rounded-full bg-herb font-semibold text-on-herb text-xs tabular-nums max-sm:absolute max-sm:-end-1.5 max-sm:-top-1.5"
        >
          {count}
        </span>
      )}
    </Button>
  );
}
