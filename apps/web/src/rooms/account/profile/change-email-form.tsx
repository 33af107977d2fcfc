import { changeEmail } from '@crisper/contract/auth/credentials';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/form-errors.ts';
import { offers } from '../../../lib/offers.ts';
import { confirmed, NotConfirmed } from '../../../lib/session/confirm-identity.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { keepUser } from './keep-user.ts';
import { pendingEmailQuery } from './profile.queries.ts';

export default function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(changeEmail.body!), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { user, pending } = await confirmed(() => call(changeEmail, { body }));
      keepUser(user);
      queries.setQueryData(pendingEmailQuery.queryKey, pending);
      onDone();
      if (pending) toast({ title: t`Check your email`, text: t`A link is on its way to ${pending.email}.` });
      else toast({ title: t`Email changed`, text: t`Sign in with ${user.email} from now on.` });
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      showFailure(error, form, { title: t`Not changed`, otherwise: t`Please try again.` });
    }
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t`New email`}
        type="email"
        autoComplete="email"
        hint={offers('mail') && t`We’ll mail a link to it. Until you open that, everything stays as it is.`}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting}>
        <Trans>Change email</Trans>
      </Button>
    </form>
  );
}
