import type { User } from '@crisper/contract/auth/auth';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { signInMethodsQuery } from '../account.queries.ts';
import { Section } from '../section.tsx';
import { PendingEmail } from './pending-email.tsx';
import { pendingEmailQuery } from './profile.queries.ts';

const ChangeUsernameForm = lazy(() => import('./change-username-form.tsx'));
const ChangeEmailForm = lazy(() => import('./change-email-form.tsx'));
const ChangePasswordForm = lazy(() => import('./change-password-form.tsx'));

const WORDS = {
  username: { title: 'Change your username', description: 'Everybody you cook with sees the new one.' },
  email: { title: 'Change your email', description: 'You sign in with the new one from then on.' },
  password: { title: 'Choose a new password', description: 'All your other devices are signed out.' },
};

export function ProfileSection({ user }: { user: User }) {
  const since = new Date(user.createdAt).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  const [changing, setChanging] = useState<keyof typeof WORDS | null>(null);
  const { data: pending } = useQuery(pendingEmailQuery);
  // Unknown until it is loaded, and then most have one.
  const hasPassword = useQuery(signInMethodsQuery).data?.password !== false;
  const close = () => setChanging(null);
  return (
    <Section title="Profile Information" icon={UserRound}>
      <dl className="divide-y divide-line">
        <Fact
          name="Username"
          value={user.username}
          action={<Change what="username" onClick={() => setChanging('username')} />}
        />
        <Fact
          name="Email"
          value={user.email}
          action={<Change what="email" onClick={() => setChanging('email')} />}
        >
          {pending && <PendingEmail pending={pending} />}
        </Fact>
        <Fact
          name="Password"
          value={hasPassword ? '••••••••' : 'None yet'}
          action={
            <Change
              what="password"
              verb={hasPassword ? 'Change' : 'Set'}
              onClick={() => setChanging('password')}
            />
          }
        />
        <Fact name="Cooking with Crisper since" value={since} />
      </dl>
      <Dialog open={changing !== null} onOpenChange={close} {...WORDS[changing ?? 'username']}>
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          {changing === 'username' && <ChangeUsernameForm user={user} onDone={close} />}
          {changing === 'email' && <ChangeEmailForm onDone={close} />}
          {changing === 'password' && <ChangePasswordForm user={user} onDone={close} />}
        </Suspense>
      </Dialog>
    </Section>
  );
}

interface FactProps {
  name: string;
  value: string;
  action?: ReactNode;
  children?: ReactNode;
}

function Fact({ name, value, action, children }: FactProps) {
  return (
    <div className="py-2.5 first:pt-0 last:pb-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="flex items-center gap-4">
        <span className="min-w-0 flex-1 wrap-anywhere font-semibold">{value}</span>
        {action}
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}

interface ChangeProps {
  what: string;
  verb?: string;
  onClick: () => void;
}

function Change({ what, verb = 'Change', onClick }: ChangeProps) {
  return (
    <Button variant="ghost" className="-mr-5 text-herb-ink" aria-label={`${verb} ${what}`} onClick={onClick}>
      {verb}
    </Button>
  );
}
