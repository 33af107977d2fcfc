import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const DAY = 86_400;

interface ReceivedRequest {
  method: string;
  path: string;
  form: URLSearchParams;
  key: string | undefined;
}

/** A fake Stripe API for one customer with one subscription; tests change its state. */
export async function stripeApi() {
  const now = Math.floor(Date.now() / 1000);
  const state = {
    status: 'incomplete',
    invoice: 'open',
    interval: 'month' as 'month' | 'year',
    amount: 699,
    cancelAtPeriodEnd: false,
    endedAt: null as number | null,
    customer: 'cus_TS1',
    /** What the invoice leaves on the customer's account; negative when it is credit. */
    endingBalance: 0,
    /** Replaces the next response. */
    next: undefined as { status: number; error: Record<string, unknown> } | undefined,
  };
  const requests: ReceivedRequest[] = [];

  const price = (interval: string) => ({
    id: `price_${interval}`,
    object: 'price',
    active: true,
    currency: 'usd',
    type: 'recurring',
    unit_amount: interval === 'year' ? 5900 : 699,
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
  });
  const list = (data: unknown[], url: string) => ({ object: 'list', url, has_more: false, data });
  const invoicePayment = (invoice: unknown) => ({
    id: 'inpay_1',
    object: 'invoice_payment',
    amount_paid: state.invoice === 'paid' ? state.amount : null,
    amount_requested: state.amount,
    currency: 'usd',
    invoice,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: 'pi_3TS1' },
    status: state.invoice,
  });
  const invoice = (withPayments: boolean) => ({
    id: 'in_1TS1',
    object: 'invoice',
    amount_due: state.amount,
    amount_paid: state.invoice === 'paid' ? state.amount : 0,
    billing_reason: 'subscription_create',
    created: now,
    currency: 'usd',
    customer: state.customer,
    starting_balance: 0,
    ending_balance: state.endingBalance,
    hosted_invoice_url: 'https://invoice.stripe.com/i/acct_1/test_1',
    lines: list(
      [line(state.amount, 'Pro Chef (at $6.99 / month)', now + 30 * DAY)],
      '/v1/invoices/in_1TS1/lines',
    ),
    number: 'CRISP-0001',
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: 'sub_1TS1' },
    },
    status: state.invoice,
    status_transitions: { finalized_at: now, paid_at: state.invoice === 'paid' ? now + 9 : null },
    total: state.amount,
    ...(withPayments && {
      confirmation_secret: { client_secret: 'pi_3TS1_secret_abc', type: 'payment_intent' },
      payments: list([invoicePayment('in_1TS1')], '/v1/invoice_payments'),
    }),
  });
  const line = (amount: number, description: string, end: number) => ({
    id: 'il_1',
    object: 'line_item',
    amount,
    currency: 'usd',
    description,
    period: { start: now, end },
  });
  const preview = () => ({
    ...invoice(false),
    id: 'upcoming_in_1',
    amount_due: 5550,
    total: 5550,
    lines: list(
      [
        line(-350, 'Unused time on Pro Chef', now + 30 * DAY),
        line(5900, '1 × Pro Chef (at $59.00 / year)', now + 365 * DAY),
      ],
      '/v1/invoices/upcoming/lines',
    ),
  });
  const subscription = (withPayments: boolean) => ({
    id: 'sub_1TS1',
    object: 'subscription',
    cancel_at_period_end: state.cancelAtPeriodEnd,
    created: now,
    currency: 'usd',
    customer: state.customer,
    ended_at: state.endedAt,
    items: list(
      [
        {
          id: 'si_1',
          object: 'subscription_item',
          current_period_start: now,
          current_period_end: now + (state.interval === 'year' ? 365 : 30) * DAY,
          price: price(state.interval),
          quantity: 1,
          subscription: 'sub_1TS1',
        },
      ],
      '/v1/subscription_items',
    ),
    latest_invoice: invoice(withPayments),
    livemode: false,
    start_date: now,
    status: state.status,
  });
  const intent = () => ({
    id: 'pi_3TS1',
    object: 'payment_intent',
    amount: state.amount,
    amount_received: state.invoice === 'paid' ? state.amount : 0,
    currency: 'usd',
    customer: state.customer,
    status: state.invoice === 'paid' ? 'succeeded' : 'requires_payment_method',
  });
  const charge = () => ({
    id: 'ch_3TS1',
    object: 'charge',
    customer: state.customer,
    payment_method_details: { type: 'card', card: { fingerprint: 'fp_TS1' } },
  });
  const end = () => {
    state.status = 'canceled';
    state.endedAt = Math.floor(Date.now() / 1000);
    return subscription(false);
  };
  const change = (form: URLSearchParams) => {
    if (form.has('cancel_at_period_end'))
      state.cancelAtPeriodEnd = form.get('cancel_at_period_end') === 'true';
    if (form.get('items[0][price]') === 'price_year') state.interval = 'year';
    return subscription(false);
  };

  const answers: [method: string, path: RegExp, answer: (form: URLSearchParams) => unknown][] = [
    ['POST', /^\/v1\/customers$/, () => ({ id: state.customer, object: 'customer' })],
    ['POST', /^\/v1\/customers\/cus_TS1$/, () => ({ id: 'cus_TS1', object: 'customer' })],
    ['DELETE', /^\/v1\/customers\/cus_TS1$/, () => ({ id: 'cus_TS1', object: 'customer', deleted: true })],
    ['POST', /^\/v1\/subscriptions$/, () => subscription(true)],
    ['GET', /^\/v1\/subscriptions$/, () => list([subscription(false)], '/v1/subscriptions')],
    ['GET', /^\/v1\/subscriptions\/sub_1TS1$/, () => subscription(true)],
    ['POST', /^\/v1\/subscriptions\/sub_1TS1$/, change],
    ['DELETE', /^\/v1\/subscriptions\/sub_1TS1$/, end],
    ['GET', /^\/v1\/payment_intents\/pi_3TS1$/, intent],
    ['GET', /^\/v1\/invoice_payments$/, () => list([invoicePayment(invoice(false))], '/v1/invoice_payments')],
    ['POST', /^\/v1\/invoices\/create_preview$/, preview],
    ['GET', /^\/v1\/invoices$/, () => list([invoice(true)], '/v1/invoices')],
    ['GET', /^\/v1\/charges$/, () => list([charge()], '/v1/charges')],
    [
      'POST',
      /^\/v1\/customers\/cus_TS1\/balance_transactions$/,
      () => ({ id: 'cbtxn_1', object: 'customer_balance_transaction' }),
    ],
    ['POST', /^\/v1\/refunds$/, () => ({ id: 're_1', object: 'refund', status: 'succeeded' })],
    ['GET', /^\/v1\/prices\/price_month$/, () => price('month')],
  ];

  const reply = (method: string, path: string, form: URLSearchParams): [number, unknown] => {
    const told = state.next;
    state.next = undefined;
    if (told) return [told.status, { error: told.error }];
    const [, , answer] = answers.find(([verb, at]) => verb === method && at.test(path)) ?? [];
    if (answer) return [200, answer(form)];
    return [
      404,
      { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${path}` } },
    ];
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const form = request.method === 'GET' ? url.searchParams : new URLSearchParams(await text(request));
    const method = request.method ?? '';
    requests.push({
      method,
      path: url.pathname,
      form,
      key: request.headers['idempotency-key'] as string | undefined,
    });
    const [status, body] = reply(method, url.pathname, form);
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    requests,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function text(request: IncomingMessage): Promise<string> {
  let all = '';
  for await (const chunk of request) all += chunk;
  return all;
}
