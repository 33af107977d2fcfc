import type { VisionProvider } from './vision.provider.ts';

export interface LazyVision extends Omit<VisionProvider, 'name'> {
  /** Loads the eyes now, so that the first scan need not wait. */
  warm(): Promise<void>;
}

/** Loads the eyes on first use, and retries after a failure: the rest of the server works without them. */
export function lazyVision(open: () => Promise<VisionProvider>): LazyVision {
  let opening: Promise<VisionProvider> | undefined;
  let closed = false;

  const eyes = (): Promise<VisionProvider> => {
    if (closed) return Promise.reject(new Error('the eyes are closed'));
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    warm: async () => void (await eyes()),
    read: async (photos, options) => (await eyes()).read(photos, options),
    barcodes: async (photo, options) => (await eyes()).barcodes(photo, options),
    page: async (photo, options) => (await eyes()).page(photo, options),
    print: async (photo, options) => (await eyes()).print(photo, options),
    transcribe: async (photos, options) => (await eyes()).transcribe?.(photos, options),
    async close() {
      closed = true;
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}
