import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Env } from './env.ts';

export function createLog(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A failed query carries its values; the message alone is enough to find it.
    serializers: {
      err: (error: Error) => ({ type: error.name, message: firstLine(error), stack: error.stack }),
    },
    redact: ['*.password', '*.token', '*.authorization', '*.images'],
  };
  return destination ? pino(options, destination) : pino(options);
}

function firstLine(error: Error): string {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message.split('\nparams:', 1)[0]}${cause}`;
}
