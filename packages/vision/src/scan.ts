import { randomUUID } from 'node:crypto';
import type { Finding, PhotoSightings } from './finding.ts';
import { type FusionRules, fuse } from './fusing/fusion.ts';
import { PhotoError, type PhotoErrorCode } from './photo-error.ts';
import type { VisionPool } from './pool/pool.ts';

export type ScanProgress =
  | { stage: 'decoded'; photo: number; of: number }
  | { stage: 'looked'; photo: number; of: number; found: string[] }
  | { stage: 'failed'; photo: number; of: number; code: PhotoErrorCode };

export interface ScanOptions {
  /** Whose photos these are: people take turns. Without it, scans do. */
  person?: string;
  signal?: AbortSignal;
  onProgress?: (progress: ScanProgress) => void;
  detect?: boolean;
  read?: boolean;
}

export type PhotoOutcome =
  | { ok: true; width: number; height: number; took: PhotoSightings['took'] }
  | { ok: false; code: PhotoErrorCode; error: string };

export interface ScanResult {
  /** Preselected foods first, then those offered as "Also seen?"; see `shown`. */
  findings: Finding[];
  photos: PhotoOutcome[];
}

/**
 * Scans all photos into one list of foods. A photo that cannot be read does not affect the others: its outcome has the reason.
 * Rejects only when the scan was cancelled.
 */
export async function scanPhotos(
  pool: VisionPool,
  rules: FusionRules,
  photos: readonly Uint8Array[],
  { person, signal, onProgress, detect, read }: ScanOptions = {},
): Promise<ScanResult> {
  const lane = person ?? randomUUID();
  const of = photos.length;
  const looked = await Promise.all(
    photos.map(async (bytes, photo): Promise<PhotoSightings | PhotoError> => {
      try {
        const sightings = await pool.look(lane, bytes, {
          ...(signal ? { signal } : {}),
          ...(detect === undefined ? {} : { detect }),
          ...(read === undefined ? {} : { read }),
          onStage: (stage) => stage === 'decoded' && onProgress?.({ stage, photo, of }),
        });
        const found = fuse([sightings], rules).filter((finding) => finding.shown);
        onProgress?.({ stage: 'looked', photo, of, found: found.map((finding) => finding.name) });
        return sightings;
      } catch (error) {
        const failure = error instanceof PhotoError ? error : new PhotoError('crashed');
        if (failure.code !== 'cancelled') onProgress?.({ stage: 'failed', photo, of, code: failure.code });
        return failure;
      }
    }),
  );
  if (signal?.aborted) throw new PhotoError('cancelled');
  const findings = fuse(
    looked.map((one) => (one instanceof PhotoError ? null : one)),
    rules,
  );
  return {
    findings: [...findings.filter((one) => one.shown), ...findings.filter((one) => !one.shown)],
    photos: looked.map((one) =>
      one instanceof PhotoError
        ? { ok: false, code: one.code, error: one.message }
        : { ok: true, width: one.width, height: one.height, took: one.took },
    ),
  };
}
