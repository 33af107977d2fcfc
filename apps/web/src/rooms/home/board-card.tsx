import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';

interface BoardCardProps {
  icon: LucideIcon;
  title: string;
  /** The whole of what the card shows a part of. */
  more?: { to: string; label: string } | undefined;
  wide?: boolean;
  children: ReactNode;
}

/** One card of the home page: a heading, what matters now, and the way to the rest. */
export function BoardCard({ icon: Icon, title, more, wide = false, children }: BoardCardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={cx('min-w-0', wide && 'lg:col-span-2')}>
      <Card className="flex h-full flex-col gap-2 px-4 pt-1 pb-4 sm:px-5">
        <div className="flex items-center justify-between gap-3">
          <h2 id={heading} className="flex min-h-11 min-w-0 items-center gap-2 text-xl">
            <Icon aria-hidden className="size-5 shrink-0 text-herb-ink" />
            {title}
          </h2>
          {more && (
            <Link
              to={more.to}
              className="flex min-h-11 shrink-0 items-center font-semibold text-herb-ink text-sm underline-offset-4 hover:underline"
            >
              {more.label}
            </Link>
          )}
        </div>
        {children}
      </Card>
    </section>
  );
}
