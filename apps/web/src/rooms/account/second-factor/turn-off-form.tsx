import { turnOffSecondFactor } from '@crisper/contract/auth/second-factor';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

export default function TurnOffForm({ onDone }: { onDone: () => void }) {
  const { submit, busy, error, field } = useCodeForm(async (code) => {
    await call(turnOffSecondFactor, { body: { code } });
    onDone();
  }, t`Still on`);
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <CodeField hint={t`Or one of your recovery codes.`} {...field} />
      <FormError>{error}</FormError>
      <Button type="submit" variant="danger" busy={busy}>
        <Trans>Turn off one-time codes</Trans>
      </Button>
    </form>
  );
}
