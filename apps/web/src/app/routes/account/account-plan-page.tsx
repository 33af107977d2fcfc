import { AccountFrame } from '../../../rooms/account/account-frame.tsx';
import { UsageSection } from '../../../rooms/account/usage-section.tsx';
import { SubscriptionSection } from '../../../rooms/billing/subscription-section.tsx';

export default function AccountPlanRoute() {
  return (
    <AccountFrame title="Your Plan">
      <SubscriptionSection />
      <UsageSection />
    </AccountFrame>
  );
}
