import { fitWithin, JPEG_QUALITY, type Size } from './fit.ts';

export interface Redrawn extends Size {
  blob: Blob;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function toJpeg(canvas: Canvas): Promise<Blob> {
  if (!('toBlob' in canvas)) return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be drawn.'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

/** Redraws a photo as a smaller JPEG: upright and without metadata. */
export async function redraw(file: Blob, canvasOf: (size: Size) => Canvas): Promise<Redrawn> {
  const picture = await createImageBitmap(file);
  try {
    const size = fitWithin(picture);
    const canvas = canvasOf(size);
    const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
    // JPEG has no transparency: use white instead of black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, size.width, size.height);
    return { ...size, blob: await toJpeg(canvas) };
  } finally {
    picture.close();
  }
}
