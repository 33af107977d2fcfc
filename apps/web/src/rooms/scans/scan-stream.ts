import { createScan, type ScanEvent, type ScanResult } from '@crisper/contract/scans/scans';
import { ApiError, send, unreachable } from '../../lib/api.ts';
import { eventsIn } from '../../lib/event-stream.ts';

/** Longer than the server's limit for a scan. */
const LIMIT_MS = 6 * 60 * 1000;

async function read(response: Response, onEvent: (event: ScanEvent) => void): Promise<ScanResult> {
  // A proxy that cannot stream may request JSON, which contains only the result.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return createScan.response.parse(await response.json());
  }
  for await (const event of eventsIn(createScan, response)) {
    if (event.type === 'result') return event.result;
    onEvent(event);
  }
  throw unreachable();
}

/** Sends the photos and returns the result; `onEvent` gets the progress. Throws ApiError, or the abort. */
export async function streamScan(
  images: Blob[],
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
