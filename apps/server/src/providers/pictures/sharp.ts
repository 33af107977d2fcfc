import type { Pictures } from './pictures.provider.ts';

/** Imported with the first picture, because the library is large. */
export const sharpPictures: Pictures = {
  async png(svg) {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  },
};
