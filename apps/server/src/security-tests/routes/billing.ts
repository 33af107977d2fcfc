import { type Entry, NOT_FOUND, NOTHING_TO_AIM_AT, REFUSED } from '../attack.ts';

export const BILLING: Record<string, Entry> = {
  'POST /api/create-subscription': NOTHING_TO_AIM_AT,
  'POST /api/complete-subscription': ({ payment }) => [
    { body: { paymentIntentId: payment.paymentIntentId }, answers: REFUSED },
  ],
  'GET /api/billing/subscription': NOTHING_TO_AIM_AT,
  'POST /api/billing/cancel': NOTHING_TO_AIM_AT,
  'POST /api/billing/resume': NOTHING_TO_AIM_AT,
  'GET /api/billing/switch': NOTHING_TO_AIM_AT,
  'POST /api/billing/switch': NOTHING_TO_AIM_AT,
  'POST /api/billing/pay': NOTHING_TO_AIM_AT,
  'GET /api/billing/receipts': NOTHING_TO_AIM_AT,
  'POST /api/billing/refund': NOTHING_TO_AIM_AT,
  'POST /api/webhooks/stripe': () => [
    { body: { id: 'evt_1', type: 'invoice.paid' }, answers: [400], ownerMay: false },
  ],
  // As with Stripe, anybody with the client secret may pay. The secret cannot be guessed from the payment's id.
  'POST /api/sandbox/confirm': ({ payment }) => [
    {
      body: {
        clientSecret: `${payment.paymentIntentId}_secret_${'0'.repeat(32)}`,
        card: '4242424242424242',
      },
      answers: NOT_FOUND,
      ownerMay: false,
    },
  ],
  'POST /api/sandbox/authenticate': ({ payment }) => [
    {
      body: { clientSecret: `${payment.paymentIntentId}_secret_${'0'.repeat(32)}`, approve: true },
      answers: NOT_FOUND,
      ownerMay: false,
    },
  ],
};
