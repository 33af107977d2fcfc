import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request; `body` is what was asked. */
export type ModelHandler = (response: ServerResponse, body: string) => void;

export interface TestModelServer {
  readonly baseUrl: string;
  /** What was asked so far. */
  readonly requests: string[];
  handler: ModelHandler;
  close(): Promise<void>;
}

/** A server that speaks the OpenAI protocol, and answers as the test says. */
export async function testModelServer(): Promise<TestModelServer> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      test.requests.push(body);
      test.handler(response, body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const test: TestModelServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    handler: answering('{"foods": []}'),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return test;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const COMPLETION = { id: 'x', created: 1, model: 'm' };

/** One document, as servers write it that do not stream. */
export const answering =
  (content: string): ModelHandler =>
  (response) => {
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...COMPLETION, object: 'chat.completion', choices: [choice] }));
  };

export function piece(response: ServerResponse, content: string, finish?: 'stop' | 'length'): void {
  const choice = { index: 0, delta: { content }, finish_reason: finish ?? null };
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(
    `data: ${JSON.stringify({ ...COMPLETION, object: 'chat.completion.chunk', choices: [choice] })}\n\n`,
  );
}

/** The pieces as a stream, to its proper end. */
export const streaming =
  (...pieces: string[]): ModelHandler =>
  (response) => {
    for (const content of pieces) piece(response, content);
    piece(response, '', 'stop');
    response.end('data: [DONE]\n\n');
  };
