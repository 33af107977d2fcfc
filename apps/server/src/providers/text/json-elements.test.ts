import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { jsonSchema, streamObject } from 'ai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonObjects } from '../../json-objects.ts';

let server: Server;
let pieces: string[];
beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const delta of [...pieces.map((content) => ({ content })), {}]) {
      const choice = { index: 0, delta, ...(!('content' in delta) && { finish_reason: 'stop' }) };
      response.write(`data: ${JSON.stringify({ id: '1', created: 1, model: 'm', choices: [choice] })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());

/** What the SDK's own reader of streamed elements returns for the same text. */
async function elementStream(): Promise<unknown[]> {
  const { port } = server.address() as AddressInfo;
  const provider = createOpenAICompatible({
    name: 'text',
    baseURL: `http://127.0.0.1:${port}/v1`,
    supportsStructuredOutputs: true,
  });
  const schema = jsonSchema({ type: 'object' });
  const answer = streamObject({ model: provider('m'), output: 'array', schema, prompt: 'x', maxRetries: 0 });
  return collect(answer.elementStream);
}

async function* inPieces(): AsyncGenerator<string> {
  yield* pieces;
}

/** Why the SDK does not read the elements: it accepts only its own wrapper, and small models do not keep to it. */
it.each([
  ['the wrapper of the SDK', ['{"elements":[{"a":1},', '{"a":2}]}'], true],
  ['a list', ['[{"a":1},', '{"a":2}]'], false],
  ['one object a line', ['{"a":1}\n', '{"a":2}'], false],
  ['words and a fence', ['Here you are:\n```json\n[{"a":1},', '{"a":2}]\n```'], false],
])('objects in %s', async (_, written, readBySdk) => {
  pieces = written;
  const objects = [{ a: 1 }, { a: 2 }];
  expect(await elementStream()).toEqual(readBySdk ? objects : []);
  if (!readBySdk) expect(await collect(jsonObjects(inPieces()))).toEqual(objects);
});

async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}
