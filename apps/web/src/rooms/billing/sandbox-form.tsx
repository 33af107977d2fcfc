import {
  authenticateSandboxPayment,
  confirmSandboxPayment,
  type SandboxOutcome,
  TEST_CARDS,
  type TestCard,
} from '@crisper/contract/billing/billing';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { messageOf } from './billing-labels.ts';
import { cardShape, expiryOf, grouped } from './card-fields.ts';
import { paymentFailed } from './complete-payment.ts';
import type { PaymentFormProps } from './payment-form-props.ts';

const CARDS = Object.entries(TEST_CARDS) as [TestCard, string][];
const CARD = cardShape(() => new Date());

/** Imitates a provider's form; accepts test card numbers only. */
export default function SandboxForm({ payment, action, onPaid }: PaymentFormProps) {
  const form = useForm({
    resolver: zodResolver(CARD),
    defaultValues: { card: '', expiry: '', cvc: '' },
  });
  const { errors } = form.formState;
  const [asking, setAsking] = useState(false);
  const { clientSecret } = payment;

  const failed = (message: string) => {
    paymentFailed(message);
    form.setError('root', { message });
  };
  const outcome = {
    onSuccess: async ({ status, paymentIntentId, message }: SandboxOutcome) => {
      setAsking(status === 'requires_action');
      if (status === 'succeeded') await onPaid(paymentIntentId);
      if (status === 'failed') failed(message ?? t`Your card was declined.`);
    },
    onError: (error: Error) => failed(messageOf(error, t`The payment could not be made. Please try again.`)),
  };
  const pay = useMutation({
    mutationFn: (card: TestCard) => call(confirmSandboxPayment, { body: { clientSecret, card } }),
    ...outcome,
  });
  const authenticate = useMutation({
    mutationFn: (approve: boolean) => call(authenticateSandboxPayment, { body: { clientSecret, approve } }),
    ...outcome,
  });
  const busy = pay.isPending || authenticate.isPending;

  /** Formats the number while it is typed. */
  const field = (name: 'card' | 'expiry' | 'cvc', written: (text: string) => string) =>
    form.register(name, { onChange: ({ target }) => form.setValue(name, written(target.value)) });
  const fill = (card: TestCard) =>
    form.reset({ card: grouped(card), expiry: `12/${(new Date().getFullYear() + 2) % 100}`, cvc: '123' });

  return (
    <form noValidate onSubmit={form.handleSubmit(({ card }) => pay.mutate(card))} className="grid gap-5">
      <aside
        aria-label={t`Test mode`}
        className="grid gap-3 rounded-card border border-honey bg-honey-soft p-4 text-sm"
      >
        <p className="flex items-start gap-2.5">
          <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-honey-ink" />
          <span>
            <Trans>
              <strong>Test mode: no money moves.</strong> Use one of these cards, and never a real one.
            </Trans>
          </span>
        </p>
        <ul className="grid gap-1 sm:grid-cols-2">
          {CARDS.map(([card, does]) => (
            <li key={card}>
              <button
                type="button"
                onClick={() => fill(card)}
                className="flex min-h-11 w-full flex-col justify-center rounded-control px-3 py-1 text-start hover:bg-raised"
              >
                <span className="font-semibold tabular-nums">{grouped(card)}</span>
                <span className="text-ink-soft">{does}</span>
              </button>
            </li>
          ))}
        </ul>
      </aside>
      <Field
        label={t`Card number`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        error={errors.card && t`Only the test cards above work here. Never enter a real card.`}
        {...field('card', grouped)}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={t`Expires`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t`MM/YY`}
          error={errors.expiry?.message}
          {...field('expiry', expiryOf)}
        />
        <Field
          label={t`Security code`}
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          error={errors.cvc?.message}
          {...field('cvc', (text) => text.replace(/\D/g, '').slice(0, 4))}
        />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" variant="honey" busy={busy}>
        {action}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !open && authenticate.mutate(false)}
        title={t`Is it you?`}
        description={t`Your bank asks you to confirm this payment. In test mode you are the bank.`}
      >
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => authenticate.mutate(true)}>
            <Trans>Complete authentication</Trans>
          </Button>
          <Button variant="outline" disabled={busy} onClick={() => authenticate.mutate(false)}>
            <Trans>Fail authentication</Trans>
          </Button>
        </div>
      </Dialog>
    </form>
  );
}
