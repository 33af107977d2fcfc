import { makeRecoveryCodes } from '@crisper/contract/auth/second-factor';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

export default function NewCodesForm({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const { submit, busy, error, field } = useCodeForm(async (code) => {
    onDone((await call(makeRecoveryCodes, { body: { code } })).recoveryCodes);
  }, t`No new codes`);
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <CodeField hint={t`Or one of your recovery codes.`} {...field} />
      <FormError>{error}</FormError>
      <Button type="submit" busy={busy}>
        <Trans>Make new recovery codes</Trans>
      </Button>
    </form>
  );
}
