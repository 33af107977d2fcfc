import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, SettingsError } from './env.ts';

/** The key for all signatures and keyed hashes. Generated once and stored when none is set. */
export async function resolveSecret(env: Pick<Env, 'SECRET' | 'DATA_DIR'>): Promise<string> {
  if (env.SECRET) return env.SECRET;
  const path = join(env.DATA_DIR, 'secret');
  await mkdir(env.DATA_DIR, { recursive: true });
  try {
    // "wx" makes two simultaneous starts agree on one secret: the second one reads what the first one wrote.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 32)
    throw new SettingsError(`${path} is too short to be a secret. Delete it to make a new one.`);
  return secret;
}
