import { makeToken } from '@crisper/contract/tokens/tokens';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { confirmed, NotConfirmed } from '../../lib/session/confirm-identity.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { type Rights, ScopeFields, scopesOf } from './scope-fields.tsx';
import { tokensQuery } from './tokens.queries.ts';

const DAYS = [
  { value: '7', label: t`in a week` },
  { value: '30', label: t`in 30 days` },
  { value: '90', label: t`in 90 days` },
  { value: '365', label: t`in a year` },
];

/** Hands the new secret on, which is shown this once. */
export function NewTokenForm({ onMade }: { onMade: (secret: string) => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [rights, setRights] = useState<Rights>('read');
  const make = useMutation({
    mutationFn: () => {
      const body = makeToken.body!.safeParse({ name, scopes: scopesOf(rights), days: Number(days) });
      if (!body.success) throw new ApiError(400, 'validation', body.error.issues[0]!.message);
      return confirmed(() => call(makeToken, { body: body.data }));
    },
    onSuccess: ({ secret }) => onMade(secret),
    onSettled: () => queries.invalidateQueries(tokensQuery),
  });
  const failed = make.error && !(make.error instanceof NotConfirmed) ? make.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t`Name`}
        hint={t`What will use it, such as “Home Assistant”.`}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <ScopeFields rights={rights} onChange={setRights} />
      <Select
        label={t`It ends`}
        options={DAYS}
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
      <FormError>{failed ? whyOf(failed) : undefined}</FormError>
      <Button type="submit" busy={make.isPending}>
        <Trans>Make the token</Trans>
      </Button>
    </form>
  );
}
