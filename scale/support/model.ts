import { createServer, type ServerResponse } from 'node:http';

type Mood = 'well' | 'stalls' | 'garbage' | 'too many';

export interface Model {
  url: string;
  mood: Mood;
  close(): Promise<void>;
}

/** A fake OpenAI-compatible model server that answers well, or fails on demand. */
export async function startModel(): Promise<Model> {
  const foods = [{ name: 'tomato', confidence: 0.9, photo: 1 }];
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(model.mood, response));
  });
  const answer = (mood: Mood, response: ServerResponse): void => {
    if (mood === 'stalls') return;
    if (mood === 'too many')
      return void response
        .writeHead(429, { 'content-type': 'application/json' })
        .end('{"error":"slow down"}');
    if (mood === 'garbage')
      return void response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end('data: {"choices":[{"delta":\u0000\ndata: <html>\n\n');
    const message = { role: 'assistant', content: JSON.stringify({ foods }) };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'stand-in', choices }),
    );
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const model: Model = {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    mood: 'well',
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return model;
}
