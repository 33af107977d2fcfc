import type { VisionProvider } from './vision.provider.ts';

export interface LazyVision extends Omit<VisionProvider, 'name'> {
  /** Loads the vision engine now, so that the first scan need not wait. */
  warm(): Promise<void>;
}

/** Loads the vision engine on first use, and retries after a failure: the rest of the server works without them. */
export function lazyVision(open: () => Promise<VisionProvider>): LazyVision {
  let opening: Promise<VisionProvider> | undefined;
  let closed = false;

  const engine = (): Promise<VisionProvider> => {
    if (closed) return Promise.reject(new Error('the eyes are closed'));
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    warm: async () => void (await engine()),
    read: async (photos, options) => (await engine()).read(photos, options),
    barcodes: async (photo, options) => (await engine()).barcodes(photo, options),
    page: async (photo, options) => (await engine()).page(photo, options),
    print: async (photo, options) => (await engine()).print(photo, options),
    transcribe: async (photos, options) => (await engine()).transcribe?.(photos, options),
    async close() {
      closed = true;
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}
