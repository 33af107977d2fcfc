export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'plain' | 'error';
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

export const TOAST_MS = 5_000;
export const SWIPE_PX = 50;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says something at the edge of the screen. One at a time: a new one takes the place of the old. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  show({ ...message, id: lastId });
}

/** Takes away the toast with this id; one that came after it stays. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export function currentToast(): ShownToast | null {
  return shown;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
