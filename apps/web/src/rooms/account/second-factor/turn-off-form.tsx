import { turnOffSecondFactor } from '@crisper/contract/auth/second-factor';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

export default function TurnOffForm({ onDone }: { onDone: () => void }) {
  const { submit, busy, error, field } = useCodeForm(async (code) => {
    await call(turnOffSecondFactor, { body: { code } });
    onDone();
  }, 'Still on');
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <CodeField hint="Or one of your recovery codes." {...field} />
      <FormError>{error}</FormError>
      <Button type="submit" variant="danger" busy={busy}>
        Turn off one-time codes
      </Button>
    </form>
  );
}
