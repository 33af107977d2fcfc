import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isAway } from '../../lib/kept/away.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { sessionsQuery } from './account.queries.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProviderSection } from './provider-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Every way in, and who is in; what happened to the account is from the audit room. */
export function SecurityPage({ activity }: { activity: ReactNode }) {
  const user = useSession()?.user;
  const sessions = useQuery({ ...sessionsQuery, enabled: user !== undefined });
  // Nothing here works without the server: said once, not on every card.
  if (!sessions.data && isAway(sessions.error))
    return (
      <AccountFrame title={t`Security`}>
        <LoadFailed of={sessions}>
          <Trans>Your sign-in methods and devices could not be loaded.</Trans>
        </LoadFailed>
      </AccountFrame>
    );
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
