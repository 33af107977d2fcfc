import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** h1 if the page shows nothing else. */
  as?: 'h1' | 'h2';
  children: ReactNode;
  /** The call to action. */
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, as: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-8 text-center sm:gap-4 sm:py-12">
      <span className="grid size-14 place-items-center sm:size-16 rounded-full bg-herb-soft text-herb-ink">
        <Icon aria-hidden className="size-7" />
      </span>
      <Heading className="text-2xl">{title}</Heading>
      <div className="text-ink-soft">{children}</div>
      {action}
    </div>
  );
}
