import {
  correctionReport,
  correctScan,
  createScan,
  listScans,
  MAX_SCAN_BODY_BYTES,
  type ScanEvent,
  type ScanResult,
} from '@crisper/contract/scans';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../http/route.ts';
import { streamRoute } from '../../http/stream-route.ts';
import { Problem } from '../../problem.ts';
import type { CorrectionsService } from './corrections.service.ts';
import { type Lifted, liftPhotos } from './lift-photos.ts';
import { outcomeOf, type ScanMetrics, scanMetrics } from './scans.metrics.ts';
import type { AdmittedScan, ScansService } from './scans.service.ts';
import { uploadBudget } from './upload-budget.ts';

/** What a body may hold beside its photos. */
const REST_MAX = 1_000_000;

interface Deps {
  scans: ScansService;
  corrections: CorrectionsService;
}

export function scansRoutes(app: FastifyInstance, { scans, corrections }: Deps): void {
  app.register(async (scope) => {
    createScanRoute(scope, scans, acceptPhotos(scope));
  });

  route(app, listScans, async ({ user, query }) => ({ scans: await scans.list(user, query.limit) }));
  route(app, correctScan, async ({ user, params, body }) => {
    await corrections.correct(user, params.id, body);
    return { ok: true as const };
  });
  route(app, correctionReport, ({ query }) => corrections.report(query.days));
}

type TextsOf = (request: FastifyRequest, images: string[]) => Iterable<string>;

/** Lets large bodies in, bounded all together. Answers how to come by the photos of a request, one at a time and once. */
function acceptPhotos(scope: FastifyInstance): TextsOf {
  const budget = uploadBudget();
  const lifted = new WeakMap<FastifyRequest, Lifted>();
  const parse = scope.getDefaultJsonParser('error', 'error');

  scope.addHook('preParsing', async (request, reply) => {
    const bytes = Number(request.headers['content-length'] ?? MAX_SCAN_BODY_BYTES);
    if (!(bytes <= MAX_SCAN_BODY_BYTES)) return;
    const giveBack = budget.take(request.signedIn!.user.id, bytes);
    reply.raw.once('finish', giveBack).once('close', giveBack);
  });
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const photos = liftPhotos(body);
    if (photos.rest.length > REST_MAX) return done(new Problem('too_large', 'A photo may be at most 10 MB.'));
    lifted.set(request, photos);
    parse(request, photos.rest, done);
  });

  return function* (request, images) {
    const photos = lifted.get(request);
    // Forgotten here, or the body would stay in memory beside the decoded photos for as long as the scan lasts.
    lifted.delete(request);
    for (const image of images) yield photos?.textOf(image) ?? image;
  };
}

function createScanRoute(scope: FastifyInstance, scans: ScansService, textsOf: TextsOf): void {
  const metrics = scanMetrics(scope.metrics);
  streamRoute(scope, createScan, async ({ body, user, request, signal, send }) => {
    const scan = await scans.admit(user, textsOf(request, body.images)).catch((error) => {
      metrics.count(outcomeOf(error));
      throw error;
    });
    return async () => {
      const result = await measured(scan, metrics, signal, send);
      send({ type: 'result', result });
      return result;
    };
  });
}

async function measured(
  scan: AdmittedScan,
  metrics: ScanMetrics,
  signal: AbortSignal,
  onEvent: (event: ScanEvent) => void,
): Promise<ScanResult> {
  const start = performance.now();
  try {
    const result = await scan.read({ signal, onEvent });
    metrics.count(result.ingredients.length > 0 ? 'found' : 'empty');
    metrics.seconds((performance.now() - start) / 1000);
    return result;
  } catch (error) {
    metrics.count(signal.aborted ? 'left' : outcomeOf(error));
    throw error;
  }
}
