/** Where the browser tells; its types do not know it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Less says more about the server than about the way to it. */
const LEAST_BYTES = 100_000;
/** Nobody waits longer for the first list than this, only because the photos are large. */
const PATIENCE_MS = 2_000;

let bytesPerMs: number | null = null;

/** What the last photos took on their way: the next ones will take as long. */
export function noteUpload(bytes: number, ms: number): void {
  if (bytes >= LEAST_BYTES) bytesPerMs = bytes / Math.max(1, ms);
}

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** The cook asked the browser to send as little as it can. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether so many bytes take too long. Before anything was sent, what the browser says; where it says nothing, they may. */
export function takesLong(bytes: number): boolean {
  if (bytesPerMs !== null) return bytes / bytesPerMs > PATIENCE_MS;
  return connection()?.effectiveType !== '4g';
}

/** As if nothing had been sent yet. */
export function forgetUploads(): void {
  bytesPerMs = null;
}
