import type { User } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Heart, LifeBuoy, type LucideIcon, ScanLine, Sparkles, Zap } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

interface Action {
  to: string;
  label: string;
  icon: LucideIcon;
}

const SCAN: Action = { to: '/scan', label: t`Scan Ingredients`, icon: ScanLine };
const FAVORITES: Action = { to: '/favorites', label: t`My Favorites`, icon: Heart };
const UPGRADE: Action = { to: '/subscribe', label: t`Upgrade to Pro`, icon: Sparkles };

export function QuickActions({ user }: { user: User }) {
  const actions = [SCAN, FAVORITES, ...(user.plan === 'free' ? [UPGRADE] : [])];
  return (
    <Section title={t`Quick Actions`} icon={Zap}>
      <div className="grid gap-2.5">
        {actions.map(({ to, label, icon: Icon }) => (
          <Button key={to} asChild variant={to === '/subscribe' ? 'honey' : 'outline'}>
            <Link to={to}>
              <Icon aria-hidden className="size-5" />
              {label}
            </Link>
          </Button>
        ))}
      </div>
    </Section>
  );
}

export function NeedHelp() {
  return (
    <Section title={t`Need Help?`} icon={LifeBuoy}>
      <p className="text-ink-soft">
        <Trans>Something not right? Write to us.</Trans>
      </p>
      <Button asChild variant="outline" className="mt-4 w-full">
        <Link to="/contact">
          <Trans>Contact Support</Trans>
        </Link>
      </Button>
    </Section>
  );
}
