import { deleteAccount } from '@crisper/contract/account';
import type { User } from '@crisper/contract/accounts';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { forgetDeeds } from '../../lib/outbox/outbox.ts';
import { clearSession } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Section } from './section.tsx';

export function DangerSection({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setAsking(false);
    // After the button is back.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Section title="Danger Zone" icon={TriangleAlert}>
      {asking ? (
        <ConfirmPanel user={user} onCancel={cancel} />
      ) : (
        <>
          <p className="text-ink-soft">Deletes your account and everything in it. This cannot be undone.</p>
          <Button ref={opener} variant="danger" className="mt-4" onClick={() => setAsking(true)}>
            Delete Account
          </Button>
        </>
      )}
    </Section>
  );
}

function ConfirmPanel({ user, onCancel }: { user: User; onCancel: () => void }) {
  const navigate = useNavigate();
  const panel = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await call(deleteAccount, { body: { confirm: typed } });
      await forgetDeeds(user.id);
      clearSession();
      toast({
        title: 'Account Deleted',
        text: 'Your account and all data have been permanently deleted.',
      });
      void navigate('/');
    } catch (failure) {
      setBusy(false);
      if (failure instanceof ApiError && failure.status === 400) return setError(failure.fields.confirm);
      toast({
        title: 'Error',
        text: 'Failed to delete account. Please try again or contact support.',
        tone: 'error',
      });
    }
  };

  return (
    <form
      ref={panel}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="grid gap-4 rounded-card border border-tomato bg-tomato-soft p-4"
    >
      <p>
        <strong>Are you sure?</strong> Your scans, saved and own recipes, meals and plan go for good, and you
        are signed out on every device. A running subscription is canceled.
      </p>
      <Field
        label={`Type ${user.username} to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" busy={busy} disabled={typed.trim() === ''}>
          {busy ? 'Deleting…' : 'Yes, Delete Forever'}
        </Button>
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
