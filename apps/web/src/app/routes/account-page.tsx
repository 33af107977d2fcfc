import { AccountPage } from '../../rooms/account/account-page.tsx';
import { SubscriptionSection } from '../../rooms/billing/subscription-section.tsx';

export default function AccountRoute() {
  return <AccountPage subscription={<SubscriptionSection />} />;
}
