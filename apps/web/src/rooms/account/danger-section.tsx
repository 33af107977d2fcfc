import { deleteAccount } from '@crisper/contract/account/account';
import type { User } from '@crisper/contract/auth/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { forgetChanges } from '../../lib/outbox/outbox.ts';
import { confirmed, NotConfirmed } from '../../lib/session/confirm-identity.ts';
import { endSession } from '../../lib/session/end-session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Section } from './section.tsx';

/** The endpoint accepts an empty body, but this form requires the confirmation. */
const CONFIRM = deleteAccount.body!.unwrap().unwrap().required();

export function DangerSection({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setAsking(false);
    // After the button is mounted again.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Section title={t`Danger Zone`} icon={TriangleAlert}>
      {asking ? (
        <ConfirmPanel user={user} onCancel={cancel} />
      ) : (
        <>
          <p className="text-ink-soft">
            <Trans>Deletes your account and everything in it. This cannot be undone.</Trans>
          </p>
          <Button ref={opener} variant="danger" className="mt-4" onClick={() => setAsking(true)}>
            <Trans>Delete Account</Trans>
          </Button>
        </>
      )}
    </Section>
  );
}

function ConfirmPanel({ user, onCancel }: { user: User; onCancel: () => void }) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(CONFIRM), defaultValues: { confirm: '' } });
  const typed = useWatch({ control: form.control, name: 'confirm' });
  const { setFocus } = form;
  useEffect(() => setFocus('confirm'), [setFocus]);

  const remove = useMutation({
    mutationFn: async (body: { confirm: string }) => {
      await confirmed(() => call(deleteAccount, { body }));
      await forgetChanges(user.id);
    },
    onSuccess: () => {
      endSession();
      toast({
        title: t`Account Deleted`,
        text: t`Your account and all data have been permanently deleted.`,
      });
      void navigate('/');
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      const message = error instanceof ApiError && error.fields.confirm;
      if (message) return form.setError('confirm', { message });
      const text = t`Failed to delete account. Please try again or contact support.`;
      toast({ title: t`Error`, text, tone: 'error' });
      form.setError('root', { message: text });
    },
  });
  const busy = remove.isPending;

  return (
    <form
      onSubmit={form.handleSubmit((body) => remove.mutate(body))}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="grid gap-4 rounded-card border border-tomato bg-tomato-soft p-4"
    >
      <p>
        <Trans>
          <strong>Are you sure?</strong> Your scans, saved recipes, own recipes, meals and plan are gone for
          good, and you’re signed out on every device. An active subscription is canceled.
        </Trans>
      </p>
      <Field
        label={t`Type ${user.username} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.confirm?.message}
        {...form.register('confirm')}
      />
      <FormError>{form.formState.errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={busy} disabled={typed.trim() === ''}>
          {busy ? t`Deleting…` : t`Yes, Delete Forever`}
        </Button>
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
