import { subscribeToStatus } from '@crisper/contract/status/status';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast-store.ts';

/** The ways in which people are told. There is no SMS and no push, so neither is named. */
const CHANNELS = [t`Email`] as const;

export function Subscribe() {
  const form = useForm({ resolver: zodResolver(subscribeToStatus.body!), defaultValues: { email: '' } });
  const { errors } = form.formState;
  const subscribe = useMutation({
    mutationFn: (body: { email: string }) => call(subscribeToStatus, { body }),
    onSuccess: () => {
      form.reset();
      toast({ title: t`Check your email`, text: t`A link in it switches the notices on.` });
    },
    onError: (error) =>
      showFailure(error, form, { title: t`Not subscribed`, otherwise: t`Please try again.` }),
  });
  const submit = form.handleSubmit((body) => subscribe.mutate(body));
  return (
    <section className="mt-10 rounded-panel bg-herb-soft p-6 sm:p-8">
      <h2 className="text-2xl text-herb-ink">
        <Trans>Get told when something breaks</Trans>
      </h2>
      <ul aria-label={t`Notification channels`} className="mt-2 flex gap-2">
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <Badge tone="herb">{channel}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-herb-ink">
        <Trans>By email, when an incident opens and when it’s over. Nothing else.</Trans>
      </p>
      <form onSubmit={submit} noValidate className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label={t`Email`}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" busy={subscribe.isPending} className="min-h-12">
          <Trans>Subscribe</Trans>
        </Button>
        <FormError className="sm:col-span-2">{errors.root?.message}</FormError>
      </form>
    </section>
  );
}
