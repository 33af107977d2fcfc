/** A small gray picture of a frame, for judging it. */
export interface Thumbnail {
  width: number;
  height: number;
  /** One byte a pixel. */
  gray: Uint8ClampedArray;
}

export interface Frame<Picture> {
  picture: Picture;
  thumbnail: Thumbnail;
}

/** Of a blurred frame, this share of what its neighbours have of edges is left at most. */
const BLURRED_SHARE = 0.5;
/** Mean difference of two frames, from 0 to 255, below which the camera has not moved. */
const SAME_DIFFERENCE = 6;

/** The variance of the Laplacian: high with sharp edges, low in a blur. */
export function sharpness({ width, height, gray }: Thumbnail): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const edge = 4 * gray[at]! - gray[at - 1]! - gray[at + 1]! - gray[at - width]! - gray[at + width]!;
      sum += edge;
      squares += edge * edge;
      count++;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function difference(one: Thumbnail, other: Thumbnail): number {
  let sum = 0;
  for (let at = 0; at < one.gray.length; at++) sum += Math.abs(one.gray[at]! - other.gray[at]!);
  return sum / one.gray.length;
}

/** The frames of a pan that are worth a look: sharp, of different places, and spread over the whole pan. */
export function chooseFrames<Picture>(
  frames: readonly Frame<Picture>[],
  room: number,
): readonly Frame<Picture>[] {
  const sharp = frames.filter((frame, at) => {
    const around = frames.slice(Math.max(0, at - 2), at + 3).map(({ thumbnail }) => sharpness(thumbnail));
    return sharpness(frame.thumbnail) >= BLURRED_SHARE * Math.max(...around);
  });
  const moved: Frame<Picture>[] = [];
  for (const frame of sharp) {
    const last = moved.at(-1);
    if (!last || difference(last.thumbnail, frame.thumbnail) >= SAME_DIFFERENCE) moved.push(frame);
  }
  if (moved.length <= room) return moved;
  return Array.from(
    { length: room },
    (_, n) => moved[room === 1 ? 0 : Math.round((n * (moved.length - 1)) / (room - 1))]!,
  );
}
