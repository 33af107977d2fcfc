import { t } from '@lingui/core/macro';
import { AccountFrame } from '../../../rooms/account/account-frame.tsx';
import { StorageSection } from '../../../rooms/account/storage-section.tsx';
import { CalendarCard } from '../../../rooms/calendar/calendar-card.tsx';
import { MemoriesCard } from '../../../rooms/memories/memories-card.tsx';
import { TokensCard } from '../../../rooms/tokens/tokens-card.tsx';
import { WebhooksCard } from '../../../rooms/webhooks/webhooks-card.tsx';

export default function AccountAdvancedRoute() {
  return (
    <AccountFrame title={t`Advanced`}>
      <TokensCard />
      <WebhooksCard />
      <CalendarCard />
      <MemoriesCard />
      <StorageSection />
    </AccountFrame>
  );
}
