import { Heart } from 'lucide-react';
import { openAuth } from '../../app/auth/auth-dialog-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What a guest sees where the saved recipes would be. */
export function SignInRequired({ as }: { as: 'h1' | 'h2' }) {
  return (
    <Card className="mx-auto max-w-lg">
      <EmptyState
        icon={Heart}
        as={as}
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
        Please sign in to see the recipes you saved, on every device you cook with.
      </EmptyState>
    </Card>
  );
}
