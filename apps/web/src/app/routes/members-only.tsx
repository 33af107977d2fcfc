import { type LucideIcon, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { openAuth } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session-store.ts';

interface MembersOnlyProps {
  title: string;
  text: string;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A page about what is somebody's own, and what a guest sees in its place. */
export function MembersOnly({ title, text, icon = UserRound, children }: MembersOnlyProps) {
  const session = useSession();
  if (!session)
    return (
      <div className="px-4 py-16">
        <Card className="mx-auto max-w-lg">
          <EmptyState
            icon={icon}
            as="h1"
            title="Sign In Required"
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button variant="accent" onClick={() => openAuth({ tab: 'signin' })}>
                  Sign In
                </Button>
                <Button variant="outline" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
                  Create account
                </Button>
              </div>
            }
          >
            {text}
          </EmptyState>
        </Card>
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
