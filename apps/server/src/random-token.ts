import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. Only the SHA-256 is stored, so a stolen table cannot be used to sign in. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
