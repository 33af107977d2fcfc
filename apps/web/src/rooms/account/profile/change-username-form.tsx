import type { User } from '@crisper/contract/auth/auth';
import { changeUsername } from '@crisper/contract/auth/credentials';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { keepUser } from './keep-user.ts';

interface ChangeUsernameFormProps {
  user: User;
  onDone: () => void;
}

export default function ChangeUsernameForm({ user, onDone }: ChangeUsernameFormProps) {
  const form = useForm({
    resolver: zodResolver(changeUsername.body!),
    defaultValues: { username: user.username },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const answer = await call(changeUsername, { body });
      keepUser(answer.user);
      onDone();
      toast({ title: t`Username changed`, text: t`You’re ${answer.user.username} now.` });
    } catch (error) {
      showFailure(error, form, { title: t`Not changed`, otherwise: t`Please try another name.` });
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t`New username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`3 to 30 letters, digits, _ . or -`}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
