import { create } from 'zustand';

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'plain' | 'error';
  /** An optional button. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

export const TOAST_MS = 5_000;
export const SWIPE_PX = 50;

const useShown = create<ShownToast | null>()(() => null);
let lastId = 0;

/** Shows a toast. Only one at a time: a new one replaces the old. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  useShown.setState({ ...message, id: lastId }, true);
}

/** Dismisses the toast with this id, but not a newer one. */
export function dismissToast(id: number): void {
  if (currentToast()?.id === id) useShown.setState(null, true);
}

export const currentToast = useShown.getState;

/** The toast on screen, or null. */
export function useToast(): ShownToast | null {
  return useShown();
}
