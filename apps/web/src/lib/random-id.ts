/** A random UUID. `crypto.randomUUID` is missing on plain http, as in most home networks; random values are not. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The bits that say "version 4, random".
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [0, 8, 12, 16, 20].map((from, at, starts) => hex.slice(from, starts[at + 1])).join('-');
}
