import { confirmIdentity } from '@crisper/contract/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../lib/api.ts';
import { askWith } from '../lib/confirm-identity.ts';
import { showFailure } from '../lib/form-errors.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { FormError } from '../ui/form-error.tsx';

/** Asks for the password again. A page with something that needs it shows this once, whatever needs it. */
export function ConfirmIdentityDialog() {
  const [open, setOpen] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(() => {});
  useEffect(
    () =>
      askWith(() => {
        setOpen(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const close = (confirmed: boolean) => {
    setOpen(false);
    answer.current(confirmed);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close(false)}
      title="Is it you?"
      description="Please enter your password again to continue."
    >
      <PasswordForm onConfirmed={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  );
}

function PasswordForm({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const form = useForm({ resolver: zodResolver(confirmIdentity.body!), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(confirmIdentity, { body });
      onConfirmed();
    } catch (error) {
      showFailure(error, form, {
        title: 'Error',
        otherwise: 'That didn’t work. Please try again.',
        unreadable: 'That didn’t work. Please try again.',
      });
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          Continue
        </Button>
        <Button variant="outline" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
