import { Subscribe } from '../../rooms/billing/subscribe.tsx';
import { inviteLink } from '../../rooms/referrals/invite.ts';
import { useMakeCode } from '../../rooms/referrals/referrals.queries.ts';

export default function SubscribeRoute() {
  const code = useMakeCode();
  // With the code in it, the free week that is promised is given.
  const link = () =>
    code.mutateAsync().then(
      (made) => inviteLink(made, location.origin),
      () => location.origin,
    );
  return <Subscribe inviteLink={link} />;
}
