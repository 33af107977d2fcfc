import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Env } from './env.ts';

/** Wildcards would be looked up in every line; nothing of ours logs bodies or headers, and these catch the day somebody does. */
const SECRETS = ['password', 'token', 'authorization', 'images'].flatMap((secret) => [
  secret,
  `body.${secret}`,
  `headers.${secret}`,
  `user.${secret}`,
]);

/** Lines are written many at a time, a moment later: one by one they cost as much as the rest of a small answer. What is left is written on exit. */
const GATHERED = { sync: false, minLength: 8_192, periodicFlush: 250 };

export function createLog(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A failed query carries its values; the message alone is enough to find it.
    serializers: {
      err: (error: Error) => ({ type: error.name, message: firstLine(error), stack: error.stack }),
    },
    redact: SECRETS,
  };
  return pino(options, destination ?? pino.destination(GATHERED));
}

function firstLine(error: Error): string {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message.split('\nparams:', 1)[0]}${cause}`;
}
