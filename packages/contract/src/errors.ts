import { z } from 'zod';

export const ERROR_CODES = [
  'bad_request',
  'validation',
  'unauthorized',
  'forbidden',
  'confirmation_required',
  'not_found',
  'conflict',
  'too_large',
  'unsupported',
  'limit_reached',
  'rate_limited',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Every error response has this shape. `error` is a message for the person. */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** The last event of a stream that failed after it started. */
export const streamError = errorBody.omit({ fields: true }).extend({ type: z.literal('error') });
export type StreamError = z.infer<typeof streamError>;
