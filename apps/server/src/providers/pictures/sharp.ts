import type { Pictures } from './pictures.provider.ts';

const PHOTO_SIDE = 1200;
const KEEPSAKE_SIDE = 1600;

/** Decodes strictly, so that nothing but pixels reaches the new picture. */
async function decoded(photo: Uint8Array, side: number) {
  const [{ default: sharp }, { decodePhoto }] = await Promise.all([
    import('sharp'),
    import('@crisper/vision/decode'),
  ]);
  const { data, width, height } = await decodePhoto(photo, side);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Imported with the first picture, because the library is large. */
export const sharpPictures: Pictures = {
  async png(svg) {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  },

  webp: async (photo) => (await decoded(photo, PHOTO_SIDE)).webp({ quality: 80 }).toBuffer(),

  async jpeg(picture) {
    const { default: sharp } = await import('sharp');
    return sharp(picture).jpeg({ quality: 85 }).toBuffer();
  },

  async storePhoto(photo) {
    const picture = await decoded(photo, KEEPSAKE_SIDE);
    const { data, info } = await picture.jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  },
};
