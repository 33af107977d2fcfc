import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { Link } from 'react-router';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown to guests in place of the dashboard. */
export function LoginRequired() {
  return (
    <div className="px-4 py-16">
      <Card className="mx-auto max-w-lg">
        <EmptyState
          icon={LogIn}
          as="h1"
          title={t`Login Required`}
          action={
            <Button asChild>
              <Link to="/" onClick={() => openAuth({ tab: 'signin' })}>
                <Trans>Go to Login</Trans>
              </Link>
            </Button>
          }
        >
          <Trans>Please log in to see what you ate and how it fits your goals.</Trans>
        </EmptyState>
      </Card>
    </div>
  );
}
