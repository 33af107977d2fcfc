import type { User } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { locales } from '../../../lib/i18n/i18n.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { PendingEmail } from './pending-email.tsx';
import { pendingEmailQuery } from './profile.queries.ts';

const ChangeUsernameForm = lazyPart(() => import('./change-username-form.tsx'));
const ChangeEmailForm = lazyPart(() => import('./change-email-form.tsx'));

const WORDS = {
  username: { title: t`Change your username`, description: t`Everybody you cook with sees the new one.` },
  email: { title: t`Change your email`, description: t`You sign in with the new one from then on.` },
};

export function ProfileSection({ user }: { user: User }) {
  const since = new Date(user.createdAt).toLocaleDateString(locales(), { month: 'long', year: 'numeric' });
  const [changing, setChanging] = useState<keyof typeof WORDS | null>(null);
  const { data: pending } = useQuery(pendingEmailQuery);
  const close = () => setChanging(null);
  return (
    <Section title={t`Profile Information`} icon={UserRound}>
      <dl className="divide-y divide-line">
        <Fact
          name={t`Username`}
          value={user.username}
          action={<Change label={t`Change username`} onClick={() => setChanging('username')} />}
        />
        <Fact
          name={t`Email`}
          value={user.email}
          action={<Change label={t`Change email`} onClick={() => setChanging('email')} />}
        >
          {pending && <PendingEmail pending={pending} />}
        </Fact>
        <Fact name={t`Cooking with Crisper since`} value={since} />
      </dl>
      <Dialog open={changing !== null} onOpenChange={close} {...WORDS[changing ?? 'username']}>
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          {changing === 'username' && <ChangeUsernameForm user={user} onDone={close} />}
          {changing === 'email' && <ChangeEmailForm onDone={close} />}
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
  label: string;
  onClick: () => void;
}

function Change({ label, onClick }: ChangeProps) {
  return (
    <Button variant="ghost" className="-me-5 text-herb-ink" aria-label={label} onClick={onClick}>
      <Trans>Change</Trans>
    </Button>
  );
}
