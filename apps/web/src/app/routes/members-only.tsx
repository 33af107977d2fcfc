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
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
      <header className="mb-7 print:mb-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-3 text-ink-soft text-lg print:hidden">{text}</p>
      </header>
      {children}
    </div>
  );
}
