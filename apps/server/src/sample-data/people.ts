import { setRole } from '../rooms/auth/users.repository.ts';
import type { Player, Stage } from './stage.ts';

export const COOK = { email: 'demo@example.com', username: 'demo_cook', password: 'snap the fridge 7' };

/** The family of the cook who have logins of their own, with the same password. */
export const FAMILY = {
  alex: { email: 'alex.demo@example.com', username: 'alex.demo', password: COOK.password, role: 'member' },
  mia: { email: 'mia.demo@example.com', username: 'mia.demo', password: COOK.password, role: 'child' },
} as const;

/** Made-up people; the names show that. */
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
/** Signed up with the demo cook's code. Some have scanned, some have not yet. */
const FRIENDS = ['mara.demo', 'jonas.demo', 'wendy.demo', 'omar.demo', 'ines.demo'] as const;

export type GuestName = (typeof GUESTS)[number];

export type Family = Record<keyof typeof FAMILY, Player>;

export interface Cast {
  cook: Player;
  family: Family;
  guests: ReadonlyMap<GuestName, Player>;
  friends: readonly Player[];
  /** Signed up just now, to show the rules for new accounts. */
  newcomer: Player;
}

/** Signs everybody up through the API, then moves the sign-up dates into the past. */
export async function signUpAll(stage: Stage, days: number): Promise<Cast> {
  const cook = await signUp(stage, COOK, days + 1);
  await setRole(stage.container.db.orm, COOK.email, 'admin');
  const { code } = await stage.call<{ code: string }>('POST', '/api/referrals/generate', { by: cook });
  const family = {
    alex: await signUp(stage, loginOf(FAMILY.alex), days),
    mia: await signUp(stage, loginOf(FAMILY.mia), Math.min(days, 90)),
  };
  const guests = new Map<GuestName, Player>();
  for (const [at, name] of GUESTS.entries())
    guests.set(name, await signUp(stage, personOf(name), 40 + at * 61));
  const friends: Player[] = [];
  for (const [at, name] of FRIENDS.entries())
    friends.push(await signUp(stage, { ...personOf(name), referralCode: code }, 4 + at * 33));
  return { cook, family, guests, friends, newcomer: await signUp(stage, personOf('pat.demo'), 0) };
}

function personOf(username: string) {
  // A random password for each: no user needs to sign in as one of these.
  return { email: `${username}@example.com`, username, password: `${crypto.randomUUID()} ${username}` };
}

const loginOf = ({ role: _, ...login }: (typeof FAMILY)[keyof typeof FAMILY]) => login;

let addresses = 0;

async function signUp(stage: Stage, person: object, ageDays: number): Promise<Player> {
  addresses++;
  const { token, user } = await stage.call<{ token: string; user: Player }>('POST', '/api/auth/register', {
    body: { ...person, timeZone: stage.timeZone },
    address: `10.9.0.${addresses % 250}`,
  });
  // Must happen before the session is first used, because sessions are cached with their person.
  await stage.sql(
    `update users set created_at = $2::timestamptz - make_interval(days => $3), shows_name = true where id = $1`,
    [user.id, stage.now, ageDays],
  );
  return { id: user.id, username: user.username, token };
}
