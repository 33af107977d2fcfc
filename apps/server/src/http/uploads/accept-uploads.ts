import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../network-of.ts';
import { type UploadBudget, WINDOW_MS } from './upload-budget.ts';

/** Charges the request bodies of a scope to the budget as they arrive, until the response is sent. */
export function acceptUploads(scope: FastifyInstance, budget: UploadBudget): void {
  scope.addHook('preParsing', async (request, reply, payload) => {
    // Too large by its Content-Length: refused without reading it.
    if (Number(request.headers['content-length']) > request.routeOptions.bodyLimit) return payload;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        try {
          upload.arrived(chunk.length);
          done(null, chunk);
        } catch (error) {
          done(error as Error);
        }
      },
      flush(done) {
        upload.complete();
        done();
      },
    });
    const upload = budget.begin(request.signedIn?.user.id ?? networkOf(request).line, (problem) =>
      counted.destroy(problem),
    );
    const timer = setInterval(upload.tick, WINDOW_MS).unref();
    const end = (): void => {
      clearInterval(timer);
      upload.release();
    };
    reply.raw.once('finish', end).once('close', end);

    payload.once('error', (error) => counted.destroy(error));
    // The rest of a refused body is read and dropped. Otherwise a client that is still sending might miss the response.
    counted.once('error', () => payload.unpipe(counted).resume());
    return payload.pipe(counted);
  });
}
