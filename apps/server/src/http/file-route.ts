import type { Readable } from 'node:stream';
import type { Endpoint } from '@crisper/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { type Call, register } from './route.ts';

interface Download {
  /** The file name for the browser. */
  name: string;
  type: string;
  stream: Readable;
}

/** Registers a contract entry with `files`: the response is a download, streamed as it is read. */
export function fileRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Download> | Download,
): void {
  register(app, endpoint, async (call: Call<E>) => {
    const { name, type, stream } = await handler(call);
    call.reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
    return call.reply.send(stream);
  });
}
