import { cloth } from './cloth.ts';
import type { Drawable } from './dish.ts';
import { drawing } from './drawing.ts';
import { PALETTE } from './palette.ts';

export { formOf } from './form-of.ts';

/** The drawn plate as a standalone SVG: literal colors instead of CSS variables, and the given size. */
export function plateSvg(recipe: Drawable, size: { width: number; height: number }, rich = false): string {
  const colored = (cloth(recipe) + drawing(recipe, rich)).replaceAll(
    /var\(--([a-z-]{1,20})\)/g,
    (_, token: string) => PALETTE[token] ?? 'none',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">${colored}</svg>`;
}
