import { setTimeout as pause } from 'node:timers/promises';
import { CMYK_JPEG, dataUrl } from '../../apps/server/src/testing/photos.ts';
import type { Action, PlannedPerson } from './random-plan.ts';
import { type Answer, send } from './requests.ts';
import type { Cook } from './virtual-users.ts';

const RETRY_PAUSE_MS = 150;
/** Longer than any fault and its mending. */
const GIVE_UP_MS = 90_000;
const CARD = '4242424242424242';

let count = 0;
const newKey = () => `random-faults-${process.pid}-${++count}`;
/** The same photo again would belong to the same scan. */
const newPhoto = () => dataUrl(Buffer.concat([Buffer.from(CMYK_JPEG, 'base64'), Buffer.from(newKey())]));

/** Does one person's actions of the round, one after the other; each is repeated until the server has answered. */
export async function live(cook: Cook, { actions }: PlannedPerson): Promise<void> {
  for (const { action, after, choice } of actions) {
    await pause(after);
    await ACTIONS[action](cook, choice);
  }
}

const ACTIONS: Record<Action, (cook: Cook, choice: number) => Promise<void>> = {
  scan,
  cook: cookRecipe,
  tick,
  save,
  write,
  // Some press the button in two tabs.
  pay: async (cook, choice) =>
    void (await Promise.all(choice % 3 === 0 ? [pay(cook), pay(cook)] : [pay(cook)])),
  refund,
};

/** What a person sees while a part is down. Everything else needs a reason. */
function isOutage({ status, body, retryAfter }: Answer): boolean {
  if (status === 0 || status === 502) return true;
  return status === 503 && body.code === 'unavailable' && Number(retryAfter) > 0;
}

const shown = ({ status, body }: Answer) => `${status} ${JSON.stringify(body).slice(0, 300)}`;

/** Sends until an answer comes that is no outage. `unsure` says that an earlier try may have been carried out. */
async function insist(
  cook: Cook,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ answer: Answer; unsure: boolean }> {
  const end = Date.now() + GIVE_UP_MS;
  for (let unsure = false; ; unsure = true) {
    const answer = await send(cook.base, method, path, { token: cook.token, body });
    if (!isOutage(answer)) return { answer, unsure };
    if (Date.now() > end) throw new Error(`${method} ${path} was never answered: ${shown(answer)}`);
    await pause(RETRY_PAUSE_MS);
  }
}

/** A scan has no key, so that it is sent once: without an answer it may have counted or not. */
export async function scan(cook: Cook): Promise<void> {
  const answer = await send(cook.base, 'POST', '/api/scan', {
    token: cook.token,
    body: { images: [newPhoto()] },
  });
  const { scans } = cook;
  if (answer.status === 429 && scans.today >= 2) return;
  if (answer.status === 200) scans.done.push(answer.body.id);
  else if (isOutage(answer)) scans.unknown++;
  else return void cook.odd.push(`scan: ${shown(answer)} after ${scans.today} today`);
  scans.today++;
}

/** Logs a recipe, and takes what it needs out of the pantry. */
async function cookRecipe(cook: Cook, choice: number): Promise<void> {
  const key = newKey();
  const recipeId = cook.recipes[choice % cook.recipes.length];
  const { answer } = await insist(cook, 'POST', '/api/meals/from-recipe', { recipeId, idempotencyKey: key });
  if (answer.status === 201) cook.meals.push({ key, id: answer.body.id });
  else cook.odd.push(`cook: ${shown(answer)}`);

  const { flour } = cook;
  const grams = 1 + (choice % 50);
  const uses = [{ id: flour.id, version: flour.version, grams }];
  const { answer: used, unsure } = await insist(cook, 'POST', '/api/pantry/use', { uses });
  if (used.status !== 200 || (used.body.used !== 1 && !unsure)) cook.odd.push(`use: ${shown(used)}`);
  flour.grams -= grams;
  flour.version = used.body.items?.[0]?.version ?? flour.version;
}

async function tick(cook: Cook, choice: number): Promise<void> {
  const id = [...cook.ticked.keys()][choice % cook.ticked.size]!;
  const ticked = !cook.ticked.get(id);
  const ticks = [{ id, ticked, at: new Date().toISOString() }];
  const { answer } = await insist(cook, 'PATCH', '/api/shopping', { ticks, idempotencyKey: newKey() });
  if (answer.status === 200) cook.ticked.set(id, ticked);
  else cook.odd.push(`tick: ${shown(answer)}`);
}

async function save(cook: Cook, choice: number): Promise<void> {
  const recipeId = cook.recipes[choice % cook.recipes.length]!;
  const isFavorite = choice % 4 !== 0;
  const body = { recipeId, isFavorite, idempotencyKey: newKey() };
  const { answer } = await insist(cook, 'POST', '/api/favorites', body);
  const full = answer.status === 403 && cook.saved.size === 20 && !cook.saved.has(recipeId) && isFavorite;
  if (full) return;
  if (answer.status !== 200 || answer.body.isFavorite !== isFavorite) cook.odd.push(`save: ${shown(answer)}`);
  else if (isFavorite) cook.saved.add(recipeId);
  else cook.saved.delete(recipeId);
}

/** A message has no key and is sent once. */
async function write(cook: Cook): Promise<void> {
  const subject = newKey();
  const body = { name: 'A cook', email: `${cook.id}@example.com`, subject, message: 'Where is my soup?' };
  const answer = await send(cook.base, 'POST', '/api/contact', { body });
  if (answer.status !== 201 && !isOutage(answer)) cook.odd.push(`write: ${shown(answer)}`);
  cook.messages.push({ subject, ticket: answer.status === 201 ? answer.body.ticket : undefined });
}

async function pay(cook: Cook): Promise<void> {
  for (;;) {
    const { answer: form } = await insist(cook, 'POST', '/api/create-subscription', { interval: 'month' });
    // Paid in the other tab, or in a try whose answer was lost.
    if (form.status === 409 && cook.paid) return;
    if (form.status !== 200) return void cook.odd.push(`begin to pay: ${shown(form)}`);
    const { clientSecret, paymentIntentId } = form.body;
    const { answer: card } = await insist(cook, 'POST', '/api/sandbox/confirm', { clientSecret, card: CARD });
    // A clock that jumps ahead ends a payment that was begun before.
    if (card.status === 200 && String(card.body.message).includes('canceled')) continue;
    if (card.body.status !== 'succeeded') return void cook.odd.push(`pay: ${shown(card)}`);
    cook.paid = true;
    const { answer: done } = await insist(cook, 'POST', '/api/complete-subscription', { paymentIntentId });
    if (done.status !== 200 || done.body.plan !== 'pro') cook.odd.push(`paid: ${shown(done)}`);
    return;
  }
}

async function refund(cook: Cook): Promise<void> {
  const { answer, unsure } = await insist(cook, 'POST', '/api/billing/refund');
  // The second try finds no subscription to refund when the first went through.
  if (answer.status !== 200 && !(unsure && [404, 409].includes(answer.status)))
    return void cook.odd.push(`refund: ${shown(answer)}`);
  cook.refunded = true;
}
