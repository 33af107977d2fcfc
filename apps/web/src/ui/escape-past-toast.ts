import type { KeyboardEvent } from 'react';

/** Radix gives Escape to the layer that opened last, which may be a toast: these keys belong to the dialog below it. */
const passedOn = new WeakSet<Event>();

/** For the toast: keeps it, and lets the dialog that has the focus answer. */
export function passEscapeOn(event: globalThis.KeyboardEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('[role="dialog"]')) return;
  passedOn.add(event);
  event.preventDefault();
}

/** For the dialog. */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && passedOn.delete(event.nativeEvent)) close();
  };
}
