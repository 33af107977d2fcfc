/** Enough to see what is there, and to show it. */
export const OVERVIEW_SIDE = 1600;
/** Enough to read labels: phones take 4,000 px, and no browser refuses a canvas of this size. */
export const FULL_SIDE = 4096;

export interface Size {
  width: number;
  height: number;
}

/** Scales to at most `longest` on the longer side; never enlarges. */
export function fitWithin({ width, height }: Size, longest = OVERVIEW_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
