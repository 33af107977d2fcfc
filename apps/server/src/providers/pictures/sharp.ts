import type { Pictures } from './pictures.provider.ts';

const PHOTO_SIDE = 1200;

/** Imported with the first picture, because the library is large. */
export const sharpPictures: Pictures = {
  async png(svg) {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  },

  async webp(photo, side = PHOTO_SIDE) {
    const [{ default: sharp }, { decodePhoto }] = await Promise.all([
      import('sharp'),
      import('@crisper/vision/decode'),
    ]);
    const { data, width, height } = await decodePhoto(photo);
    return sharp(data, { raw: { width, height, channels: 3 } })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  },
};
