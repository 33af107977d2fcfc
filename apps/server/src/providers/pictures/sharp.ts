import type { Pictures } from './pictures.provider.ts';

/** Imported when the first picture is asked for: the library behind it is large. */
export const sharpPictures: Pictures = {
  async png(svg) {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  },
};
