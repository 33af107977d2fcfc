import { randomBytes, randomUUID } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../scale/support/requests.ts';

/** Requests under way at any time. */
const AT_ONCE = 64;
const ATTACKER = '198.51.100.66';
/** After a request without an answer, so that the loop does not spin. */
const RETRY_MS = 50;

type Request = [method: string, path: string, body?: unknown];

const FOODS = [
  'egg',
  'flour',
  'butter',
  'milk',
  'rice',
  'onion',
  'tomato',
  'chicken breast',
  'potato',
  'cheddar',
];
const PHOTO = randomBytes(3_000_000).toString('base64');
const SOUP = '1 cup of water and salt \n'.repeat(4_000);
const words = (count: number) => Array.from({ length: count }, () => randomUUID());

/** The most costly requests that one account can send, each different from the last, so that no cache answers. */
const WORST: readonly (() => Request)[] = [
  () => [
    'POST',
    '/api/recipes/search',
    { ingredients: [...FOODS, ...words(190)], filters: { maxTime: 1 + (Date.now() % 1440) } },
  ],
  () => ['POST', '/api/recipes/import', { text: `Soup ${randomUUID()}\n${SOUP}` }],
  () => [
    'POST',
    '/api/scan',
    { images: [`data:image/jpeg;base64,${randomBytes(30).toString('base64')}${PHOTO}`] },
  ],
  () => ['GET', '/api/user/export'],
  () => ['GET', '/api/nutrition/insights?days=30'],
  () => ['GET', `/api/recipes?search=${words(3).join('%20')}`],
  () => ['POST', '/api/meals', { name: 'Soup', items: Array(60).fill({ name: 'Soup', calories: 1 }) }],
  () => ['GET', '/api/meals?days=366&limit=200'],
];

// Real attackers bring a machine of their own.
setPriority(constants.priority.PRIORITY_LOW);
const [base = '', token = ''] = process.argv.slice(2);
const told = { sent: 0, refused: 0 };
let over = false;

async function loop(first: number): Promise<void> {
  for (let n = first; !over; n++) {
    const [method, path, body] = WORST[n % WORST.length]!();
    told.sent++;
    const { status } = await send(base, method, path, { body, token, from: ATTACKER });
    if (status === 429) told.refused++;
    if (status === 0) await pause(RETRY_MS);
  }
}

const loops = Array.from({ length: AT_ONCE }, (_, first) => loop(first));
process.on('message', async () => {
  over = true;
  await Promise.all(loops);
  process.send?.(told, () => process.exit(0));
});
process.send?.('ready');
