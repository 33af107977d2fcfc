import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Proxies cut connections that are silent for about a minute. */
const BEAT_MS = 15_000;

export interface EventStream<Event> {
  stream: PassThrough;
  send(event: Event): void;
  end(last: Event): void;
}

/** Server-sent events as the body of an answer. Events after the client has left go nowhere. */
export function eventStream<Event>(reply: FastifyReply): EventStream<Event> {
  const stream = new PassThrough();
  const write = (text: string): void => {
    if (stream.writable) stream.write(text);
  };
  const send = (event: Event): void => write(`data: ${JSON.stringify(event)}\n\n`);
  const beat = setInterval(write, BEAT_MS, ':\n\n').unref();
  stream.once('close', () => clearInterval(beat));
  reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
  return {
    stream,
    send,
    end(last) {
      clearInterval(beat);
      send(last);
      stream.end();
    },
  };
}

/** Aborted when the connection closes before the answer is complete. */
export function clientLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}
