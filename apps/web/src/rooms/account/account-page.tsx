import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { AccountFrame } from './account-frame.tsx';
import { DangerSection } from './danger-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { NeedHelp, QuickActions } from './side-sections.tsx';
import { TabsSection } from './tabs-section.tsx';
import { UsageSection } from './usage-section.tsx';

interface AccountPageProps {
  /** The plan in short, from the billing room. */
  subscription: ReactNode;
  /** What the member does not like, from the household room. */
  dislikes: ReactNode;
}

/** The first page of the account. */
export function AccountPage({ subscription, dislikes }: AccountPageProps) {
  const user = useSession()?.user;
  return (
    <AccountFrame title={t`Your Account`}>
      {user && (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid grid-cols-1 gap-6">
            <ProfileSection user={user} />
            {subscription}
            {dislikes}
            <PreferencesSection user={user} />
            <TabsSection user={user} />
            <PrivacySection />
          </div>
          <div className="grid grid-cols-1 gap-6 md:grid-cols-3 xl:grid-cols-1">
            <UsageSection />
            <QuickActions user={user} />
            <NeedHelp />
          </div>
          <div className="xl:col-start-1">
            <DangerSection user={user} />
          </div>
        </div>
      )}
    </AccountFrame>
  );
}
