import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProviderSection } from './provider-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Every way in, and who is in; what happened to the account is from the audit room. */
export function SecurityPage({ activity }: { activity: ReactNode }) {
  const user = useSession()?.user;
  return (
    <AccountFrame title={t`Security`}>
      {user && <PasswordSection user={user} />}
      <ProviderSection />
      <PasskeysSection />
      <SecondFactorSection />
      <SessionsSection />
      {activity}
    </AccountFrame>
  );
}
