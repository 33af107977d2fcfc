import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { modelText } from './model.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A fake model behind an OpenAI-compatible API. */
async function standIn(answer: (response: ServerResponse, body: string) => void): Promise<string> {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => answer(response, body));
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

function say(response: ServerResponse, ...words: string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of words) {
    const chunk = {
      id: '1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta: { content } }],
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  const finish = {
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
  };
  response.end(`data: ${JSON.stringify(finish)}\n\ndata: [DONE]\n\n`);
}

async function ask(baseUrl: string, timeLimit = 5_000): Promise<string[]> {
  const heard: string[] = [];
  const question = { system: 'rules', prompt: 'question', timeLimit, maxTokens: 50 };
  for await (const words of modelText({ baseUrl, model: 'm', apiKey: 'k' }).stream(question))
    heard.push(words);
  return heard;
}

describe('the text model', () => {
  it('hands on the words as they come', async () => {
    let sent = '';
    const url = await standIn((response, body) => {
      sent = body;
      say(response, 'Hello', ' cook');
    });
    expect((await ask(url)).join('')).toBe('Hello cook');
    expect(JSON.parse(sent)).toMatchObject({
      model: 'm',
      max_tokens: 50,
      messages: [
        { role: 'system', content: 'rules' },
        { role: 'user', content: 'question' },
      ],
    });
  });

  it('fails on an error, on silence and on nothing at all', async () => {
    await expect(ask(await standIn((response) => response.writeHead(500).end('no')))).rejects.toThrow();
    await expect(ask(await standIn((response) => say(response)))).rejects.toThrow();
    await expect(ask(await standIn(() => {}), 200)).rejects.toThrow();
    await expect(ask('http://127.0.0.1:1/v1')).rejects.toThrow();
  });
});
