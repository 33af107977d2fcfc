import {
  authenticateSandboxPayment,
  confirmSandboxPayment,
  type SandboxOutcome,
  TEST_CARDS,
  type TestCard,
} from '@crisper/contract/billing';
import { FlaskConical } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { messageOf } from './billing-labels.ts';
import { type CardErrors, cardErrors, expiryOf, grouped } from './card-fields.ts';
import { paymentFailed } from './complete-payment.ts';
import type { FormProps } from './payment-form.tsx';

const CARDS = Object.entries(TEST_CARDS) as [TestCard, string][];

/** Looks like a provider's form and takes nothing but test numbers. */
export default function SandboxForm({ payment, action, onPaid }: FormProps) {
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState('');
  const [cvc, setCvc] = useState('');
  const [errors, setErrors] = useState<CardErrors>({});
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { clientSecret } = payment;

  const answer = async (ask: () => Promise<SandboxOutcome>): Promise<void> => {
    setBusy(true);
    try {
      const outcome = await ask();
      setAsking(outcome.status === 'requires_action');
      if (outcome.status === 'succeeded') await onPaid(outcome.paymentIntentId);
      if (outcome.status === 'failed') paymentFailed(outcome.message ?? 'Your card was declined.');
    } catch (error) {
      paymentFailed(messageOf(error, 'The payment could not be made. Please try again.'));
    }
    setBusy(false);
  };
  const authenticate = (approve: boolean) =>
    answer(() => call(authenticateSandboxPayment, { body: { clientSecret, approve } }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = cardErrors({ number, expiry, cvc }, new Date());
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const card = number.replace(/\D/g, '') as TestCard;
    await answer(() => call(confirmSandboxPayment, { body: { clientSecret, card } }));
  };
  const fill = (card: TestCard) => {
    setNumber(grouped(card));
    setExpiry(`12/${(new Date().getFullYear() + 2) % 100}`);
    setCvc('123');
    setErrors({});
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <aside
        aria-label="Test mode"
        className="grid gap-3 rounded-card border border-honey bg-honey-soft p-4 text-sm"
      >
        <p className="flex items-start gap-2.5">
          <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-honey-ink" />
          <span>
            <strong>Test mode: no money moves.</strong> Use one of these cards, and never a real one.
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
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        value={number}
        error={errors.number}
        onChange={(event) => setNumber(grouped(event.target.value))}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label="Expires"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/YY"
          value={expiry}
          error={errors.expiry}
          onChange={(event) => setExpiry(expiryOf(event.target.value))}
        />
        <Field
          label="Security code"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          value={cvc}
          error={errors.cvc}
          onChange={(event) => setCvc(event.target.value.replace(/\D/g, '').slice(0, 4))}
        />
      </div>
      <Button type="submit" size="lg" variant="honey" busy={busy}>
        {action}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !open && void authenticate(false)}
        title="Is it you?"
        description="Your bank asks you to confirm this payment. In test mode you are the bank."
      >
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void authenticate(true)}>
            Complete authentication
          </Button>
          <Button variant="outline" disabled={busy} onClick={() => void authenticate(false)}>
            Fail authentication
          </Button>
        </div>
      </Dialog>
    </form>
  );
}
