import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../problem.ts';

const COMMON = 10_000;
const SHORTEST = 8;

/** A hash of a random value: verifying against it takes as long as verifying a real one. */
let decoy: Promise<string> | undefined;
let common: Promise<ReadonlySet<string>> | undefined;

/** argon2id with the library's parameters: 19 MiB, 2 passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** Takes the same time whether or not the account exists. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID());
  const nobody = await decoy;
  const matches = await verify(stored ?? nobody, password.normalize('NFKC'));
  return matches && stored !== undefined;
}

/** Refuses common passwords. The contract checks the length. */
export async function assertStrong(
  password: string,
  own: { email: string; username: string },
): Promise<void> {
  const lower = password.toLowerCase();
  const [mailbox] = own.email.toLowerCase().split('@');
  if ([own.email.toLowerCase(), mailbox, own.username.toLowerCase()].includes(lower)) {
    throw weak('Choose a password that is not your email or username.');
  }
  common ??= loadCommon();
  if ((await common).has(lower)) throw weak('That password is one of the most common. Choose another.');
}

function weak(message: string): Problem {
  return new Problem('validation', message, { fields: { password: message } });
}

/** The list is sorted by how common a password is. The common ones that pass the length check are added separately. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'] as string[];
  const first = listed.slice(0, COMMON);
  const long = listed.filter((password) => password.length >= SHORTEST).slice(0, COMMON);
  return new Set([...first, ...long]);
}
