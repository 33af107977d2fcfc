import type { ErrorCode } from '@crisper/contract/errors';
import { sayInEnglish, type Values } from './saying/say.ts';

const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  confirmation_required: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  limit_reached: 403,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

interface Details {
  /** What stands for `{name}` in the message and the fields. */
  values?: Values;
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** Overrides the usual status of the code. */
  status?: number;
  cause?: unknown;
}

/**
 * An error with a message for the person, written in English. Services throw it; the server turns it into the error response,
 * in the person's language.
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly values: Values | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    /** As translators know it. */
    readonly text: string,
    details: Details = {},
  ) {
    super(sayInEnglish(text, details.values), { cause: details.cause });
    this.values = details.values;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.status = details.status ?? STATUS[code];
  }
}
