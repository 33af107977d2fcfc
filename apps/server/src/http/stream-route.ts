import { PassThrough } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { Endpoint } from '@crisper/contract/endpoint';
import type { StreamError } from '@crisper/contract/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { inLanguage } from '../language.ts';
import { clientLeft } from './client-left.ts';
import { logProblem, saidProblem, toProblem } from './errors.ts';
import { type Call, type Parsed, register } from './route.ts';

/** Proxies close connections that are silent for about a minute. */
const HEARTBEAT_MS = 15_000;

interface StreamCall<E extends Endpoint> extends Call<E> {
  /** Does nothing when the caller asked for JSON or has left. */
  send(event: Parsed<E['events']>): void;
  /** Aborted when the caller leaves before the end. */
  signal: AbortSignal;
}

/** The work after admission. Its result is the endpoint's `response`, for callers that asked for JSON. */
type Work<E extends Endpoint> = () => Promise<
  E['response'] extends z.ZodType ? z.output<E['response']> : void
>;

interface Options {
  /** The stream ends only when the caller leaves. The server closes it on shutdown, which would otherwise wait for it. */
  endless?: boolean;
  /** For streams with a long answer. Each event still leaves at once. */
  compressed?: boolean;
}

/**
 * Registers a contract entry with `events`. An error thrown by `admit` is an ordinary error response. An error thrown by
 * the work it returns is the last event of the stream.
 */
export function streamRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  admit: (call: StreamCall<E>) => Promise<Work<E>>,
  { endless = false, compressed = false }: Options = {},
): void {
  const closing = new AbortController();
  if (endless) app.addHook('preClose', async () => closing.abort());

  register(app, endpoint, async (call: Call<E>) => {
    const { request, reply } = call;
    const signal = endless ? AbortSignal.any([clientLeft(reply), closing.signal]) : clientLeft(reply);
    if (endpoint.response && !asksForEvents(request)) {
      const work = await admit({ ...call, signal, send: () => {} });
      return work();
    }
    const stream = new PassThrough();
    const write = (text: string): void => {
      if (stream.writable) stream.write(text);
    };
    const send = (event: unknown): void => write(`data: ${JSON.stringify(event)}\n\n`);
    const work = await admit({ ...call, signal, send });
    const heartbeat = setInterval(write, HEARTBEAT_MS, ':\n\n').unref();
    work()
      .catch((error) => send(errorEvent(error, request)))
      .finally(() => {
        clearInterval(heartbeat);
        stream.end();
      });
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
    // Shutdown waits for this connection to close, and keep-alive would hold it open for another request.
    if (endless) reply.header('connection', 'close');
    if (!compressed || !acceptsGzip(request)) return reply.send(stream);
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return reply.send(stream.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })));
  });
}

function asksForEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(headers.accept ?? '');
}

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}

function errorEvent(error: FastifyError, request: FastifyRequest): StreamError {
  const problem = toProblem(error);
  logProblem(problem, error, request);
  const { error: text, code } = inLanguage(request.language, () => saidProblem(problem));
  return { type: 'error', error: text, code, requestId: request.id };
}
