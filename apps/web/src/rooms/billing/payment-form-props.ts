import type { Payment } from '@crisper/contract/billing/billing';

export interface PaymentFormProps {
  payment: Payment;
  /** The label of the pay button, with the amount. */
  action: string;
  /** Called when the card was charged; resolves when the form may be used again. */
  onPaid: (paymentIntentId: string) => Promise<void>;
}
