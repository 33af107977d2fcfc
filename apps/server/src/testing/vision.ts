import type { Finding } from '@crisper/vision/finding';
import type { Remarkable } from '@crisper/vision/remembering/memory';
import type { PhotoOutcome } from '@crisper/vision/scan';
import type { VisionAnswer, VisionOptions, VisionProvider } from '../providers/vision/vision.provider.ts';

type Look = (photos: readonly Uint8Array[], options: VisionOptions) => Promise<VisionAnswer> | VisionAnswer;

export interface TestVision extends VisionProvider {
  /** The result of a scan; a test may replace this function. */
  look: Look;
}

const READABLE: PhotoOutcome = {
  ok: true,
  width: 4,
  height: 3,
  took: { decode: 0, detect: 0, read: 0, processor: 0 },
};

/** Fake vision engine that return what the test sets. */
export function testVision(look: Look = seeing('tomato', 'butter')): TestVision {
  return {
    name: 'embedded',
    look,
    async read(photos, options = {}) {
      return this.look(photos, options);
    },
    barcodes: async () => ({ codes: [], processor: 0 }),
    page: async () => ({ rows: [], processor: 0 }),
    print: async () => ({ lines: [], processor: 0 }),
    close: async () => {},
  };
}

/** Finds these foods with high confidence in the first photo and reports each step. */
export function seeing(...names: string[]): Look {
  return (photos, { onProgress }) => {
    photos.forEach((_, photo) => {
      onProgress?.({ stage: 'decoded', photo, of: photos.length });
      onProgress?.({ stage: 'looked', photo, of: photos.length, found: photo === 0 ? names : [] });
    });
    return { findings: names.map((name) => finding(name)), photos: photos.map(() => READABLE) };
  };
}

/** A look that is like itself and unlike every other `kind`, of 0 to 30. */
export function testLook(kind: number, words: string[] = []): Remarkable {
  const bytes = new Int8Array(31);
  bytes[kind] = 120;
  return { embedding: Uint8Array.of(1, ...new Uint8Array(bytes.buffer)), words };
}

/** Asks about these names; null asks "What is this?". */
export function asking(look: Look, ...names: (string | null)[]): Look {
  return async (photos, options) => ({
    ...(await look(photos, options)),
    questions: names.map((name, at) => ({
      photo: 0,
      box: [0.1, 0.2, 0.3, 0.4],
      food: name,
      name,
      label: name,
      confidence: 0.4,
      likely: [{ food: 'mustard', name: 'mustard', label: 'mustard', emoji: '🌭' }],
      look: testLook(at),
    })),
  });
}

export function finding(name: string, overrides: Partial<Finding> = {}): Finding {
  return {
    food: name,
    name,
    label: name,
    confidence: 0.87654,
    box: [0.1, 0.2, 0.3, 0.4],
    photo: 0,
    source: 'seen',
    emoji: '🥗',
    shown: true,
    evidence: [{ photo: 0, box: [0.123456, 0.2, 0.3, 0.4], source: 'seen', confidence: 0.87654 }],
    ...overrides,
  };
}
