import { t } from '@lingui/core/macro';
import { AccountFrame } from '../../../rooms/account/account-frame.tsx';
import { NoticesCard } from '../../../rooms/notices/notices-card.tsx';

export default function AccountNoticesRoute() {
  return (
    <AccountFrame title={t`Notices`}>
      <NoticesCard />
    </AccountFrame>
  );
}
