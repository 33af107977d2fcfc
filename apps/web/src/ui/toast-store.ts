import { create } from 'zustand';

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'plain' | 'error';
  /** Said to screen readers alone, because the screen shows it already. */
  quiet?: boolean;
  /** An optional button. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** When it came, on the page's own clock. */
  since: number;
}

export const TOAST_MS = 5_000;
export const SWIPE_PX = 50;

const useShown = create<ShownToast | null>()(() => null);
let lastId = 0;

/** Shows a toast. Only one at a time: a new one replaces the old. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  useShown.setState({ ...message, id: lastId, since: performance.now() }, true);
}

/** Dismisses the toast with this id, but not a newer one. */
export function dismissToast(id: number): void {
  if (currentToast()?.id === id) useShown.setState(null, true);
}

export const currentToast = useShown.getState;

/** What brings a message also leads to another page at times; one that was there before belongs to the last page. */
const OLD_MS = 700;

/** Another page was opened: what was said about the last one goes. */
export function dismissOldToast(): void {
  const toast = currentToast();
  if (toast && performance.now() - toast.since > OLD_MS) dismissToast(toast.id);
}

/** The toast on screen, or null. */
export function useToast(): ShownToast | null {
  return useShown();
}
