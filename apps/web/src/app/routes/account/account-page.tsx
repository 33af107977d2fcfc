import { Navigate, useLocation } from 'react-router';
import { offers } from '../../../lib/offers.ts';
import { AccountPage } from '../../../rooms/account/account-page.tsx';
import { movedCard } from '../../../rooms/account/account-pages.ts';
import { SubscriptionSection } from '../../../rooms/billing/subscription-section.tsx';
import { DislikesCard } from '../../../rooms/household/dislikes-card.tsx';

export default function AccountRoute() {
  const moved = movedCard(useLocation().hash);
  if (moved) return <Navigate to={moved} replace />;
  return (
    <AccountPage
      subscription={offers('plans') && <SubscriptionSection short />}
      dislikes={<DislikesCard />}
    />
  );
}
