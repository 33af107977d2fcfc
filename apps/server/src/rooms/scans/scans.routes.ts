import type { User } from '@crisper/contract/accounts';
import {
  correctionReport,
  correctScan,
  createScan,
  listScans,
  MAX_SCAN_BODY_BYTES,
  type ScanEvent,
  type ScanResult,
} from '@crisper/contract/scans';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logProblem, toProblem } from '../../http/errors.ts';
import { clientLeft, eventStream } from '../../http/event-stream.ts';
import { route } from '../../http/route.ts';
import type { CorrectionsService } from './corrections.service.ts';
import { outcomeOf, type ScanMetrics, scanMetrics } from './scans.metrics.ts';
import type { AdmittedScan, ScansService } from './scans.service.ts';
import { uploadBudget } from './upload-budget.ts';

interface Deps {
  scans: ScansService;
  corrections: CorrectionsService;
}

export function scansRoutes(app: FastifyInstance, { scans, corrections }: Deps): void {
  app.register(async (scope) => {
    acceptPhotos(scope);
    createScanRoute(scope, scans);
  });

  route(app, listScans, async ({ user, query }) => ({ scans: await scans.list(user, query.limit) }));
  route(app, correctScan, async ({ user, params, body }) => {
    await corrections.correct(user, params.id, body);
    return { ok: true as const };
  });
  route(app, correctionReport, ({ query }) => corrections.report(query.days));
}

/** Bodies arrive outside the heap of the engine, and all of them together are bounded. */
function acceptPhotos(scope: FastifyInstance): void {
  const budget = uploadBudget();
  scope.addHook('preParsing', async (request, reply) => {
    const bytes = Number(request.headers['content-length'] ?? MAX_SCAN_BODY_BYTES);
    if (!(bytes <= MAX_SCAN_BODY_BYTES)) return;
    const giveBack = budget.take(request.signedIn!.user.id, bytes);
    reply.raw.once('finish', giveBack).once('close', giveBack);
  });
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) =>
    parse(request, body.toString(), done),
  );
}

function createScanRoute(scope: FastifyInstance, scans: ScansService): void {
  const metrics = scanMetrics(scope.metrics);
  route(scope, createScan, async ({ body, user, request, reply }) => {
    const signal = clientLeft(reply);
    const scan = await admit(scans, metrics, user, body.images);
    if (!/\btext\/event-stream\b/.test(request.headers.accept ?? '')) return measured(scan, metrics, signal);
    return streamed(scan, metrics, signal, request, reply);
  });
}

async function admit(
  scans: ScansService,
  metrics: ScanMetrics,
  user: User,
  images: string[],
): Promise<AdmittedScan> {
  try {
    // Emptied, so that the text of the photos does not stay beside their bytes for as long as the request lives.
    return await scans.admit(user, images.splice(0));
  } catch (error) {
    metrics.count(outcomeOf(error));
    throw error;
  }
}

async function measured(
  scan: AdmittedScan,
  metrics: ScanMetrics,
  signal: AbortSignal,
  onEvent?: (event: ScanEvent) => void,
): Promise<ScanResult> {
  const start = performance.now();
  try {
    const result = await scan.read({ signal, ...(onEvent && { onEvent }) });
    metrics.count(result.ingredients.length > 0 ? 'found' : 'empty');
    metrics.seconds((performance.now() - start) / 1000);
    return result;
  } catch (error) {
    metrics.count(signal.aborted ? 'left' : outcomeOf(error));
    throw error;
  }
}

function streamed(
  scan: AdmittedScan,
  metrics: ScanMetrics,
  signal: AbortSignal,
  request: FastifyRequest,
  reply: FastifyReply,
): never {
  const { stream, send, end } = eventStream<ScanEvent>(reply);
  measured(scan, metrics, signal, send).then(
    (result) => end({ type: 'result', result }),
    (error) => {
      const problem = toProblem(error);
      logProblem(problem, error, request);
      end({ type: 'error', error: problem.message, code: problem.code, status: problem.status });
    },
  );
  // The stream is the answer; `route` would otherwise ask for the result itself.
  return reply.send(stream) as never;
}
