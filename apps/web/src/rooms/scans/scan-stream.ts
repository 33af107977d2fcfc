import type { ErrorCode } from '@crisper/contract/errors';
import { createScan, type ScanEvent, type ScanResult, scanEvent } from '@crisper/contract/scans';
import { ApiError, send, unreachable } from '../../lib/api.ts';

/** Longer than the server lets any scan run. */
const LIMIT_MS = 6 * 60 * 1000;
/** One event names at most what lies in eight photos; more than this is not ours. */
const MAX_EVENT_CHARS = 1_000_000;

function eventOf(block: string): ScanEvent | null {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  if (!data) return null;
  const read = scanEvent.safeParse(JSON.parse(data));
  return read.success ? read.data : null;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ScanEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true }).replaceAll('\r', '');
      if (text.length > MAX_EVENT_CHARS) throw unreachable();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function read(response: Response, onEvent: (event: ScanEvent) => void): Promise<ScanResult> {
  // A proxy that cannot stream, or an older server, may answer with the result alone.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return createScan.response.parse(await response.json());
  }
  if (!response.body) throw unreachable();
  for await (const event of eventsOf(response.body)) {
    if (event.type === 'result') return event.result;
    if (event.type === 'error') throw new ApiError(event.status, event.code as ErrorCode, event.error);
    onEvent(event);
  }
  throw unreachable();
}

/** Sends the photos and answers what was found; `onEvent` hears how far it is. Throws ApiError, or the abort. */
export async function streamScan(
  images: string[],
  onEvent: (event: ScanEvent) => void,
  signal: AbortSignal,
): Promise<ScanResult> {
  const response = await send(createScan, {
    body: { images },
    accept: 'text/event-stream',
    timeoutMs: LIMIT_MS,
    signal,
  });
  try {
    return await read(response, onEvent);
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw unreachable();
  }
}
