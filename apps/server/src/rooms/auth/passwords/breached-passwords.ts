import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * Passwords of known breaches as a Bloom filter: 2 MB instead of a long list, and no password can be read from it. Made by
 * `npm run breached-passwords` from lists of the SecLists project (MIT). It knows every password of them, and one in a
 * hundred thousand others.
 */
const FILE = new URL('./breached-passwords.bin', import.meta.url);
/** Bits that each password has in the filter. */
const MARKS = 17;
const BITS_EACH = 24;

let filter: Promise<Uint8Array> | undefined;

export async function isBreached(password: string): Promise<boolean> {
  filter ??= readFile(FILE);
  const bytes = await filter;
  return placesOf(password, bytes.length * 8).every((place) => (bytes[place >> 3]! >> (place & 7)) & 1);
}

export function makeFilter(passwords: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((passwords.size * BITS_EACH) / 8));
  for (const password of passwords)
    for (const place of placesOf(password, bytes.length * 8)) bytes[place >> 3]! |= 1 << (place & 7);
  return bytes;
}

/** Capital letters make no difference to who guesses. */
export function plain(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** Two numbers of one hash give all places (Kirsch and Mitzenmacher, 2006). */
function placesOf(password: string, bits: number): number[] {
  const digest = hash('sha256', plain(password), 'buffer');
  const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  return Array.from({ length: MARKS }, (_, i) => (first + i * step) % bits);
}
