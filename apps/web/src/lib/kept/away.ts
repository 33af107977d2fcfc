import { ApiError } from '../api.ts';

/** What a proxy says for a server that does not answer. */
const OF_PROXY: readonly number[] = [502, 503, 504];

/** True if the server was not reached, as far as the page can know. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || OF_PROXY.includes(error.status));

/** True if it was not reached, or answered with a fault of its own: then what it said last is still worth showing. */
export const isBroken = (error: unknown): boolean => error instanceof ApiError && !error.refused;
