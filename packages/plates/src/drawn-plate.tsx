import { memo, useSyncExternalStore } from 'react';
import { cloth } from './cloth.ts';
import type { Drawable } from './dish.ts';

export type { Drawable } from './dish.ts';

type Draw = (recipe: Drawable, rich: boolean) => string;

let draw: Draw | null = null;
let isLoading = false;
const waiting = new Set<() => void>();

/** All forms together are as large as a photo, so they come as one does: after the page, and then from the cache. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    draw = (await import('./drawing.ts')).drawing;
    for (const tell of waiting) tell();
  } catch {
    // Without network the cloth stays empty; the next plate tries again.
    isLoading = false;
  }
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  if (!draw) void load();
  return () => waiting.delete(tell);
}

interface DrawnPlateProps {
  recipe: Drawable;
  /** For the large picture of its own page. */
  rich?: boolean | undefined;
}

/** Drawing of a recipe without a photo: the finished dish on a table cloth. */
export const DrawnPlate = memo(function DrawnPlate({ recipe, rich = false }: DrawnPlateProps) {
  const food = useSyncExternalStore(
    subscribe,
    () => draw,
    () => null,
  );
  return (
    <svg
      viewBox="0 0 320 200"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-full w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only numbers and names of colors, never text of a recipe
      dangerouslySetInnerHTML={{ __html: cloth(recipe) + (food?.(recipe, rich) ?? '') }}
    />
  );
});
