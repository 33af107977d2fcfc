import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Env } from './env.ts';
import { safeError } from './safe-error.ts';

/** A safeguard: nothing logs bodies or headers today. No wildcards, because they would slow down every line. */
const SECRETS = ['password', 'token', 'authorization', 'images'].flatMap((secret) => [
  secret,
  `body.${secret}`,
  `headers.${secret}`,
  `user.${secret}`,
]);

/**
 * Lines are buffered and written together: written one by one they cost as much as a small response.
 * The rest is flushed on exit.
 */
const GATHERED = { sync: false, minLength: 8_192, periodicFlush: 250 };

export function createLog(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError },
    redact: SECRETS,
  };
  return pino(options, destination ?? pino.destination(GATHERED));
}
