import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE_MS = 240;
/** Beyond this a row would fly across the screen. */
const FARTHEST_PX = 160;

const near = (distance: number) => Math.max(-FARTHEST_PX, Math.min(FARTHEST_PX, distance));

/** Rows with `data-row` glide to their new place when the order of the list changes. */
export function useGlide(list: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<string, { x: number; y: number }>());
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const origin = root.getBoundingClientRect();
    const now = new Map<string, { x: number; y: number }>();
    for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) {
      const box = row.getBoundingClientRect();
      const at = { x: box.left - origin.left, y: box.top - origin.top };
      const id = row.getAttribute('data-row') ?? '';
      now.set(id, at);
      const was = before.current.get(id);
      if (still || !was || (was.x === at.x && was.y === at.y) || box.height === 0) continue;
      const from = `translate(${near(was.x - at.x)}px, ${near(was.y - at.y)}px)`;
      row.animate?.([{ transform: from }, { transform: 'none' }], { duration: GLIDE_MS, easing: 'ease-out' });
    }
    before.current = now;
  });
}
