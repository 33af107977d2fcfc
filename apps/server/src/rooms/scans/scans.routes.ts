import {
  answerScan,
  correctionReport,
  correctScan,
  createScan,
  listScans,
  type ScanEvent,
  type ScanResult,
} from '@crisper/contract/scans/scans';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { streamRoute } from '../../http/stream-route.ts';
import { acceptPhotos } from '../../http/uploads/accept-photos.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import type { AnswersService } from './answers.service.ts';
import type { CorrectionsService } from './corrections.service.ts';
import { outcomeOf, type ScanMetrics, scanMetrics } from './scans.metrics.ts';
import type { AdmittedScan, ScansService } from './scans.service.ts';

interface Deps {
  scans: ScansService;
  answers: AnswersService;
  corrections: CorrectionsService;
  uploads: UploadBudget;
}

export function scansRoutes(app: FastifyInstance, { scans, answers, corrections, uploads }: Deps): void {
  app.register(async (scope) => {
    acceptPhotos(scope, uploads);
    createScanRoute(scope, scans);
  });

  route(app, listScans, async ({ user, query }) => {
    const [list, total, scansLeft] = await Promise.all([
      scans.list(user, query.limit),
      scans.countOf(user),
      scans.left(user),
    ]);
    return { scans: list, total, scansLeft };
  });
  route(app, answerScan, async ({ user, params, body }) => {
    await answers.answer(user, params.id, body.answers);
    return { ok: true as const };
  });
  route(app, correctScan, async ({ user, params, body }) => {
    await corrections.correct(user, params.id, body);
    return { ok: true as const };
  });
  route(app, correctionReport, ({ query }) => corrections.report(query.days));
}

function createScanRoute(scope: FastifyInstance, scans: ScansService): void {
  const metrics = scanMetrics(scope.metrics);
  streamRoute(scope, createScan, async ({ body, query, user, signal, send }) => {
    const scan = await scans.admit(user, body.images, query).catch((error) => {
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
