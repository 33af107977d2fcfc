import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

const LOOK_MS = 200;
/** Longer than any wait in the tests: an instance that answers slowly is not down. */
const LOOK_LIMIT_MS = 10_000;

interface Backend {
  port: number;
  agent: Agent;
  ready: boolean;
}

export interface ReverseProxy {
  url: string;
  /** Checks all instances now instead of at the next interval. */
  look(): Promise<void>;
  /** Errors between the proxy and the instances. */
  troubles: string[];
  close(): Promise<void>;
}

/** A small round-robin proxy: sends each request to the next ready instance, and to another if the connection is refused. */
export async function openReverseProxy(ports: number[], { keepAlive = true } = {}): Promise<ReverseProxy> {
  const backends: Backend[] = ports.map((port) => ({
    port,
    agent: new Agent({ keepAlive }),
    ready: false,
  }));
  const troubles: string[] = [];
  let turn = 0;

  const lookAt = async (backend: Backend): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${backend.port}/readyz`, {
      signal: AbortSignal.timeout(LOOK_LIMIT_MS),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    // An instance without its database also returns 503. It stays in use, because its own error message is
    // better.
    backend.ready = answer !== undefined && (answer.status === 200 || !(await stopping(backend)));
  };
  const stopping = async ({ port }: Backend): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return !answer || (await answer.text()).includes('stopping');
  };
  const look = async () => void (await Promise.all(backends.map(lookAt)));
  const beat = setInterval(() => void look(), LOOK_MS);

  const server: Server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part) => parts.push(part));
    incoming.on('end', () => {
      const ready = backends.filter((backend) => backend.ready);
      const order = ready.map((_, at) => ready[(turn + at) % ready.length]!);
      turn++;
      pass(order, { incoming, body: Buffer.concat(parts), outgoing, troubles });
    });
  });
  // Connections of the test stay open, so that none closes just when it is used again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await look();
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    look,
    troubles,
    async close() {
      clearInterval(beat);
      for (const { agent } of backends) agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface Passed {
  incoming: IncomingMessage;
  body: Buffer;
  outgoing: ServerResponse;
  troubles: string[];
}

function pass([backend, ...others]: Backend[], passed: Passed): void {
  const { incoming, body, outgoing, troubles } = passed;
  if (!backend) {
    outgoing.writeHead(502).end();
    return;
  }
  const { port, agent } = backend;
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.on('error', (error) => {
      troubles.push(`${method} ${url}: the answer broke off: ${error}`);
      outgoing.destroy();
    });
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) return void outgoing.destroy();
    // A refused connection means that nothing was executed, so another instance may try. A request that broke
    // off may have been executed: only the client can repeat it.
    if (error.code === 'ECONNREFUSED') return pass(others, passed);
    troubles.push(`${method} ${url}: no answer: ${error}`);
    outgoing.writeHead(502).end();
  });
  onward.end(body);
}
