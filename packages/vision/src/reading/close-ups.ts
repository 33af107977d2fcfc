import type { PixelBox } from '../picture.ts';

const SHARE = 0.55;
/** A photo full of text has had most of its time already. */
const MOST = 3;
const MUCH_TEXT = 20;
/** Fewer things than this without a word on them are not worth another search. */
const LEAST_QUIET = 3;

function holds([left, top, right, bottom]: PixelBox, [x0, y0, x1, y1]: PixelBox): boolean {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return cx >= left && cx < right && cy >= top && cy < bottom;
}

/** The quarters of a photo that hold most things on which nothing was read yet. They overlap, so that no word is cut by all of them. */
export function closeUps(
  { width, height }: { width: number; height: number },
  things: readonly PixelBox[],
  lines: readonly PixelBox[],
): PixelBox[] {
  const quiet = things.filter((thing) => !lines.some((line) => holds(thing, line)));
  const starts = [0, 1 - SHARE];
  return starts
    .flatMap((x) =>
      starts.map((y): PixelBox => {
        const [left, top] = [Math.round(x * width), Math.round(y * height)];
        return [left, top, left + Math.floor(SHARE * width), top + Math.floor(SHARE * height)];
      }),
    )
    .map((tile) => ({ tile, count: quiet.filter((thing) => holds(tile, thing)).length }))
    .filter(({ count }) => count >= LEAST_QUIET)
    .sort((a, b) => b.count - a.count)
    .slice(0, lines.length > MUCH_TEXT ? 1 : MOST)
    .map(({ tile }) => tile);
}
