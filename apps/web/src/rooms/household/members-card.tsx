import type { HouseholdRole } from '@crisper/contract/auth/auth';
import {
  changeMember,
  type HouseholdInvitation,
  type HouseholdMember,
  leaveHousehold,
  MEMBERS_MAX,
  removeMember,
  takeBackInvitation,
} from '@crisper/contract/household/household-members';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogOut, UserMinus, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { offers } from '../../lib/offers.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { membersQuery, useMembersChange } from './members.queries.ts';

const ROLES: readonly { value: HouseholdRole; label: string }[] = [
  { value: 'owner', label: t`Owner` },
  { value: 'member', label: t`Member` },
  { value: 'child', label: t`Child` },
];
const labelOf = (role: HouseholdRole) => ROLES.find(({ value }) => value === role)!.label;
const day = new Intl.DateTimeFormat(locales(), { month: 'long', day: 'numeric' });

type Going = HouseholdMember | { handTo: HouseholdMember };

/** Who shares the kitchen with a login of their own. */
export function MembersCard() {
  const asked = useQuery(membersQuery);
  const { run, busy } = useMembersChange();
  const [inviting, setInviting] = useState(false);
  const [asking, setAsking] = useState<Going | null>(null);
  if (asked.isPending) return <Skeleton className="h-40 w-full" />;
  if (!asked.data)
    return (
      <Card>
        <LoadFailed of={asked}>
          <Trans>The people of your household could not be loaded.</Trans>
        </LoadFailed>
      </Card>
    );
  const { members, invitations } = asked.data;
  const self = members.find(({ isSelf }) => isSelf);
  const isOwner = self?.role === 'owner';
  const setRole = ({ id }: HouseholdMember, role: HouseholdRole) =>
    run({ work: () => call(changeMember, { params: { id }, body: { role } }), moves: role === 'owner' });
  const choose = (member: HouseholdMember, role: HouseholdRole) =>
    role === 'owner' ? setAsking({ handTo: member }) : void setRole(member, role);

  return (
    <section aria-labelledby="members">
      <Card className="grid gap-4 p-5 sm:p-6">
        <div>
          <h2 id="members" className="text-2xl">
            <Trans>Cooking together</Trans>
          </h2>
          <p className="mt-1 text-ink-soft">
            {members.length > 1
              ? t`You share the pantry, the shopping list and the plan. Diary, goals and favorites stay each person’s own.`
              : t`Invite the people you live with. You then share one pantry, one shopping list and one plan.`}
          </p>
        </div>
        <ul className="divide-y divide-line border-line border-y">
          {members.map((member) => (
            <li key={member.id} className="flex min-h-12 items-center gap-2 py-0.5">
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
                {member.isSelf ? t`${member.username} (you)` : member.username}{' '}
                {member.isPro && offers('plans') && (
                  <Badge tone="honey">
                    <Trans>PRO</Trans>
                  </Badge>
                )}
              </span>
              {isOwner && !member.isSelf ? (
                <span className="flex shrink-0 items-center gap-1">
                  <Select
                    label={t`Role of ${member.username}`}
                    hideLabel
                    value={member.role}
                    disabled={busy}
                    options={ROLES}
                    onChange={(event) => choose(member, event.target.value as HouseholdRole)}
                  />
                  <IconButton label={t`Remove ${member.username}`} onClick={() => setAsking(member)}>
                    <UserMinus />
                  </IconButton>
                </span>
              ) : (
                <span className="text-ink-soft">{labelOf(member.role)}</span>
              )}
            </li>
          ))}
          {invitations.map((invitation) => (
            <Invited
              key={invitation.id}
              invitation={invitation}
              onTakeBack={() =>
                void run({ work: () => call(takeBackInvitation, { params: { id: invitation.id } }) })
              }
            />
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          {isOwner && (
            <Button disabled={members.length >= MEMBERS_MAX} onClick={() => setInviting(true)}>
              <UserPlus aria-hidden className="size-5" /> <Trans>Invite someone</Trans>
            </Button>
          )}
          {members.length > 1 && self && self.role !== 'child' && (
            <Button variant="ghost" onClick={() => setAsking(self)}>
              <LogOut aria-hidden className="size-5" /> <Trans>Leave this household</Trans>
            </Button>
          )}
        </div>
        <p className="text-ink-soft text-sm">
          <Trans>Up to {MEMBERS_MAX} people.</Trans>{' '}
          {offers('plans') && `${t`One Pro plan covers everyone here.`} `}
          {childrenMayNot()}
        </p>
      </Card>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {asking && (
        <Sure
          going={asking}
          isOwner={isOwner}
          busy={busy}
          onClose={() => setAsking(null)}
          onYes={async () => {
            const work =
              'handTo' in asking
                ? () => call(changeMember, { params: { id: asking.handTo.id }, body: { role: 'owner' } })
                : asking.isSelf
                  ? () => call(leaveHousehold)
                  : () => call(removeMember, { params: { id: asking.id } });
            if (await run({ work, moves: 'handTo' in asking || asking.isSelf })) setAsking(null);
          }}
        />
      )}
    </section>
  );
}

function Invited({ invitation, onTakeBack }: { invitation: HouseholdInvitation; onTakeBack: () => void }) {
  const { email, role, expiresAt } = invitation;
  const name = email ?? t`Anyone with the link`;
  const end = day.format(new Date(expiresAt));
  return (
    <li className="flex min-h-12 items-center gap-4 text-ink-soft">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {role === 'child' ? t`${name}, invited as a child until ${end}` : t`${name}, invited until ${end}`}
      </span>
      <IconButton label={t`Take back the invitation of ${name}`} onClick={onTakeBack}>
        <X />
      </IconButton>
    </li>
  );
}

interface SureProps {
  going: Going;
  isOwner: boolean;
  busy: boolean;
  onClose: () => void;
  onYes: () => void;
}

function Sure({ going, isOwner, busy, onClose, onYes }: SureProps) {
  const { title, text, yes } = wordsOf(going, isOwner);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function wordsOf(going: Going, isOwner: boolean) {
  if ('handTo' in going)
    return {
      title: t`Make ${going.handTo.username} the owner?`,
      text: t`The owner invites people, changes roles and removes people. You become a member.`,
      yes: t`Hand over`,
    };
  if (!going.isSelf)
    return {
      title: t`Remove ${going.username}?`,
      text:
        going.role === 'child'
          ? t`${going.username} keeps their diary, favorites and own recipes. The pantry, the list and the plan stay here. Nothing that is kept from a child is kept from them then.`
          : t`${going.username} keeps their diary, favorites and own recipes. The pantry, the list and the plan stay here.`,
      yes: t`Remove`,
    };
  return {
    title: t`Leave this household?`,
    text: isOwner
      ? t`You take your diary, favorites and own recipes along. The pantry, the list and the plan stay with the others, and you start with empty ones. The member who has been here longest becomes the owner.`
      : t`You take your diary, favorites and own recipes along. The pantry, the list and the plan stay with the others, and you start with empty ones.`,
    yes: t`Leave`,
  };
}

/** Only what there is here. */
function childrenMayNot(): string {
  if (offers('plans') && offers('community'))
    return t`Children can’t pay, delete shared things, post in the community, or leave: the owner makes them a member or removes them.`;
  if (offers('plans'))
    return t`Children can’t pay, delete shared things, or leave: the owner makes them a member or removes them.`;
  if (offers('community'))
    return t`Children can’t delete shared things, post in the community, or leave: the owner makes them a member or removes them.`;
  return t`Children can’t delete shared things or leave: the owner makes them a member or removes them.`;
}
