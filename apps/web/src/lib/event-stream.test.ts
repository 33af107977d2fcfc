import { endpoint } from '@crisper/contract/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { eventsIn } from './event-stream.ts';

const count = endpoint({
  method: 'GET',
  path: '/api/count',
  summary: 'Counts',
  access: 'public',
  events: z.object({ type: z.literal('number'), n: z.number() }),
});

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const number = (n: number) => event({ type: 'number', n });

async function read(...pieces: string[]): Promise<number[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const heard: number[] = [];
  for await (const { n } of eventsIn(count, new Response(body))) heard.push(n);
  return heard;
}

it('reads events wherever the stream is cut, past comments, carriage returns and what it does not know', async () => {
  const whole = `: heartbeat\n\n${number(1)}data: {"type":\r\ndata: "number", "n": 2}\r\n\r\n${event({ type: 'news' })}${number(3)}`;
  expect(await read(...whole)).toEqual([1, 2, 3]);
  expect(await read(whole)).toEqual([1, 2, 3]);
});

it('throws the error that a stream ends with, after what came before it', async () => {
  const heard = read(
    number(1),
    event({ type: 'error', error: 'Too many cooks.', code: 'rate_limited', requestId: 'r' }),
  );
  await expect(heard).rejects.toMatchObject({ code: 'rate_limited', message: 'Too many cooks.' });
});

it.each([
  ['not JSON', ['data: {oops\n\n']],
  ['endless', ['data: ', 'x'.repeat(4_000_001)]],
  ['a list of endless lines', [`data: ${'x'.repeat(2_500_000)}\n`, `data: ${'x'.repeat(2_500_000)}\n`]],
])('takes a stream that is %s for a lost connection', async (_, pieces) => {
  await expect(read(...pieces)).rejects.toMatchObject({ code: 'network' });
});

it('ends quietly where the stream ends, also within an event', async () => {
  expect(await read(number(1), 'data: {"type":"num')).toEqual([1]);
});
