import { createServer, connect as dial, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Keeps connections open but forwards no data. */
  stall(): void;
  restore(): void;
  close(): Promise<void>;
}

/** A TCP proxy between a server and its database, to simulate network failures. */
export async function openTcpProxy(to: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'stalled' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = dial(to, '127.0.0.1');
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (!other.write(bytes)) from.pause();
      });
      other.on('drain', () => state !== 'stalled' && from.resume());
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        other.destroy();
      });
    }
    if (state === 'stalled') for (const one of [near, far]) one.pause();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      state = 'cut';
      for (const socket of open) socket.destroy();
    },
    stall() {
      state = 'stalled';
      for (const socket of open) socket.pause();
    },
    restore() {
      state = 'whole';
      for (const socket of open) socket.resume();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
