import { AccountFrame } from '../../../rooms/account/account-frame.tsx';
import { NoticesCard } from '../../../rooms/notices/notices-card.tsx';

export default function AccountNoticesRoute() {
  return (
    <AccountFrame title="Notices">
      <NoticesCard />
    </AccountFrame>
  );
}
