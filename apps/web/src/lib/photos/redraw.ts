import { FULL_SIDE, fitWithin, OVERVIEW_SIDE, type Size } from './fit.ts';

export interface Redrawn extends Size {
  /** At most 1,600 px. */
  blob: Blob;
  /** With the pixels that labels are read by; null where none were asked for, or the photo has no more. */
  full: Blob | null;
}

export interface RedrawOptions {
  /** Also as large as labels are read. */
  full: boolean;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type CanvasOf = (size: Size) => Canvas;

const QUALITY = 0.85;
const FULL_BYTES = 2_500_000;
/** What is tried, one after the other, until the photo is small enough: leaves and crumbs need many bytes. */
const TRIES = [
  { side: FULL_SIDE, quality: QUALITY },
  { side: FULL_SIDE, quality: 0.7 },
  { side: FULL_SIDE, quality: 0.5 },
  { side: 3072, quality: 0.5 },
  { side: 2048, quality: 0.5 },
];

function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if (!('toBlob' in canvas)) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be drawn.'))),
      'image/jpeg',
      quality,
    );
  });
}

function draw(picture: ImageBitmap, size: Size, canvasOf: CanvasOf): Canvas {
  const canvas = canvasOf(size);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  // JPEG has no transparency: use white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

async function drawFull(picture: ImageBitmap, canvasOf: CanvasOf): Promise<Blob | null> {
  let canvas: Canvas | undefined;
  let drawn = 0;
  try {
    for (const { side, quality } of TRIES) {
      if (!canvas || drawn !== side) canvas = draw(picture, fitWithin(picture, side), canvasOf);
      drawn = side;
      const blob = await toJpeg(canvas, quality);
      if (blob.size <= FULL_BYTES) return blob;
    }
  } catch {
    // Old phones have no memory for it.
  }
  return null;
}

/** Redraws a photo as smaller JPEGs, from one decoded picture: upright and without metadata. */
export async function redraw(file: Blob, canvasOf: CanvasOf, { full }: RedrawOptions): Promise<Redrawn> {
  const picture = await createImageBitmap(file);
  try {
    const size = fitWithin(picture);
    const blob = await toJpeg(draw(picture, size, canvasOf), QUALITY);
    const larger = full && Math.max(picture.width, picture.height) > OVERVIEW_SIDE;
    return { ...size, blob, full: larger ? await drawFull(picture, canvasOf) : null };
  } finally {
    picture.close();
  }
}
