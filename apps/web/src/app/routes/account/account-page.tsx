import { offers } from '../../../lib/offers.ts';
import { AccountPage } from '../../../rooms/account/account-page.tsx';
import { ActivitySection } from '../../../rooms/audit/activity-section.tsx';
import { SubscriptionSection } from '../../../rooms/billing/subscription-section.tsx';
import { MemoriesCard } from '../../../rooms/memories/memories-card.tsx';
import { NoticesCard } from '../../../rooms/notices/notices-card.tsx';
import { StaplesCard } from '../../../rooms/pantry/staples-card.tsx';
import { TokensCard } from '../../../rooms/tokens/tokens-card.tsx';
import { WebhooksCard } from '../../../rooms/webhooks/webhooks-card.tsx';
import { ConfirmIdentityDialog } from '../../../shared/confirm-identity-dialog.tsx';

export default function AccountRoute() {
  return (
    <>
      <AccountPage
        subscription={offers('plans') && <SubscriptionSection />}
        staples={<StaplesCard />}
        notices={<NoticesCard />}
        memories={<MemoriesCard />}
        tokens={<TokensCard />}
        webhooks={<WebhooksCard />}
        activity={<ActivitySection />}
      />
      <ConfirmIdentityDialog />
    </>
  );
}
