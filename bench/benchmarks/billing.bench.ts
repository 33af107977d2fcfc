import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/db/client.ts';
import { sandboxSecret } from '../../apps/server/src/providers/payments/choose.ts';
import { sign } from '../../apps/server/src/providers/payments/webhook-signature.ts';
import type { Row } from '../row.ts';
import { newPlace, type Place, signUp } from './built-process.ts';

const SECRET = 'a secret for measuring that is long enough';
const ENV = { TRUST_PROXY: '1', PAYMENTS: 'sandbox', SECRET };
const PEOPLE = 20;
const EVENTS = 300;
const TIMES = 3;
const FORGED = 100;
const AT_ONCE = 50;
const COMPLETIONS = 50;
const KILL_LIMIT_MS = 60_000;

interface Payer {
  token: string;
  paymentIntentId: string;
}

/** Payment events that arrive twice, late, forged, concurrently or never. */
export default async function billing(): Promise<Row[]> {
  const place = await newPlace();
  try {
    const server = await place.start(ENV);
    const rows = [await deliveries(place), await completions(place)];
    const payer = await pay(place.url, 'killed');
    server.child.kill('SIGKILL');
    await server.ended;
    const again = await place.start(ENV);
    const began = performance.now();
    while ((await planOf(place.url, payer.token)) !== 'pro' && performance.now() - began < KILL_LIMIT_MS)
      await pause(200);
    const pro = (await planOf(place.url, payer.token)) === 'pro';
    const took = performance.now() - began;
    rows.push({
      name: 'kill -9 between payment and completion: Pro after the restart',
      measured: pro ? `${(took / 1000).toFixed(1)} s` : 'never',
      target: '< 60 s',
      ok: pro && took < KILL_LIMIT_MS,
    });
    again.child.kill('SIGINT');
    await again.ended;
    return rows;
  } finally {
    await place.remove();
  }
}

async function deliveries(place: Place): Promise<Row> {
  const payers: Payer[] = [];
  for (let at = 0; at < PEOPLE; at++) payers.push(await pay(place.url, `payer${at}`));
  const db = await openDatabase({ DATA_DIR: place.folder, DATABASE_URL: undefined }, { attach: true });
  try {
    const customers = (
      await db.pool.query<{ customer_id: string }>('select customer_id from billing_customers')
    ).rows;
    const event = (id: string, at: number) =>
      JSON.stringify({
        id,
        object: 'event',
        type: 'invoice.paid',
        data: { object: { object: 'invoice', customer: customers[at % customers.length]?.customer_id } },
      });
    const real = Array.from({ length: EVENTS }, (_, at) => event(`evt_bench_${at}`, at));
    const forged = Array.from({ length: FORGED }, (_, at) => event(`evt_forged_${at}`, at));
    const all = [
      ...Array.from({ length: TIMES }, () => real).flatMap((payloads) =>
        payloads.map((payload) => ({ payload, secret: sandboxSecret(SECRET), wanted: 200 })),
      ),
      ...forged.map((payload) => ({ payload, secret: 'whsec_of_somebody_else', wanted: 400 })),
    ].sort(() => Math.random() - 0.5);
    const began = performance.now();
    let wrong = 0;
    const work = async () => {
      for (let next = all.pop(); next; next = all.pop()) {
        const status = await deliver(place.url, next.payload, await sign(next.payload, next.secret));
        if (status !== next.wanted) wrong++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const took = performance.now() - began;
    const grants = (await db.pool.query('select 1 from pro_grants')).rowCount;
    const kept = (await db.pool.query(`select 1 from webhook_events where id like 'evt_bench_%'`)).rowCount;
    const plans = await Promise.all(payers.map(({ token }) => planOf(place.url, token)));
    const pros = plans.filter((plan) => plan === 'pro').length;
    return {
      name: `${EVENTS * TIMES + FORGED} webhook deliveries, shuffled, each ${TIMES} times, ${FORGED} forged`,
      measured: `${wrong} wrong answers, ${grants} grants for ${pros} of ${PEOPLE} subscribers, ${(took / 1000).toFixed(1)} s`,
      target: `0 wrong, ${PEOPLE} grants, ${EVENTS} events kept`,
      ok: wrong === 0 && grants === PEOPLE && pros === PEOPLE && kept === EVENTS,
    };
  } finally {
    await db.close();
  }
}

async function completions(place: Place): Promise<Row> {
  const { token, paymentIntentId } = await pay(place.url, 'impatient');
  const statuses = await Promise.all(
    Array.from({ length: COMPLETIONS }, async () => {
      const answer = await post(place.url, '/api/complete-subscription', token, { paymentIntentId });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const state = await fetch(`${place.url}/api/billing/subscription`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { sources } = (await state.json()) as { sources: unknown[] };
  const fine = statuses.filter((status) => status === 200).length;
  return {
    name: `${COMPLETIONS} parallel completions of one payment`,
    measured: `${fine} answered, ${sources.length} grant`,
    target: `${COMPLETIONS} answered, 1 grant`,
    ok: fine === COMPLETIONS && sources.length === 1,
  };
}

let people = 0;

/** Signs up and starts a payment with a valid card, without completing it. */
async function pay(url: string, name: string): Promise<Payer> {
  people++;
  const token = await signUp(url, name, `10.9.${people >> 8}.${people & 255}`);
  if (!token) throw new Error('No account could be made');
  const begun = await post(url, '/api/create-subscription', token, {});
  const { clientSecret, paymentIntentId } = (await begun.json()) as Record<string, string>;
  const paid = await post(url, '/api/sandbox/confirm', token, { clientSecret, card: '4242424242424242' });
  if (paid.status !== 200 || !paymentIntentId) throw new Error(`No payment: ${await paid.text()}`);
  await paid.arrayBuffer();
  return { token, paymentIntentId };
}

function post(url: string, path: string, token: string, body: unknown): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

async function deliver(url: string, payload: string, signature: string): Promise<number> {
  const answer = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function planOf(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { user: { plan: string } }).user.plan;
}
