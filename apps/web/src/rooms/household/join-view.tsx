import { acceptInvitation, type ReadInvitation } from '@crisper/contract/household/household-members';
import { useQuery } from '@tanstack/react-query';
import { Link2Off, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { offers } from '../../lib/offers.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { SignInRequired } from '../../shared/sign-in-required.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { invitationQuery, useMembersChange } from './members.queries.ts';

/** What an invitation means, in plain words, before anything happens. */
export function JoinView({ token, signedIn }: { token: string; signedIn: boolean }) {
  const asked = useQuery(invitationQuery(token));
  if (asked.error instanceof ApiError && asked.error.code === 'not_found')
    return (
      <EmptyState icon={Link2Off} as="h1" title="This Invitation Is No Longer Open">
        It was used, taken back, or has expired. Ask the person who sent it for a new one.
      </EmptyState>
    );
  if (asked.error)
    return (
      <LoadFailed of={asked} as="h1">
        The invitation could not be loaded.
      </LoadFailed>
    );
  if (!asked.data) return <Skeleton className="mx-auto h-64 w-full max-w-lg" />;
  const { invitedBy, own } = asked.data;
  if (!signedIn || !own)
    return (
      <SignInRequired icon={Users} title={`${invitedBy} Invites You`}>
        Share one pantry, one shopping list and one meal plan. Sign in or create{' '}
        {offers('plans') ? 'a free account' : 'an account'}, and you come back here.
      </SignInRequired>
    );
  return <Invited token={token} invitation={asked.data} own={own} />;
}

interface InvitedProps {
  token: string;
  invitation: ReadInvitation;
  own: NonNullable<ReadInvitation['own']>;
}

function Invited({ token, invitation, own }: InvitedProps) {
  const { invitedBy, role, isFull } = invitation;
  const navigate = useNavigate();
  const { run, busy } = useMembersChange();
  const [bring, setBring] = useState(true);
  const things = thingsOf(own.belongings);
  const accept = async () => {
    const work = () => call(acceptInvitation, { params: { token }, body: { bring } });
    const said = { title: 'Welcome', text: `You now share a kitchen with ${invitedBy}.` };
    if (await run({ work, moves: true, said })) await navigate('/household');
  };
  return (
    <Card className="mx-auto grid max-w-lg gap-5 p-6 sm:p-8">
      <h1 className="page-title">{invitedBy} invites you</h1>
      {own.isMember ? (
        <p>You already share this household.</p>
      ) : isFull ? (
        <p>This household is full. Someone has to leave before you can join.</p>
      ) : (
        <>
          <p>
            From then on you share one pantry, one shopping list, one plan and what is in the kitchen. Your
            diary, goals, scans, favorites and own recipes stay yours; the others can read a recipe of yours
            only while it is in the plan.
            {role === 'child' &&
              ' You join as a child: no payments, no deleting of shared things, no community, and only the owner lets you go.'}
          </p>
          {own.others > 0 ? (
            <p>
              You leave the household you are in now. Its pantry, list and plan stay with the{' '}
              {own.others === 1 ? 'other person' : `${own.others} others`} there.
            </p>
          ) : (
            things !== '' && (
              <div className="grid gap-2">
                <Checkbox checked={bring} onChange={setBring}>
                  Bring my things along: {things}
                </Checkbox>
                <p className="text-ink-soft text-sm">
                  {bring
                    ? 'They are added to what the household has. Where both of you planned the same week, the household’s plan stays.'
                    : 'They will be deleted, and can’t be brought back.'}
                </p>
              </div>
            )
          )}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {!own.isMember && !isFull && (
          <Button busy={busy} onClick={() => void accept()}>
            Join the household
          </Button>
        )}
        <Button asChild variant="ghost">
          <Link to={own.isMember ? '/household' : '/'}>{own.isMember ? 'To the household' : 'Not now'}</Link>
        </Button>
      </div>
    </Card>
  );
}

function thingsOf({ pantry, shopping, plans, profiles }: InvitedProps['own']['belongings']): string {
  const counted = [
    [pantry, 'thing in the pantry', 'things in the pantry'],
    [shopping, 'line on the list', 'lines on the list'],
    [plans, 'plan', 'plans'],
    [profiles, 'person you cook for', 'people you cook for'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
