/** A decoded photo: interleaved 8-bit sRGB, three bytes per pixel, top row first. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Left, top, right, bottom in pixels of the picture it belongs to. */
export type PixelBox = readonly [x0: number, y0: number, x1: number, y1: number];

/** Left, top, width and height as shares of the photo, 0 to 1. */
export type RelativeBox = readonly [x: number, y: number, width: number, height: number];

export function toRelative([x0, y0, x1, y1]: PixelBox, { width, height }: Picture): RelativeBox {
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const [left, top, right, bottom] = [
    share(x0, width),
    share(y0, height),
    share(x1, width),
    share(y1, height),
  ];
  return [left, top, Math.max(0, right - left), Math.max(0, bottom - top)];
}

/** True when the center of the inner box lies inside the outer one. */
export function covers([x, y, width, height]: RelativeBox, inner: RelativeBox): boolean {
  const cx = inner[0] + inner[2] / 2;
  const cy = inner[1] + inner[3] / 2;
  return cx > x && cx < x + width && cy > y && cy < y + height;
}

export function toPixels(
  [x, y, width, height]: RelativeBox,
  picture: Pick<Picture, 'width' | 'height'>,
): PixelBox {
  return [x * picture.width, y * picture.height, (x + width) * picture.width, (y + height) * picture.height];
}

function area([x0, y0, x1, y1]: PixelBox): number {
  return Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
}

/** Intersection over union. */
export function overlap(a: PixelBox, b: PixelBox): number {
  const shared = area([
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ]);
  return shared === 0 ? 0 : shared / (area(a) + area(b) - shared);
}
