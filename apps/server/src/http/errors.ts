import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@crisper/contract/errors';
import { sentenceOf } from '@crisper/contract/validation-messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { inLanguage } from '../language.ts';
import { Problem } from '../problem.ts';
import { phrase, say } from '../saying/say.ts';

const FIELDS_MAX = 20;

/** Turns every error into `{ error, code, requestId }`, without implementation details. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = inLanguage(request.language, () => toProblem(error));
    logProblem(problem, error, request);
    return sendProblem(problem, request, reply);
  });
}

/** Logs server errors; errors of the caller are not logged. */
export function logProblem(problem: Problem, error: unknown, request: FastifyRequest): void {
  if (problem.code === 'internal' || problem.code === 'unavailable')
    request.log.error({ err: error }, 'request failed');
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  // Without a scheme that is asked for, an answer of 401 says nothing to programs (RFC 9110).
  if (problem.status === 401 && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', 'Bearer realm="Crisper"');
  const body: ErrorBody = inLanguage(request.language, () => ({
    ...saidProblem(problem),
    requestId: request.id,
  }));
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return reply.status(problem.status).serializer(JSON.stringify).send(body);
}

/** In the language of whoever is answered. */
export function saidProblem({ text, code, values, fields }: Problem): Omit<ErrorBody, 'requestId'> {
  const said = Object.entries(fields ?? {}).map(([name, what]) => [name, say(what, values)] as const);
  return { error: say(text, values), code, ...(fields && { fields: Object.fromEntries(said) }) };
}

/** For requests that fail before a route is found. */
export function frameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(toProblem(error), request, reply);
}

/** For input that is not valid HTTP. */
export function clientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const body: ErrorBody = {
    error: tooLarge ? 'The request has too many headers.' : 'That request could not be understood.',
    code: tooLarge ? 'too_large' : 'bad_request',
    requestId: randomUUID(),
  };
  const text = JSON.stringify(body);
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}`;
  socket.end(`${head}\r\nConnection: close\r\n\r\n${text}`);
}

export function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation);
  const known = FRAMEWORK[error.code];
  if (known) return new Problem(...known);
  if (isOutage(error)) {
    return new Problem('unavailable', 'We can’t reach our data right now. Please try again in a moment.', {
      retryAfter: 5,
      cause: error,
    });
  }
  if (UNKEEPABLE.has(databaseCode(error)))
    return new Problem('validation', 'That has characters we can’t store.');
  if (databaseCode(error) === STORAGE_FULL)
    return new Problem(
      'limit_reached',
      'There’s no room for more of this. Delete something old, or write to us.',
      {
        cause: error,
      },
    );
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Problem('bad_request', 'That request could not be understood.');
  return new Problem('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}

/** Unreachable, shutting down, starting, out of connections, disk full. */
const OUTAGE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOSPC',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  // A statement that took too long.
  '57014',
  // Network errors, a database that became a read-only replica, disk errors.
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08006',
  '25006',
  '58030',
  // Still in conflict with other changes after many tries; nothing of it was done.
  '40001',
  '40P01',
]);

/** Driver errors without a code: a broken or hanging connection, or no free connection in time. */
const BROKEN =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered|was closed))/;

function isOutage(error: { code?: unknown; cause?: unknown; message: string }): boolean {
  const inner = error.cause instanceof Error ? error.cause : error;
  return OUTAGE.has(databaseCode(error)) || BROKEN.test(inner.message);
}

/** Null characters and lone surrogates. They can only come from a request, never from our own texts. */
const UNKEEPABLE = new Set(['22021', '22P05']);

/** Raised by the database when a person has as much of something as one may keep; see storage_limits. */
const STORAGE_FULL = 'CR001';

/** The query builder wraps the driver's error. */
function databaseCode(error: { code?: unknown; cause?: unknown }): string {
  const inner = error.cause as { code?: unknown } | undefined;
  return String(inner?.code ?? error.code ?? '');
}

const FRAMEWORK: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', phrase('That’s more than the server accepts.')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported', phrase('Send the request as JSON.')],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', phrase('The request is not valid JSON.')],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_request', phrase('The request is empty.')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', phrase('The request ended before all of it arrived.')],
  FST_ERR_BAD_URL: ['bad_request', phrase('That address could not be understood.')],
};

interface Invalid {
  keyword: string;
  instancePath: string;
  message?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** Each sentence has values of its own, so they are said here. */
function invalid(issues: Invalid[]): Problem {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, FIELDS_MAX)) {
    const name = issue.instancePath.split('/').filter(Boolean).join('.');
    if (name) fields[name] ??= inWords(issue) ?? say('Check this field');
  }
  const first = issues[0] && inWords(issues[0]);
  return new Problem(
    'validation',
    first ?? 'Check what you entered',
    Object.keys(fields).length > 0 ? { fields } : {},
  );
}

function inWords({ keyword, message, params }: Invalid): string | undefined {
  if (message === undefined) return undefined;
  const { text, values } = sentenceOf(message, { code: keyword, ...params });
  return say(text, values);
}
