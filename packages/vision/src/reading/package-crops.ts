import type { Picture, PixelBox } from '../picture.ts';

/** A part of a photo to search for text, and how much it is magnified for that. */
export interface Crop {
  box: PixelBox;
  scale: number;
}

/** What a photo may cost after its first reading: megapixels of the finder's input, the same on every machine. */
const CROP_PIXELS = 1_300_000;
/** Names are a fifth to a tenth as high as their package: at this side they have the 20 to 50 px that the finder likes. */
const LONG_SIDE = 640;
const MOST_SCALE = 2;
/** The sharpest photos show nothing more when magnified. */
const SHARPEST_SIDE = 4096;
const MARGIN = 0.06;
/** A box of which this much lies in a crop is searched with it. */
const HELD = 0.75;
/** Room around a line that was hardly read, in its own heights. */
const AROUND_LINE = 3;
const LEAST_SIDE = 24;

function shareWithin(inner: PixelBox, outer: PixelBox): number {
  const across = Math.min(inner[2], outer[2]) - Math.max(inner[0], outer[0]);
  const down = Math.min(inner[3], outer[3]) - Math.max(inner[1], outer[1]);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / ((inner[2] - inner[0]) * (inner[3] - inner[1]));
}

function grown([x0, y0, x1, y1]: PixelBox, margin: number, { width, height }: Picture): PixelBox {
  return [
    Math.max(0, Math.floor(x0 - margin)),
    Math.max(0, Math.floor(y0 - margin)),
    Math.min(width, Math.ceil(x1 + margin)),
    Math.min(height, Math.ceil(y1 + margin)),
  ];
}

function cropOf(box: PixelBox, { width, height }: Picture): Crop {
  const longest = Math.max(box[2] - box[0], box[3] - box[1]);
  const most = Math.min(MOST_SCALE, SHARPEST_SIDE / Math.max(width, height));
  return { box, scale: Math.min(most, LONG_SIDE / longest) };
}

const inputOf = ({ box: [x0, y0, x1, y1], scale }: Crop) => (x1 - x0) * (y1 - y0) * scale * scale;

/**
 * Crops around packages, each magnified by its own size, and around lines that the first reading saw but could not read. What comes
 * first is searched; what is left when the pixels are spent is not.
 */
export function packageCrops(
  picture: Picture,
  packages: readonly PixelBox[],
  unread: readonly { box: PixelBox; thickness: number }[],
  pixels = CROP_PIXELS,
): Crop[] {
  const wanted = [
    ...packages.map((box) => grown(box, MARGIN * Math.max(box[2] - box[0], box[3] - box[1]), picture)),
    ...unread.map(({ box, thickness }) => grown(box, AROUND_LINE * thickness, picture)),
  ];
  const crops: Crop[] = [];
  let spent = 0;
  for (const box of wanted) {
    if (Math.min(box[2] - box[0], box[3] - box[1]) < LEAST_SIDE) continue;
    if (crops.some((other) => shareWithin(box, other.box) >= HELD)) continue;
    const crop = cropOf(box, picture);
    if (spent + inputOf(crop) > pixels) continue;
    spent += inputOf(crop);
    crops.push(crop);
  }
  return crops;
}
