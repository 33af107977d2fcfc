import type { User } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { signInMethodsQuery } from './account.queries.ts';
import { Section } from './section.tsx';

const ChangePasswordForm = lazyPart(() => import('./profile/change-password-form.tsx'));

export function PasswordSection({ user }: { user: User }) {
  const [changing, setChanging] = useState(false);
  // Unknown until it is loaded, and then most have one.
  const hasPassword = useQuery(signInMethodsQuery).data?.password !== false;
  const close = () => setChanging(false);
  return (
    <Section title={t`Password`} icon={Lock}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 text-ink-soft">
          {hasPassword
            ? t`A new one signs out all your other devices.`
            : t`None yet. You sign in without one.`}
        </p>
        <Button variant="outline" onClick={() => setChanging(true)}>
          {hasPassword ? t`Change password` : t`Set password`}
        </Button>
      </div>
      <Dialog
        open={changing}
        onOpenChange={close}
        title={t`Choose a new password`}
        description={t`All your other devices are signed out.`}
      >
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          {changing && <ChangePasswordForm user={user} onDone={close} />}
        </Suspense>
      </Dialog>
    </Section>
  );
}
