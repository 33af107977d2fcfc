import type { Belongings, Person } from './private-data.ts';

/** One attempt to reach data of another person. */
export interface Attack {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** Allowed statuses: refused, or a success that does not touch the other person's data. */
  answers: readonly number[];
  /** False where the owner is refused too, so there is no point in trying the request as the owner. */
  ownerMay?: false;
}

export type Aim = (owner: Belongings, attacker: Person) => Attack[];

/** Takes no id: the response depends on the caller alone, or is the same for everybody. */
export const NOTHING_TO_AIM_AT = 'nothing to aim at' as const;
/** Refused for everybody but admins before anything is read. */
export const ADMINS_ONLY = 'admins only' as const;

export type Entry = Aim | typeof NOTHING_TO_AIM_AT | typeof ADMINS_ONLY;

export const REFUSED = [403, 404];
export const NOT_FOUND = [404];

export const at =
  (of: (owner: Belongings) => string, more: Partial<Attack> = {}): Aim =>
  (owner) => [{ params: { id: of(owner) }, answers: REFUSED, ...more }];
export const aimless = (...routes: string[]): Record<string, Entry> =>
  Object.fromEntries(routes.map((route) => [route, NOTHING_TO_AIM_AT]));
