import type { Pictures } from './pictures.provider.ts';

const PHOTO_SIDE = 1200;
const KEEPSAKE_SIDE = 1600;
/** How long the encoder looks for a smaller file. A thousand photos of an import must not take minutes. */
const EFFORT = 4;
const QUICKLY = 0;

/** Decodes strictly, so that nothing but pixels reaches the new picture. */
async function drawnAnew(photo: Uint8Array, side: number, effort: number) {
  const [{ default: sharp }, { decodePhoto }] = await Promise.all([
    import('sharp'),
    import('@crisper/vision/decode'),
  ]);
  const { data, width, height } = await decodePhoto(photo);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort })
    .toBuffer({ resolveWithObject: true });
}

/** Imported with the first picture, because the library is large. */
export const sharpPictures: Pictures = {
  async png(svg) {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  },

  webp: async (photo) => (await drawnAnew(photo, PHOTO_SIDE, EFFORT)).data,

  async jpeg(picture) {
    const { default: sharp } = await import('sharp');
    return sharp(picture).jpeg({ quality: 85 }).toBuffer();
  },

  async keepsake(photo) {
    const { data, info } = await drawnAnew(photo, KEEPSAKE_SIDE, QUICKLY);
    return { bytes: data, width: info.width, height: info.height };
  },
};
