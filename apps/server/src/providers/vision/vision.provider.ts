import type { Finding } from '@crisper/vision/finding';
import type { PhotoOutcome, ScanProgress } from '@crisper/vision/scan';

export interface VisionOptions {
  /** Aborts the reading, for a client that has left. */
  signal?: AbortSignal;
  onProgress?: (progress: ScanProgress) => void;
}

export interface VisionAnswer {
  findings: Finding[];
  /** What became of each photo, in order. */
  photos: PhotoOutcome[];
  /** What the dish is called, where the eyes know dishes. */
  dish?: string;
  /** A sentence for the cook when something went another way than asked. */
  note?: string;
}

/** Photos in, foods out. No photo is kept, written or logged by any engine behind this. */
export interface VisionProvider {
  readonly name: 'embedded' | 'model' | 'both';
  read(photos: readonly Uint8Array[], options?: VisionOptions): Promise<VisionAnswer>;
  close(): Promise<void>;
}
