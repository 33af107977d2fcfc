import { siteUrl } from '../../../lib/base-path.ts';
import { Subscribe } from '../../../rooms/billing/subscribe.tsx';
import { inviteLink } from '../../../rooms/referrals/invite.ts';
import { useMakeCode } from '../../../rooms/referrals/referrals.queries.ts';

export default function SubscribeRoute() {
  const code = useMakeCode();
  // The link contains the referral code, which grants the promised free week.
  const link = () =>
    code.mutateAsync().then(
      (made) => inviteLink(made, siteUrl()),
      () => siteUrl(),
    );
  return <Subscribe inviteLink={link} />;
}
