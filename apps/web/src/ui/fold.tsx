import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface FoldProps {
  title: string;
  /** Beside the title, in small letters. */
  note?: ReactNode;
  /** Unfolded at first. */
  open?: boolean;
  /** Part of a page's outline, or a plain line. */
  heading?: boolean;
  className?: string;
  children: ReactNode;
}

/** One line that opens what belongs to it; the arrow says that it does. */
export function Fold({ title, note, open = false, heading = false, className, children }: FoldProps) {
  const Title = heading ? 'h2' : 'span';
  return (
    <details open={open} className={cx('group/fold', className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4.5 shrink-0 text-ink-soft transition group-open/fold:rotate-90 rtl:-scale-x-100 print:hidden"
        />
        <Title className={heading ? 'text-lg' : 'shrink-0 font-semibold'}>{title}</Title>
        {note && <span className="ms-auto min-w-0 truncate text-ink-soft text-sm tabular-nums">{note}</span>}
      </summary>
      {children}
    </details>
  );
}
