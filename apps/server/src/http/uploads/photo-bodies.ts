import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../problem.ts';
import { type Lifted, liftPhotos } from './lift-photos.ts';

/** The maximum size of a body without its photos. */
const REST_MAX = 1_000_000;

/** Yields the photos of a request one at a time, each once. `names` are their placeholders in the parsed body. */
export type PhotosIn = (request: FastifyRequest, names: string[]) => Iterable<string>;

/** Parses the JSON bodies of a scope without their photos, which would block the event loop. */
export function acceptPhotoBodies(scope: FastifyInstance): PhotosIn {
  const lifted = new WeakMap<FastifyRequest, Lifted>();
  const parse = scope.getDefaultJsonParser('error', 'error');

  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const photos = liftPhotos(body);
    if (photos.rest.length > REST_MAX) return done(new Problem('too_large', 'A photo may be at most 10 MB.'));
    lifted.set(request, photos);
    parse(request, photos.rest, done);
  });

  return function* (request, names) {
    const photos = lifted.get(request);
    // Released here. Otherwise the body would stay in memory next to the decoded photos until the scan ends.
    lifted.delete(request);
    for (const name of names) yield photos?.textOf(name) ?? name;
  };
}
