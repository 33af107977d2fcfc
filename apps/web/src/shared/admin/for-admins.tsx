import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shows its children to administrators, and says so to others. The server refuses them all the same. */
export function ForAdmins({ children }: { children: ReactNode }) {
  const user = useSession()?.user;
  if (user?.role === 'admin') return children;
  return (
    <EmptyState
      as="h1"
      icon={ShieldX}
      title={t`For administrators`}
      action={
        user ? undefined : (
          <Button onClick={() => openAuth({ tab: 'signin' })}>
            <Trans>Sign In</Trans>
          </Button>
        )
      }
    >
      <Trans>Sign in with an account that has the admin role.</Trans>
    </EmptyState>
  );
}
