import { hash, verify } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Problem } from '../../../problem.ts';
import { isBreached } from './breached-passwords.ts';

/** 0 and 1 fall to guessing through a website, 2 to 4 do not. */
const SCORE_MIN = 2;
/** What a long password begins with decides: looking at all of it takes time that grows faster than its length. */
const LOOKED_AT = 32;
/** Words that everybody would try here first. */
const OUR_WORDS = ['crisper', 'fridge', 'recipe', 'recipes', 'cooking', 'kitchen'];

/** A hash of a random value: verifying against it takes as long as verifying a real one. */
let decoy: Promise<string> | undefined;
let strength: Promise<ZxcvbnFactory> | undefined;

/** argon2id with the library's parameters: 19 MiB, 2 passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** Takes the same time whether or not the account exists, or has a password. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID());
  const nobody = await decoy;
  const matches = await verify(stored ?? nobody, password.normalize('NFKC'));
  return matches && typeof stored === 'string';
}

/**
 * Refuses what is guessed first: passwords of known breaches, common ones with letters swapped for signs, repeats, rows of
 * keys, dates, and the person's own names. The contract checks the length. Nothing leaves the machine.
 */
export async function assertStrong(
  password: string,
  own: { email: string; username: string },
): Promise<void> {
  const lower = password.normalize('NFKC').toLowerCase();
  const [mailbox = ''] = own.email.toLowerCase().split('@');
  if ([own.email.toLowerCase(), mailbox, own.username.toLowerCase()].includes(lower)) {
    throw weak('Choose a password that is not your email or username.');
  }
  if (await isBreached(password))
    throw weak(
      'That password has been stolen somewhere before, so it is easy to guess. Three or four random words make a good one.',
    );
  strength ??= loadStrength();
  const { score } = (await strength).check(password.normalize('NFKC').slice(0, LOOKED_AT), [
    own.email,
    mailbox,
    own.username,
    ...OUR_WORDS,
  ]);
  if (score < SCORE_MIN)
    throw weak('That password would be guessed quickly. Three or four words in a row make a good one.');
}

function weak(message: string): Problem {
  return new Problem('validation', message, { fields: { password: message } });
}

/** The list of passwords is large, and only signing up and resetting need it. */
async function loadStrength(): Promise<ZxcvbnFactory> {
  const [core, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
