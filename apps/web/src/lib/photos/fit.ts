const LONGEST_SIDE = 1600;
export const JPEG_QUALITY = 0.85;

export interface Size {
  width: number;
  height: number;
}

/** Scales to at most `longest` on the longer side; never enlarges. */
export function fitWithin({ width, height }: Size, longest = LONGEST_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
