import { acceptInvitation, type ReadInvitation } from '@crisper/contract/household/household-members';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <EmptyState icon={Link2Off} as="h1" title={t`This Invitation Is No Longer Open`}>
        <Trans>It was used, taken back, or has expired. Ask the person who sent it for a new one.</Trans>
      </EmptyState>
    );
  if (asked.error)
    return (
      <LoadFailed of={asked} as="h1">
        <Trans>The invitation could not be loaded.</Trans>
      </LoadFailed>
    );
  if (!asked.data) return <Skeleton className="mx-auto h-64 w-full max-w-lg" />;
  const { invitedBy, own } = asked.data;
  if (!signedIn || !own)
    return (
      <SignInRequired icon={Users} title={t`${invitedBy} Invites You`}>
        {offers('plans')
          ? t`Share one pantry, one shopping list and one meal plan. Sign in or create a free account, and you come back here.`
          : t`Share one pantry, one shopping list and one meal plan. Sign in or create an account, and you come back here.`}
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
    const said = { title: t`Welcome`, text: t`You now share a kitchen with ${invitedBy}.` };
    if (await run({ work, moves: true, said })) await navigate('/household');
  };
  return (
    <Card className="mx-auto grid max-w-lg gap-5 p-6 sm:p-8">
      <h1 className="page-title">
        <Trans>{invitedBy} invites you</Trans>
      </h1>
      {own.isMember ? (
        <p>
          <Trans>You already share this household.</Trans>
        </p>
      ) : isFull ? (
        <p>
          <Trans>This household is full. Someone has to leave before you can join.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              From then on you share one pantry, one shopping list, one plan and what is in the kitchen. Your
              diary, goals, scans, favorites and own recipes stay yours; the others can read a recipe of yours
              only while it is in the plan.
            </Trans>
            {role === 'child' &&
              ` ${t`You join as a child: no payments, no deleting of shared things, no community, and only the owner lets you go.`}`}
          </p>
          {own.others > 0 ? (
            <p>
              {own.others === 1
                ? t`You leave the household you are in now. Its pantry, list and plan stay with the other person there.`
                : plural(own.others, {
                    one: 'You leave the household you are in now. Its pantry, list and plan stay with the # other there.',
                    other:
                      'You leave the household you are in now. Its pantry, list and plan stay with the # others there.',
                  })}
            </p>
          ) : (
            things !== '' && (
              <div className="grid gap-2">
                <Checkbox checked={bring} onChange={setBring}>
                  <Trans>Bring my things along: {things}</Trans>
                </Checkbox>
                <p className="text-ink-soft text-sm">
                  {bring
                    ? t`They are added to what the household has. Where both of you planned the same week, the household’s plan stays.`
                    : t`They will be deleted, and can’t be brought back.`}
                </p>
              </div>
            )
          )}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {!own.isMember && !isFull && (
          <Button busy={busy} onClick={() => void accept()}>
            <Trans>Join the household</Trans>
          </Button>
        )}
        <Button asChild variant="ghost">
          <Link to={own.isMember ? '/household' : '/'}>
            {own.isMember ? t`To the household` : t`Not now`}
          </Link>
        </Button>
      </div>
    </Card>
  );
}

function thingsOf({ pantry, shopping, plans, profiles }: InvitedProps['own']['belongings']): string {
  return [
    pantry > 0 && plural(pantry, { one: '# thing in the pantry', other: '# things in the pantry' }),
    shopping > 0 && plural(shopping, { one: '# line on the list', other: '# lines on the list' }),
    plans > 0 && plural(plans, { one: '# plan', other: '# plans' }),
    profiles > 0 && plural(profiles, { one: '# person you cook for', other: '# people you cook for' }),
  ]
    .filter(Boolean)
    .join(', ');
}
