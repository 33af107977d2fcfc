// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import type { StreamError } from '@crisper/contract/errors';
import type { DetectedIngredient, ScanEvent, ScanResult } from '@crisper/contract/scans/scans';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { streamScan } from './scan-stream.ts';
import { forgetUploads, noteUpload } from './uplink.ts';

const fetched = vi.fn<typeof fetch>();
const lists = { ingredients: [], questions: [], places: [], also: [] };
const result: ScanResult = { id: 's', ...lists, note: null, scansLeft: 1 };
const photo = new Blob(['x'], { type: 'image/jpeg' });
const stay = new AbortController().signal;

beforeEach(() => {
  keepSession({ token: 'secret', user: { id: '1' } as User });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetUploads();
});

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
    expect(await streamScan([{ file: photo }], ({ type }) => heard.push(type), stay)).toEqual(result);
    expect(heard).toEqual(['received', 'matching']);
    const { headers, body } = fetched.mock.lastCall![1]!;
    expect((headers as Headers).get('accept')).toBe('text/event-stream');
    expect((body as FormData).getAll('images')).toHaveLength(1);
  });

  it('puts together what arrives in pieces, and skips heart beats and what it does not know', async () => {
    const whole = `:\n\ndata: {"type":"news"}\n\n${line({ type: 'matching' })}${line({ type: 'result', result })}`;
    answerInPieces([...whole]);
    const heard: string[] = [];
    expect(await streamScan([{ file: photo }], ({ type }) => heard.push(type), stay)).toEqual(result);
    expect(heard).toEqual(['matching']);
  });

  it('throws the error that the stream ends with', async () => {
    const error = 'Daily scan limit reached';
    answerInPieces([line({ type: 'error', error, code: 'limit_reached', requestId: 'r' })]);
    await expect(streamScan([{ file: photo }], () => {}, stay)).rejects.toMatchObject({
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
    await expect(streamScan([{ file: photo }], () => {}, stay)).rejects.toMatchObject({ code: 'network' });
  });

  it('takes the result alone where nothing streams', async () => {
    fetched.mockResolvedValue(Response.json(result));
    expect(await streamScan([{ file: photo }], () => {}, stay)).toEqual(result);
  });
});

describe('photos with all their pixels', () => {
  const full = { file: new Blob(['all its pixels'.repeat(20_000)]), overview: new Blob(['few']) };
  const small = { file: new Blob(['small']) };
  const tomato: DetectedIngredient = {
    ...{ name: 'tomato', food: null, confidence: 0.9, emoji: '🍅', source: 'seen', evidence: [] },
    ...{ estimatedQuantity: null, unit: null, preselected: true, doubtful: false },
  };

  function answer(...results: ScanResult[]): void {
    for (const one of results) fetched.mockResolvedValueOnce(Response.json(one));
  }
  const sent = () =>
    fetched.mock.calls.map(([address, init]) => ({
      query: String(address).split('?')[1] ?? '',
      sizes: (init!.body as FormData).getAll('images').map((one) => (one as File).size),
    }));
  const says = (connection: unknown) =>
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));

  beforeEach(() => fetched.mockReset());

  it('go at once where the browser says that the network is fast', async () => {
    says({ effectiveType: '4g' });
    answer(result);
    await streamScan([full, small], () => {}, stay);
    expect(sent()).toEqual([{ query: '', sizes: [280_000, 5] }]);
  });

  it('follow an overview whose list is shown, where it is slow or nobody knows', async () => {
    for (const connection of [undefined, { effectiveType: '3g' }]) {
      fetched.mockReset();
      forgetUploads();
      says(connection);
      answer({ ...result, id: 'o', ingredients: [tomato] }, result);
      const heard: ScanEvent[] = [];
      expect(await streamScan([full, small], (event) => heard.push(event), stay)).toEqual(result);
      expect(heard).toEqual([{ type: 'listed', ingredients: [tomato] }]);
      expect(sent()).toEqual([
        { query: 'look=overview', sizes: [3, 5] },
        { query: 'after=o', sizes: [280_000, 5] },
      ]);
    }
  });

  it('go by how long the last ones took, whatever the browser says', async () => {
    says({ effectiveType: '3g' });
    noteUpload(1_000_000, 500);
    answer(result);
    await streamScan([full], () => {}, stay);
    expect(sent()).toHaveLength(1);
    says({ effectiveType: '4g' });
    noteUpload(100_000, 2_000);
    answer(result, result);
    await streamScan([full], () => {}, stay);
    expect(sent()).toHaveLength(3);
  });

  it('stay where they are when the browser saves data, and where they have no more pixels', async () => {
    says({ saveData: true, effectiveType: '4g' });
    answer(result, result);
    await streamScan([full], () => {}, stay);
    says({ effectiveType: '2g' });
    await streamScan([small], () => {}, stay);
    expect(sent()).toEqual([
      { query: '', sizes: [3] },
      { query: '', sizes: [5] },
    ]);
  });

  it('say so when they do not arrive after their overview', async () => {
    says({ effectiveType: '2g' });
    answer(result);
    fetched.mockRejectedValueOnce(new TypeError('the network is gone'));
    await expect(streamScan([full], () => {}, stay)).rejects.toMatchObject({
      code: 'network',
      message: expect.stringContaining('The list is from a first look'),
    });
  });
});
