import { t } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import { HouseholdView } from '../../../rooms/household/household-view.tsx';
import { KitchenCard } from '../../../rooms/household/kitchen-card.tsx';
import { MembersCard } from '../../../rooms/household/members-card.tsx';
import { StaplesCard } from '../../../rooms/pantry/staples-card.tsx';
import { MembersOnly } from '../members-only.tsx';

export default function HouseholdPage() {
  return (
    <MembersOnly
      icon={Users}
      title={t`Household`}
      text={t`Who you cook for, and what must not be on their plates.`}
    >
      <div className="grid max-w-3xl gap-6">
        <MembersCard />
        <HouseholdView />
        <KitchenCard />
        <StaplesCard />
      </div>
    </MembersOnly>
  );
}
