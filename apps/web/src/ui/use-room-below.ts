import { useLayoutEffect, useState } from 'react';

/** Higher than that, what is pinned is a dialog or a whole screen. */
const MOST_OF_SCREEN = 0.4;
const STEP_PX = 8;

const isPinned = (element: Element): boolean => /^(fixed|sticky)$/.test(getComputedStyle(element).position);

/** The lowest box that stays there when the page scrolls. */
function pinnedAt(x: number, y: number): DOMRect | undefined {
  for (let element = document.elementFromPoint(x, y); element; element = element.parentElement)
    if (!element.closest('.toasts') && isPinned(element)) return element.getBoundingClientRect();
  return undefined;
}

/** How high the bars at the bottom of the screen are, which are tapped next: the tab bar, buttons, the field of a list. */
function roomBelow(): number {
  // Where nothing is laid out.
  if (!document.elementFromPoint) return 0;
  const { innerHeight: height, innerWidth: width } = window;
  const x = width < 640 ? width / 2 : width - 200;
  let free = height;
  for (let y = height - 1; y > height * (1 - MOST_OF_SCREEN); y -= STEP_PX) {
    const bar = pinnedAt(x, y);
    if (!bar) continue;
    if (bar.height > height * MOST_OF_SCREEN) break;
    free = Math.min(free, bar.top);
    y = free - 1 + STEP_PX;
  }
  return Math.max(0, Math.round(height - free));
}

/** Measured anew for each toast. */
export function useRoomBelow(toast: number | undefined): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (toast !== undefined) setRoom(roomBelow());
  }, [toast]);
  return room;
}
