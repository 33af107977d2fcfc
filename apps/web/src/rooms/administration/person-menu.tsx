import {
  changePerson,
  deletePerson,
  grantPro,
  type ManagedPerson,
  makeResetLink,
  PRO_DAYS_MAX,
  takePro,
} from '@crisper/contract/administration/administration';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { isCalledPro, offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAction } from './administration.queries.ts';
import { LinkCard } from './link-card.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** What can be done with a user's account. What cannot be undone asks first. */
export function PersonMenu({ person }: { person: ManagedPerson }) {
  const { id, username, disabled, role } = person;
  const params = { id };
  const [asks, setAsks] = useState<'pro' | 'delete' | null>(null);
  const link = useAction<{ link: string; expiresAt: string }>();
  const action = useAction<unknown>();
  const taken = useAction<{ until: string | null }>(({ until }) =>
    toast({
      title: 'Taken back',
      text: until
        ? `${username} stays Pro until ${day.format(new Date(until))}: those days were paid for or earned.`
        : `${username} is on the free plan now.`,
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
          <IconButton label={`Options for ${username}`} title="Options" disabled={busy}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        {!disabled && (
          <MenuItem onSelect={() => link.mutate(() => call(makeResetLink, { params }))}>
            New password link
          </MenuItem>
        )}
        {offers('plans') && <MenuItem onSelect={() => setAsks('pro')}>Give Pro</MenuItem>}
        {isCalledPro(person) && (
          <MenuItem onSelect={() => taken.mutate(() => call(takePro, { params }))}>
            End the Pro you gave
          </MenuItem>
        )}
        <MenuItem onSelect={() => change({ role: role === 'admin' ? 'user' : 'admin' })}>
          {role === 'admin' ? 'Remove administrator rights' : 'Make administrator'}
        </MenuItem>
        <MenuItem onSelect={() => change({ disabled: !disabled })}>
          {disabled ? 'Enable' : 'Disable'}
        </MenuItem>
        <MenuLine />
        <MenuItem tone="danger" onSelect={() => setAsks('delete')}>
          Delete…
        </MenuItem>
      </Menu>
      <Dialog open={link.data !== undefined} onOpenChange={() => link.reset()} title="Hand this link over">
        {link.data && (
          <LinkCard title={`A new password for ${username}`} {...link.data} onClose={() => link.reset()} />
        )}
      </Dialog>
      <Dialog open={asks === 'pro'} onOpenChange={close} title={`Give ${username} Pro`}>
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
        title={`Delete ${username}?`}
        description="Everything in the account is gone for good. Disabling keeps it and locks the door."
      >
        <div className="flex flex-wrap gap-2">
          <Button
            variant="danger"
            onClick={() => {
              close();
              action.mutate(async () => {
                await call(deletePerson, { params });
                toast({ title: 'Deleted', text: `${username} is gone.` });
              });
            }}
          >
            Delete {username} for good
          </Button>
          <Button variant="ghost" onClick={close}>
            Keep it
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
        label="Days of Pro"
        type="number"
        min={1}
        max={PRO_DAYS_MAX}
        defaultValue={30}
        required
      />
      <Button type="submit">Give</Button>
    </form>
  );
}
