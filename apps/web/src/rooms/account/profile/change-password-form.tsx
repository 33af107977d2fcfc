import { PASSWORD_MIN, type User } from '@crisper/contract/auth/auth';
import { changePassword } from '@crisper/contract/auth/credentials';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/form-errors.ts';
import { confirmed, NotConfirmed } from '../../../lib/session/confirm-identity.ts';
import { keepDeviceMark } from '../../../lib/session/device-mark.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sessionsQuery, signInMethodsQuery } from '../account.queries.ts';

interface ChangePasswordFormProps {
  user: User;
  onDone: () => void;
}

export default function ChangePasswordForm({ user, onDone }: ChangePasswordFormProps) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(changePassword.body!), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const answer = await confirmed(() => call(changePassword, { body }));
      keepDeviceMark(answer.deviceMark);
      void queries.invalidateQueries(sessionsQuery);
      void queries.invalidateQueries(signInMethodsQuery);
      onDone();
      toast({ title: t`Password changed`, text: t`Your other devices are signed out.` });
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      showFailure(error, form, { title: t`Not changed`, otherwise: t`Please try another password.` });
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {/* For password managers, which keep the new password with it. */}
      <input hidden readOnly autoComplete="username" value={user.email} />
      <Field
        label={t`New password`}
        type="password"
        autoComplete="new-password"
        hint={t`At least ${PASSWORD_MIN} characters`}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting}>
        <Trans>Save new password</Trans>
      </Button>
    </form>
  );
}
