import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { offers } from '../../lib/offers.ts';
import { ForAdmins } from '../../shared/admin/for-admins.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { InstallationTab } from './installation-tab.tsx';
import { InvitationsTab } from './invitations-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { PeopleTab } from './people-tab.tsx';

const TABS = [
  { id: 'people', label: t`People`, content: <PeopleTab /> },
  { id: 'invitations', label: t`Invitations`, content: <InvitationsTab /> },
  { id: 'jobs', label: t`Jobs`, content: <JobsTab /> },
  { id: 'installation', label: t`Installation`, content: <InstallationTab /> },
] as const;

const ELSEWHERE = [
  { to: '/admin/inbox', label: t`Inbox` },
  { to: '/admin/moderation', label: t`Moderation`, feature: 'community' },
  { to: '/admin/audit', label: t`Audit Log` },
] as const;

export function AdministrationPage() {
  return (
    <ForAdmins>
      <Administration />
    </ForAdmins>
  );
}

function Administration() {
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find(({ id }) => id === address.get('tab'))?.id ?? 'people';
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4 px-4 py-5 sm:px-6 sm:py-8">
      <div>
        <h1 className="page-title">
          <Trans>Administration</Trans>
        </h1>
        <p className="mt-1 text-ink-soft text-sm">
          <Trans>Everything you do here is written into the audit log.</Trans>
        </p>
        <nav aria-label={t`More administration`} className="mt-3 flex flex-wrap gap-2">
          {ELSEWHERE.filter((link) => !('feature' in link) || offers(link.feature)).map(({ to, label }) => (
            <Button key={to} asChild variant="outline">
              <Link to={to}>{label}</Link>
            </Button>
          ))}
        </nav>
      </div>
      <Tabs
        label={t`Administration`}
        value={tab}
        onChange={(next) => setAddress({ tab: next }, { replace: true, preventScrollReset: true })}
        tabs={TABS}
      />
    </div>
  );
}
