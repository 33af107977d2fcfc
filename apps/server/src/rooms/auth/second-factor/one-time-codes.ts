import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../../random-token.ts';

/** 160 bits, as long as the hash that authenticator apps use. */
const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** A code may be one half minute early or late: clocks differ, and typing takes a while. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** 32 signs that are not taken for each other, so that each carries five bits; a code has eighty. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_SIGNS = 16;
const GROUP = 4;

function generator(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Crisper',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}

export function newSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** What the QR code says to the app. */
export function addressOf(secret: string, label: string): string {
  return generator(secret, label).toString();
}

/** The half minute that a code belongs to, or undefined when it is not right now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = generator(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

/** What was typed, as one of the two kinds of codes; undefined when it is neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const plain = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  const read = plain.replaceAll('o', '0').replace(/[il]/g, '1');
  const isRecovery = read.length === RECOVERY_SIGNS && [...read].every((sign) => SIGNS.includes(sign));
  return isRecovery ? { kind: 'recovery', code: read } : undefined;
}

/** As they are shown, in groups, and as they are kept. */
export function newRecoveryCodes(): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(RECOVERY_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join(''),
  );
  const grouped = (code: string) =>
    Array.from({ length: RECOVERY_SIGNS / GROUP }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join(
      '-',
    );
  return { shown: codes.map(grouped), hashes: codes.map(hashToken) };
}
