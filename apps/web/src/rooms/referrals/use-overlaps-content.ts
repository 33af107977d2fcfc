import { type RefObject, useEffect, useState } from 'react';

const ACTIONS =
  'a, button, input, select, textarea, label, summary, [role="button"], [tabindex]:not([tabindex="-1"])';
const STEP = 24;

/** What a pill must not lie on: what can be clicked, and cards, which hold what is read. */
const TAKEN = `${ACTIONS}, .rounded-card`;

/** From edge to edge, both included. */
function pointsFrom(start: number, end: number): number[] {
  const count = Math.max(1, Math.ceil((end - start) / STEP));
  return Array.from({ length: count + 1 }, (_, at) => start + ((end - start) * at) / count);
}

/** Whether the box covers something that is used or read. */
function coversAction(box: HTMLElement): boolean {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  for (const x of pointsFrom(left, right))
    for (const y of pointsFrom(top, bottom)) {
      const under = document.elementsFromPoint(x, y).filter((element) => !box.contains(element));
      if (under[0]?.closest(TAKEN)) return true;
    }
  return false;
}

/** True while the box covers something that is used or read; checked again on scroll and resize. */
export function useOverlapsContent(box: RefObject<HTMLElement | null>): boolean {
  const [overlaps, setOverlaps] = useState(true);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => {
        if (box.current) setOverlaps(coversAction(box.current));
      });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(asked);
      watch.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
    };
  }, [box]);
  return overlaps;
}
