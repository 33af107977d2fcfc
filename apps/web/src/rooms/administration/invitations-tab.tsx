import {
  type Invitation,
  makeInvitation,
  revokeInvitation,
} from '@crisper/contract/administration/administration';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { offers } from '../../lib/offers.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { invitationsQuery, useAction } from './administration.queries.ts';
import { LinkCard } from './link-card.tsx';

const day = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium' });

export function InvitationsTab() {
  const list = useQuery(invitationsQuery);
  const { data, isError } = list;
  const made = useAction<{ link: string; invitation: Invitation; mailed: boolean }>();
  return (
    <div className="grid gap-5">
      <form
        className="grid items-end gap-3 sm:flex"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const given = (name: string) => String(form.get(name)).trim() || null;
          const body = { email: given('email'), into: given('into') };
          event.currentTarget.reset();
          made.mutate(() => call(makeInvitation, { body }));
        }}
      >
        <Field name="email" type="email" label={t`Email (optional)`} maxLength={254} autoComplete="off" />
        <Field name="into" label={t`Into the household of (optional)`} maxLength={254} autoComplete="off" />
        <Button type="submit" busy={made.isPending}>
          <Trans>Invite</Trans>
        </Button>
      </form>
      <p className="text-ink-soft">
        <Trans>
          Without an email, the link works for anyone who has it. To add the new account to a household, give
          the username or email of one of its members.
        </Trans>
        {offers('mail')
          ? ` ${t`With one, it is mailed.`}`
          : ` ${t`No mail is set up here: hand the link over yourself.`}`}
      </p>
      {made.data && (
        <LinkCard
          title={made.data.mailed ? t`Mailed to ${made.data.invitation.email ?? ''}` : t`Your invitation`}
          link={made.data.link}
          expiresAt={made.data.invitation.expiresAt}
          onClose={() => made.reset()}
        />
      )}
      {isError && !data && (
        <LoadFailed of={list}>
          <Trans>They could not be loaded.</Trans>
        </LoadFailed>
      )}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {data?.invitations.length === 0 && (
        <p>
          <Trans>No invitations yet.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {data?.invitations.map((one) => (
          <li key={one.id}>
            <Row invitation={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const STATES = {
  open: t({ message: 'OPEN', context: 'an invitation' }),
  used: t({ message: 'USED', context: 'an invitation' }),
  expired: t({ message: 'EXPIRED', context: 'an invitation' }),
};
const TONES = { open: 'herb', used: 'plain', expired: 'honey' } as const;

function Row({ invitation }: { invitation: Invitation }) {
  const { id, email, state, createdAt, expiresAt, usedBy } = invitation;
  const back = useAction<unknown>();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{usedBy ?? email ?? t`Anyone with the link`}</p>
        <p className="text-ink-soft text-sm">
          <Trans>
            Made {day.format(new Date(createdAt))}, good until {day.format(new Date(expiresAt))}
          </Trans>
        </p>
      </div>
      <Badge tone={TONES[state]}>{STATES[state]}</Badge>
      {state === 'open' && (
        <Button
          variant="outline"
          busy={back.isPending}
          onClick={() => back.mutate(() => call(revokeInvitation, { params: { id } }))}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
    </div>
  );
}
