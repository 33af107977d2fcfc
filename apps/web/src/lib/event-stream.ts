import type { Access, Endpoint } from '@crisper/contract/endpoint';
import { streamError } from '@crisper/contract/errors';
import { createParser } from 'eventsource-parser';
import type { z } from 'zod';
import { ApiError, unreachable } from './api.ts';

/** Far above any real event (the longest is an answer of 50 recipes); a larger one is not from our server. */
const MAX_EVENT_CHARS = 4_000_000;

type Schema = z.ZodType | undefined;

/**
 * The events of a response to `send(endpoint, { accept: 'text/event-stream' })`. Unknown events are skipped.
 * Throws ApiError if the stream sends an error event or invalid data.
 */
export async function* eventsIn<Events extends z.ZodType>(
  endpoint: Endpoint<Schema, Schema, Schema, Schema, Access, Events>,
  response: Response,
): AsyncGenerator<z.output<Events>> {
  if (!response.body) throw unreachable();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let arrived: string[] = [];
  let broken = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARS,
    onEvent: ({ data }) => arrived.push(data),
    onError: ({ type }) => {
      broken ||= type === 'max-buffer-size-exceeded';
    },
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const data of arrived) {
        const event = readEvent(endpoint, data, response.status);
        if (event !== undefined) yield event;
      }
      arrived = [];
      if (broken) throw unreachable();
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined for an unknown event, which a newer server may send. */
function readEvent<Events extends z.ZodType>(
  { events }: Endpoint<Schema, Schema, Schema, Schema, Access, Events>,
  data: string,
  status: number,
): z.output<Events> | undefined {
  const json = jsonOf(data);
  const failure = streamError.safeParse(json);
  if (failure.success) throw new ApiError(status, failure.data.code, failure.data.error);
  return events?.safeParse(json).data;
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw unreachable();
  }
}
