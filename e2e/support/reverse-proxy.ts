import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReverseProxy {
  /** The address that people know, without the path. */
  url: string;
  /** Where to pass requests on to, from now on. */
  passTo(baseUrl: string): void;
  stop(): Promise<void>;
}

/** As a proxy at home does: serves one path from elsewhere, as it is, and something else beside it. */
export async function startProxy(path: string): Promise<ReverseProxy> {
  let target: URL | undefined;
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers, socket } = incoming;
    if (!target || !(url === path || url.startsWith(`${path}/`))) {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Another site.');
      return;
    }
    const seen = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const passed = request(
      {
        host: target.hostname,
        port: target.port,
        path: url,
        method,
        headers: { ...headers, 'x-forwarded-for': seen },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    passTo(baseUrl) {
      target = new URL(baseUrl);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
