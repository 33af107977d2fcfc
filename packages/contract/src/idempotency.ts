import { z } from 'zod';

/** Made by the browser for each deed: a request that comes again with the same key does nothing again. */
export const idempotencyKey = z.string().min(8).max(64).optional();

/** For how long the server knows a key at least. A browser that kept a deed for longer must not send it any more. */
export const KEY_KNOWN_DAYS = 60;
