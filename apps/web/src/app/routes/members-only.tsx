import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { SignInRequired } from '../../shared/sign-in-required.tsx';
import { cx } from '../../ui/cx.ts';

interface MembersOnlyProps {
  /** Absent where the page has a header of its own. */
  title?: string;
  text: string;
  icon?: LucideIcon;
  /** As wide as the screen, for seven days beside each other. */
  wide?: boolean;
  children: ReactNode;
}

/** A page for signed-in people; guests see the fallback. */
export function MembersOnly({ title, text, icon, wide = false, children }: MembersOnlyProps) {
  const session = useSession();
  if (!session)
    return (
      <div className="px-4 py-16">
        <SignInRequired icon={icon}>{text}</SignInRequired>
      </div>
    );
  return (
    <div
      className={cx(
        'mx-auto px-4 sm:px-6 sm:py-8',
        wide ? 'max-w-400' : 'max-w-6xl',
        title ? 'py-5' : 'py-3',
      )}
    >
      {title && (
        <header className="mb-4 sm:mb-7">
          <h1 className="page-title">{title}</h1>
          <p className="mt-2 text-ink-soft text-lg max-sm:hidden print:hidden">{text}</p>
        </header>
      )}
      {children}
    </div>
  );
}
