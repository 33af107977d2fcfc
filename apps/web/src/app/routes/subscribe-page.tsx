import { useQueryClient } from '@tanstack/react-query';
import { Subscribe } from '../../rooms/billing/subscribe.tsx';
import { inviteLink } from '../../rooms/referrals/invite.ts';
import { makeCode } from '../../rooms/referrals/referrals.queries.ts';

export default function SubscribeRoute() {
  const queries = useQueryClient();
  // With the code in it, the free week that is promised is given.
  const link = () =>
    makeCode(queries).then(
      (code) => inviteLink(code, location.origin),
      () => location.origin,
    );
  return <Subscribe inviteLink={link} />;
}
