import { z } from 'zod';

/** The answer to what is simply done. */
export const done = z.object({ ok: z.literal(true) });
