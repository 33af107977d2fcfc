import { Counter, Histogram, type Registry } from 'prom-client';
import { Problem } from '../../problem.ts';

const BUCKETS = [0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 20, 40, 80, 160];

type Outcome = 'found' | 'empty' | 'refused' | 'failed' | 'left';

export interface ScanMetrics {
  count(outcome: Outcome): void;
  seconds(seconds: number): void;
}

export function scanMetrics(registry: Registry): ScanMetrics {
  const total = new Counter({
    name: 'crisper_scans_total',
    help: 'Scans by how they ended',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'crisper_scan_duration_seconds',
    help: 'How long answered scans took, waiting included',
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    count: (outcome) => total.labels(outcome).inc(),
    seconds: (seconds) => duration.observe(seconds),
  };
}

/** Refused: the person can fix it. Failed: a server error. */
export function outcomeOf(error: unknown): Outcome {
  const ours = !(error instanceof Problem) || error.code === 'unavailable' || error.code === 'internal';
  return ours ? 'failed' : 'refused';
}
