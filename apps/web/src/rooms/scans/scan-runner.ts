import type { ScanEvent, ScanResult } from '@crisper/contract/scans/scans';
import { stageAfter } from './scan-progress.ts';
import { withEarlierReplies } from './scan-questions.ts';
import { type ScanState, scanning, withFindings, withFirstList } from './scan-state.ts';
import { changeScan, getScan } from './scan-store.ts';
import { streamScan } from './scan-stream.ts';

const AUTO_SCAN_MS = 800;

/** Called at the end of a scan, except for one that was stopped. */
export interface Listener {
  found: (result: ScanResult, photos: number) => void;
  failed: (error: unknown) => void;
}

const withoutScan = (state: ScanState): ScanState =>
  state.stage || state.reading ? { ...state, stage: null, reading: false } : state;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | null = null;
let open = false;

/** Stops a running or scheduled scan; earlier findings stay. */
export function stopScan(): void {
  clearTimeout(timer);
  running?.abort();
  running = null;
  changeScan(withoutScan);
}

/** Scans run only while the scan page is open. Returns a function that closes it. */
export function openScanner(): () => void {
  open = true;
  return () => {
    open = false;
    stopScan();
  };
}

function after(state: ScanState, event: ScanEvent, photoIds: readonly string[]): ScanState {
  if (!state.stage && !state.reading) return state;
  if (event.type === 'listed') return withEarlierReplies(withFirstList(state, photoIds, event.ingredients));
  return state.stage ? { ...state, stage: stageAfter(state.stage, event) } : state;
}

/** Scans all current photos. */
export async function scanNow(listener: Listener): Promise<void> {
  stopScan();
  const { photos } = getScan();
  if (photos.length === 0 || !open) return;
  const mine = new AbortController();
  running = mine;
  changeScan(scanning);
  try {
    const photoIds = photos.map(({ id }) => id);
    const result = await streamScan(
      photos,
      (event) => changeScan((state) => after(state, event, photoIds)),
      mine.signal,
    );
    if (mine.signal.aborted) return;
    const source = { id: result.id, note: result.note, photoIds };
    changeScan((state) => {
      const left = new Set(state.photos.map(({ id }) => id));
      const questions = result.questions.filter(({ photo }) => left.has(photoIds[photo] ?? ''));
      return withEarlierReplies(withFindings(state, source, result.ingredients, questions, result));
    });
    listener.found(result, photos.length);
  } catch (error) {
    if (mine.signal.aborted) return;
    changeScan(withoutScan);
    listener.failed(error);
  } finally {
    if (running === mine) running = null;
  }
}

/** Scans after a short delay, to allow adding or removing photos. */
export function scanSoon(listener: Listener): void {
  clearTimeout(timer);
  timer = setTimeout(() => void scanNow(listener), AUTO_SCAN_MS);
}

/** Photos are still being added: cancels the scheduled scan. */
export function holdScan(): void {
  clearTimeout(timer);
}
