import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface ChipProps {
  children: ReactNode;
  /** The colours, where they say more than whether it is selected. */
  look?: string;
  /** With onToggle the chip is a toggle button, otherwise a label. */
  selected?: boolean;
  onToggle?: () => void;
  onRemove?: () => void;
  /** The name in the remove button's label. */
  removeLabel?: string;
}

export function Chip(props: ChipProps) {
  const { children, look, selected = false, onToggle, onRemove, removeLabel = t`Remove` } = props;
  const looks = cx(
    'inline-flex items-center gap-1.5 rounded-full border font-medium text-sm transition',
    look ?? (selected ? 'border-herb bg-herb-soft text-herb-ink' : 'border-line bg-surface text-ink'),
  );
  if (onToggle)
    return (
      <button
        type="button"
        aria-pressed={selected}
        onClick={onToggle}
        className={cx(looks, 'min-h-11 px-3 text-start hover:border-herb')}
      >
        {children}
      </button>
    );
  return (
    <span className={cx(looks, 'min-h-9', onRemove ? 'ps-3.5' : 'px-3.5')}>
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="grid size-11 -my-1 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </span>
  );
}
