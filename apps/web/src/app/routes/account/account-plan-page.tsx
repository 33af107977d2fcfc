import { t } from '@lingui/core/macro';
import { AccountFrame } from '../../../rooms/account/account-frame.tsx';
import { UsageSection } from '../../../rooms/account/usage-section.tsx';
import { SubscriptionSection } from '../../../rooms/billing/subscription-section.tsx';

export default function AccountPlanRoute() {
  return (
    <AccountFrame title={t`Your Plan`}>
      <SubscriptionSection />
      <UsageSection />
    </AccountFrame>
  );
}
