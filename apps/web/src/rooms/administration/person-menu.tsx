import {
  changePerson,
  deletePerson,
  grantPro,
  type ManagedPerson,
  makeResetLink,
  PRO_DAYS_MAX,
  takePro,
} from '@crisper/contract/administration/administration';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { isCalledPro, offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAction } from './administration.queries.ts';
import { LinkCard } from './link-card.tsx';

const day = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium' });

/** What can be done with a user's account. What cannot be undone asks first. */
export function PersonMenu({ person }: { person: ManagedPerson }) {
  const { id, username, disabled, role } = person;
  const params = { id };
  const [asks, setAsks] = useState<'pro' | 'delete' | null>(null);
  const link = useAction<{ link: string; expiresAt: string }>();
  const action = useAction<unknown>();
  const taken = useAction<{ until: string | null }>(({ until }) =>
    toast({
      title: t`Taken back`,
      text: until
        ? t`${username} stays Pro until ${day.format(new Date(until))}: those days were paid for or earned.`
        : t`${username} is on the free plan now.`,
    }),
  );
  const change = (body: { disabled?: boolean; role?: 'user' | 'admin' }) =>
    action.mutate(() => call(changePerson, { params, body }));
  const busy = action.isPending || link.isPending || taken.isPending;
  const close = () => setAsks(null);

  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`Options for ${username}`} title={t`Options`} disabled={busy}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        {!disabled && (
          <MenuItem onSelect={() => link.mutate(() => call(makeResetLink, { params }))}>
            <Trans>New password link</Trans>
          </MenuItem>
        )}
        {offers('plans') && (
          <MenuItem onSelect={() => setAsks('pro')}>
            <Trans>Give Pro</Trans>
          </MenuItem>
        )}
        {isCalledPro(person) && (
          <MenuItem onSelect={() => taken.mutate(() => call(takePro, { params }))}>
            <Trans>End the Pro you gave</Trans>
          </MenuItem>
        )}
        <MenuItem onSelect={() => change({ role: role === 'admin' ? 'user' : 'admin' })}>
          {role === 'admin' ? t`Remove administrator rights` : t`Make administrator`}
        </MenuItem>
        <MenuItem onSelect={() => change({ disabled: !disabled })}>
          {disabled ? t`Enable` : t`Disable`}
        </MenuItem>
        <MenuLine />
        <MenuItem tone="danger" onSelect={() => setAsks('delete')}>
          <Trans>Delete…</Trans>
        </MenuItem>
      </Menu>
      <Dialog open={link.data !== undefined} onOpenChange={() => link.reset()} title={t`Hand this link over`}>
        {link.data && (
          <LinkCard title={t`A new password for ${username}`} {...link.data} onClose={() => link.reset()} />
        )}
      </Dialog>
      <Dialog open={asks === 'pro'} onOpenChange={close} title={t`Give ${username} Pro`}>
        <GivePro
          onGive={(days) => {
            close();
            action.mutate(() => call(grantPro, { params, body: { days } }));
          }}
        />
      </Dialog>
      <Dialog
        open={asks === 'delete'}
        onOpenChange={close}
        title={t`Delete ${username}?`}
        description={t`Everything in the account is gone for good. Disabling keeps it and locks the door.`}
      >
        <div className="flex flex-wrap gap-2">
          <Button
            variant="danger"
            onClick={() => {
              close();
              action.mutate(async () => {
                await call(deletePerson, { params });
                toast({ title: t`Deleted`, text: t`${username} is gone.` });
              });
            }}
          >
            <Trans>Delete {username} for good</Trans>
          </Button>
          <Button variant="ghost" onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function GivePro({ onGive }: { onGive: (days: number) => void }) {
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(Number(new FormData(event.currentTarget).get('days')));
      }}
    >
      <Field
        name="days"
        label={t`Days of Pro`}
        type="number"
        min={1}
        max={PRO_DAYS_MAX}
        defaultValue={30}
        required
      />
      <Button type="submit">
        <Trans>Give</Trans>
      </Button>
    </form>
  );
}
