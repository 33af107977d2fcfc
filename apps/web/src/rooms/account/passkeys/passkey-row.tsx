import { type Passkey, removePasskey, renamePasskey } from '@crisper/contract/auth/passkeys';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call } from '../../../lib/api.ts';
import { showFailure, whyOf } from '../../../lib/form-errors.ts';
import { locales } from '../../../lib/i18n/i18n.ts';
import { confirmed, NotConfirmed } from '../../../lib/session/confirm-identity.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { passkeysQuery } from './passkeys.queries.ts';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [isNaming, setIsNaming] = useState(false);
  const queries = useQueryClient();
  const { id, name } = passkey;
  const remove = useMutation({
    mutationFn: () => confirmed(() => call(removePasskey, { params: { id } })),
    onSuccess: () =>
      toast({
        title: t`Passkey removed`,
        text: t`“${name}” no longer signs in. Delete it on your device, too, so that it isn’t offered.`,
      }),
    onError: (error) => {
      // One that is already gone counts as removed.
      if (error instanceof NotConfirmed || (error instanceof ApiError && error.code === 'not_found')) return;
      toast({ tone: 'error', title: t`Not removed`, text: whyOf(error) });
    },
    onSettled: () => queries.invalidateQueries(passkeysQuery),
  });

  const added = day(passkey.createdAt);
  const used = passkey.lastUsedAt && day(passkey.lastUsedAt);
  if (isNaming)
    return (
      <li className="py-3">
        <NameForm passkey={passkey} onDone={() => setIsNaming(false)} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5">
      <div className="min-w-40 flex-1">
        <p className="break-words font-medium">
          {name}{' '}
          {passkey.synced && (
            <Badge tone="herb">
              <Trans>Synced</Trans>
            </Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {used ? t`Added ${added}, last used ${used}` : t`Added ${added}, not used yet`}
        </p>
      </div>
      <div className="-mx-5 flex">
        <Button variant="ghost" aria-label={t`Rename ${name}`} onClick={() => setIsNaming(true)}>
          <Trans>Rename</Trans>
        </Button>
        <Button
          variant="ghost"
          busy={remove.isPending}
          aria-label={t`Remove ${name}`}
          onClick={() => remove.mutate()}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

function NameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(renamePasskey.body!), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  const submit = form.handleSubmit(async (body) => {
    try {
      await call(renamePasskey, { params: { id }, body });
      await queries.invalidateQueries(passkeysQuery);
      onDone();
    } catch (error) {
      showFailure(error, form, { title: t`Not renamed`, otherwise: t`That didn’t work. Please try again.` });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label={t`Name of the passkey`}
        autoComplete="off"
        error={errors.name?.message ?? errors.root?.message}
        {...form.register('name')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="outline" disabled={isSubmitting} onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function day(at: string): string {
  return new Date(at).toLocaleDateString(locales(), { dateStyle: 'medium' });
}
