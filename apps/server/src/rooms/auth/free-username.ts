import { usernameShape } from '@crisper/contract/auth/auth';
import type { Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { assertOwnName } from './usernames.ts';
import { isNameTaken } from './users.repository.ts';

const LONGEST = 26;
const TRIES = 50;

/** A username made of the first name that may be one, with a number where it is taken. */
export async function freeUsername(tx: Tx, names: readonly string[]): Promise<string> {
  const base = [...names.map(asUsername), 'cook'].find(isAllowed) ?? 'cook';
  for (let number = 1; number <= TRIES; number++) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!(await isNameTaken(tx, name))) return name;
  }
  return `${base.slice(0, 20)}-${crypto.randomUUID().slice(0, 8)}`;
}

/** "Zoë Müller" as "Zoe.Muller". */
function asUsername(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split('@', 1)[0]!
    .split(/[^A-Za-z0-9_-]/)
    .filter((part) => part !== '')
    .join('.')
    .slice(0, LONGEST);
}

function isAllowed(name: string): boolean {
  if (!usernameShape.safeParse(name).success) return false;
  try {
    assertOwnName(name);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
