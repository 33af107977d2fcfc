import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LucideIcon, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { openAuth } from '../lib/session/auth-dialog-store.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface SignInRequiredProps {
  icon?: LucideIcon | undefined;
  as?: 'h1' | 'h2';
  title?: string;
  children: ReactNode;
}

/** Shown to guests in place of personal content. */
export function SignInRequired({
  icon = UserRound,
  as = 'h1',
  title = t`Sign In Required`,
  children,
}: SignInRequiredProps) {
  return (
    <Card className="mx-auto max-w-lg">
      <EmptyState
        icon={icon}
        as={as}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => openAuth({ tab: 'signin' })}>
              <Trans>Sign In</Trans>
            </Button>
            <Button variant="outline" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
              <Trans>Create account</Trans>
            </Button>
          </div>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
