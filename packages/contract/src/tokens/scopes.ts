import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/**
 * What API tokens reach: rooms, and the first parts of their paths after "/api/". Whatever is not listed is reached by
 * no token: the account and its security, tokens themselves, payments, administration, what is said in public.
 */
const PATHS = {
  recipes: [
    'recipes',
    'recipe-tags',
    'recipe-export',
    'collections',
    'favorites',
    'imports',
    'shared',
    'chat',
  ],
  pantry: ['pantry', 'staples', 'receipts'],
  plan: ['plan'],
  shopping: ['shopping'],
  meals: ['meals', 'meal-offers', 'analyze-meal'],
  nutrition: ['nutrition'],
  products: ['products'],
  scans: ['scan', 'scans', 'memories'],
  household: ['household'],
  webhooks: ['webhooks'],
  calendar: ['calendar'],
} as const satisfies Record<string, readonly string[]>;

/** What a token does here goes on after its end, so that it is given by name alone: "read" and "write" do not have it. */
const BY_NAME: readonly string[] = ['webhooks', 'calendar'];

/** Who belongs to a household is settled by people, not by programs. */
const PEOPLE_ONLY = /^\/api\/household\/(members|invitations|leave)\b/;

export type TokenRoom = keyof typeof PATHS;
export const TOKEN_ROOMS = Object.keys(PATHS) as [TokenRoom, ...TokenRoom[]];

const ACTIONS = ['read', 'write'] as const;
type Action = (typeof ACTIONS)[number];
export type Scope = Action | `${TokenRoom}:${Action}`;

/** "read" and "write" hold for every room but those given by name, "pantry:read" for one. */
export const SCOPES = [
  ...ACTIONS,
  ...TOKEN_ROOMS.flatMap((room) => ACTIONS.map((action) => `${room}:${action}` as const)),
] as [Scope, ...Scope[]];
export const scope = z.enum(SCOPES);

const ROOM_OF = new Map<string, TokenRoom>(
  TOKEN_ROOMS.flatMap((room) => PATHS[room].map((part): [string, TokenRoom] => [part, room])),
);

/** Where every token learns what it is. */
const SELF = '/api/tokens/self';

/**
 * The scope that an endpoint asks of a token: `null` when no scope is enough, 'any' when each is, 'none' when everybody may
 * call it.
 */
export function scopeOf({
  access,
  elevated,
  method,
  path,
  reads,
}: Endpoint): `${TokenRoom}:${Action}` | 'any' | 'none' | null {
  if (access === 'public') return 'none';
  if (path === SELF) return 'any';
  const room = ROOM_OF.get(path.split('/')[2] ?? '');
  if (!room || access === 'admin' || elevated === true || PEOPLE_ONLY.test(path)) return null;
  return `${room}:${method === 'GET' || reads ? 'read' : 'write'}`;
}

/** A user who may change a room may read it: the answers to changes show it. */
export function allows(scopes: readonly Scope[], needed: ReturnType<typeof scopeOf>): boolean {
  if (needed === 'none' || needed === 'any') return true;
  if (needed === null) return false;
  const [room, action] = needed.split(':') as [TokenRoom, Action];
  const enough: readonly Action[] = action === 'read' ? ['read', 'write'] : ['write'];
  const byName = BY_NAME.includes(room);
  return enough.some((one) => (!byName && scopes.includes(one)) || scopes.includes(`${room}:${one}`));
}
