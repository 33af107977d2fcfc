// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import type { StreamError } from '@crisper/contract/errors';
import type { ScanEvent, ScanResult } from '@crisper/contract/scans/scans';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { streamScan } from './scan-stream.ts';

const fetched = vi.fn<typeof fetch>();
const lists = { ingredients: [], questions: [], places: [], also: [] };
const result: ScanResult = { id: 's', ...lists, note: null, scansLeft: 1 };
const photo = new Blob(['x'], { type: 'image/jpeg' });
const stay = new AbortController().signal;

beforeEach(() => {
  keepSession({ token: 'secret', user: { id: '1' } as User });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const line = (event: ScanEvent | StreamError) => `data: ${JSON.stringify(event)}\n\n`;

function answerInPieces(pieces: readonly string[]): void {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  fetched.mockResolvedValue(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
}

describe('streamScan', () => {
  it('asks for a stream and tells the stages in order', async () => {
    answerInPieces([
      line({ type: 'received', photos: 1 }),
      line({ type: 'matching' }),
      line({ type: 'result', result }),
    ]);
    const heard: string[] = [];
    expect(await streamScan([photo], ({ type }) => heard.push(type), stay)).toEqual(result);
    expect(heard).toEqual(['received', 'matching']);
    const { headers, body } = fetched.mock.lastCall![1]!;
    expect((headers as Headers).get('accept')).toBe('text/event-stream');
    expect((body as FormData).getAll('images')).toHaveLength(1);
  });

  it('puts together what arrives in pieces, and skips heart beats and what it does not know', async () => {
    const whole = `:\n\ndata: {"type":"news"}\n\n${line({ type: 'matching' })}${line({ type: 'result', result })}`;
    answerInPieces([...whole]);
    const heard: string[] = [];
    expect(await streamScan([photo], ({ type }) => heard.push(type), stay)).toEqual(result);
    expect(heard).toEqual(['matching']);
  });

  it('throws the error that the stream ends with', async () => {
    const error = 'Daily scan limit reached';
    answerInPieces([line({ type: 'error', error, code: 'limit_reached', requestId: 'r' })]);
    await expect(streamScan([photo], () => {}, stay)).rejects.toMatchObject({
      code: 'limit_reached',
      message: error,
    });
  });

  it.each([
    ['cut off', [line({ type: 'matching' }), 'data: {"type":"res']],
    ['not JSON', ['data: {oops\n\n']],
    ['endless', ['data: ', 'x'.repeat(1_000_001)]],
  ])('takes a stream that is %s for a lost connection', async (_, pieces) => {
    answerInPieces(pieces);
    await expect(streamScan([photo], () => {}, stay)).rejects.toMatchObject({ code: 'network' });
  });

  it('takes the result alone where nothing streams', async () => {
    fetched.mockResolvedValue(Response.json(result));
    expect(await streamScan([photo], () => {}, stay)).toEqual(result);
  });
});
