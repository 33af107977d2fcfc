import { confirmPasswordReset, PASSWORD_MIN } from '@crisper/contract/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { keepDeviceMark } from '../../lib/device-mark.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { clearSession } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';

const shape = confirmPasswordReset.body!.pick({ password: true });

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const { deviceMark } = await call(confirmPasswordReset, { body: { token, password } });
      keepDeviceMark(deviceMark);
      // The server ended every session of the old password, including this one.
      clearSession();
      toast({ title: 'Password changed', text: 'Sign in with the new one.' });
      await navigate('/', { replace: true });
      openAuth({ tab: 'signin' });
    } catch (error) {
      showFailure(error, form, {
        title: 'Reset Failed',
        otherwise: 'This link no longer works. Ask for a new one.',
        unreadable: 'The password could not be changed. Please try again.',
      });
    }
  });

  return (
    <Card className="p-6 sm:p-8">
      <h1 className="text-3xl">Choose a new password</h1>
      <p className="mt-2 text-ink-soft">
        You will be signed out everywhere and sign in again with the new one.
      </p>
      <form onSubmit={submit} noValidate className="mt-6 grid gap-4">
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters`}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" variant="accent" size="lg" busy={isSubmitting}>
          Save new password
        </Button>
      </form>
    </Card>
  );
}

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      {token ? (
        <NewPassword token={token} />
      ) : (
        <EmptyState
          icon={KeyRound}
          as="h1"
          title="This link is not complete"
          action={<Button onClick={() => openAuth({ tab: 'signin' })}>Sign In</Button>}
        >
          Open the link from the mail once more, or ask for a new one under “Forgot password?” in the sign-in
          window.
        </EmptyState>
      )}
    </div>
  );
}
