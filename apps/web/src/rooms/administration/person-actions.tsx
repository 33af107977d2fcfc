import {
  changePerson,
  deletePerson,
  grantPro,
  type ManagedPerson,
  makeResetLink,
  PRO_DAYS_MAX,
  takePro,
} from '@crisper/contract/administration/administration';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { isCalledPro, offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAction } from './administration.queries.ts';
import { LinkCard } from './link-card.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const SMALL = 'min-h-11 px-4 text-sm';

/** What can be done with a user's account. What cannot be undone asks twice. */
export function PersonActions({ person }: { person: ManagedPerson }) {
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

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          className={SMALL}
          disabled={busy || disabled}
          onClick={() => link.mutate(() => call(makeResetLink, { params }))}
        >
          New password link
        </Button>
        {offers('plans') && (
          <Button variant="outline" className={SMALL} disabled={busy} onClick={() => setAsks('pro')}>
            Give Pro
          </Button>
        )}
        {isCalledPro(person) && (
          <Button
            variant="outline"
            className={SMALL}
            disabled={busy}
            onClick={() => taken.mutate(() => call(takePro, { params }))}
          >
            Take given Pro back
          </Button>
        )}
        <Button
          variant="outline"
          className={SMALL}
          disabled={busy}
          onClick={() => change({ role: role === 'admin' ? 'user' : 'admin' })}
        >
          {role === 'admin' ? 'Take administration away' : 'Make administrator'}
        </Button>
        <Button
          variant="outline"
          className={SMALL}
          disabled={busy}
          onClick={() => change({ disabled: !disabled })}
        >
          {disabled ? 'Enable' : 'Disable'}
        </Button>
        <Button variant="danger" className={SMALL} disabled={busy} onClick={() => setAsks('delete')}>
          Delete
        </Button>
      </div>
      {link.data && (
        <LinkCard title={`A new password for ${username}`} {...link.data} onClose={() => link.reset()} />
      )}
      {asks === 'pro' && (
        <GivePro
          onGive={(days) => {
            setAsks(null);
            action.mutate(() => call(grantPro, { params, body: { days } }));
          }}
          onCancel={() => setAsks(null)}
        />
      )}
      {asks === 'delete' && (
        <div
          role="alertdialog"
          aria-label={`Delete ${username}`}
          className="grid gap-3 rounded-card bg-tomato-soft p-4"
        >
          <p>
            This deletes {username} and everything in the account for good. Disabling keeps it and locks the
            door.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="danger"
              className={SMALL}
              onClick={() => {
                setAsks(null);
                action.mutate(async () => {
                  await call(deletePerson, { params });
                  toast({ title: 'Deleted', text: `${username} is gone.` });
                });
              }}
            >
              Delete {username} for good
            </Button>
            <Button variant="ghost" className={SMALL} onClick={() => setAsks(null)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function GivePro({ onGive, onCancel }: { onGive: (days: number) => void; onCancel: () => void }) {
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
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
