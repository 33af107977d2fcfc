import type { User } from '@crisper/contract/auth/auth';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { signInMethodsQuery } from './account.queries.ts';
import { Section } from './section.tsx';

const ChangePasswordForm = lazy(() => import('./profile/change-password-form.tsx'));

export function PasswordSection({ user }: { user: User }) {
  const [changing, setChanging] = useState(false);
  // Unknown until it is loaded, and then most have one.
  const hasPassword = useQuery(signInMethodsQuery).data?.password !== false;
  const close = () => setChanging(false);
  const verb = hasPassword ? 'Change' : 'Set';
  return (
    <Section title="Password" icon={Lock}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 text-ink-soft">
          {hasPassword ? 'A new one signs out all your other devices.' : 'None yet. You sign in without one.'}
        </p>
        <Button variant="outline" onClick={() => setChanging(true)}>
          {verb} password
        </Button>
      </div>
      <Dialog
        open={changing}
        onOpenChange={close}
        title="Choose a new password"
        description="All your other devices are signed out."
      >
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          {changing && <ChangePasswordForm user={user} onDone={close} />}
        </Suspense>
      </Dialog>
    </Section>
  );
}
