import type { User } from '@crisper/contract/accounts';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { Section } from './section.tsx';

export function ProfileSection({ user }: { user: User }) {
  const since = new Date(user.createdAt).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  return (
    <Section title="Profile Information" icon={UserRound}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name="Username" value={user.username} />
        <Fact name="Email" value={user.email} />
        <Fact name="Cooking with Crisper since" value={since} />
      </dl>
      <p className="mt-4 text-ink-soft text-sm">
        To change your username or email, please{' '}
        <Link to="/contact" className="text-herb-ink underline underline-offset-4">
          contact support
        </Link>
        .
      </p>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-0.5 break-words font-semibold">{value}</dd>
    </div>
  );
}
