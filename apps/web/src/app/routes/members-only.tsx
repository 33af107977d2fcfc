import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { SignInRequired } from '../../shared/sign-in-required.tsx';

interface MembersOnlyProps {
  title: string;
  text: string;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A page for signed-in people; guests see the fallback. */
export function MembersOnly({ title, text, icon, children }: MembersOnlyProps) {
  const session = useSession();
  if (!session)
    return (
      <div className="px-4 py-16">
        <SignInRequired icon={icon}>{text}</SignInRequired>
      </div>
    );
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      <header className="mb-4 sm:mb-7">
        <h1 className="page-title">{title}</h1>
        <p className="mt-2 text-ink-soft text-lg max-sm:hidden print:hidden">{text}</p>
      </header>
      {children}
    </div>
  );
}
