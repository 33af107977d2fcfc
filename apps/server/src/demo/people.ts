import { setRole } from '../rooms/accounts/accounts.repository.ts';
import type { Player, Stage } from './stage.ts';

export const COOK = { email: 'demo@example.com', username: 'demo_cook', password: 'snap the fridge 7' };

/** Nobody of these exists, and their names say so. */
const GUESTS = [
  'nora.demo',
  'tomasz.demo',
  'aiko.demo',
  'sam.demo',
  'lucia.demo',
  'ben.demo',
  'priya.demo',
  'elif.demo',
] as const;
/** Came through the demo cook's code; some of them have scanned, some have not yet. */
const FRIENDS = ['mara.demo', 'jonas.demo', 'wendy.demo', 'omar.demo', 'ines.demo'] as const;

export type GuestName = (typeof GUESTS)[number];

export interface Cast {
  cook: Player;
  guests: ReadonlyMap<GuestName, Player>;
  friends: readonly Player[];
  /** Signed up just now, so that what holds for new accounts can be seen. */
  newcomer: Player;
}

/** Everybody signs up as anybody would, and is then told to have been here for a while. */
export async function signUpAll(stage: Stage, days: number): Promise<Cast> {
  const cook = await signUp(stage, COOK, days + 1);
  await setRole(stage.container.db.orm, COOK.email, 'admin');
  const { code } = await stage.call<{ code: string }>('POST', '/api/referrals/generate', { by: cook });
  const guests = new Map<GuestName, Player>();
  for (const [at, name] of GUESTS.entries())
    guests.set(name, await signUp(stage, personOf(name), 40 + at * 61));
  const friends: Player[] = [];
  for (const [at, name] of FRIENDS.entries())
    friends.push(await signUp(stage, { ...personOf(name), referralCode: code }, 4 + at * 33));
  return { cook, guests, friends, newcomer: await signUp(stage, personOf('pat.demo'), 0) };
}

function personOf(username: string) {
  // Long and different for each: nobody needs to sign in as one of these.
  return { email: `${username}@example.com`, username, password: `${crypto.randomUUID()} ${username}` };
}

let addresses = 0;

async function signUp(stage: Stage, person: object, ageDays: number): Promise<Player> {
  addresses++;
  const { token, user } = await stage.call<{ token: string; user: Player }>('POST', '/api/auth/register', {
    body: { ...person, timeZone: stage.timeZone },
    address: `10.9.0.${addresses % 250}`,
  });
  // Before the session is first used: it remembers whom it belongs to for a while.
  await stage.sql(`update users set created_at = $2::timestamptz - make_interval(days => $3) where id = $1`, [
    user.id,
    stage.now,
    ageDays,
  ]);
  return { id: user.id, username: user.username, token };
}
