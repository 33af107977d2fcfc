import { checkDigit } from '@crisper/kitchen/products/codes';
import sharp from 'sharp';
import { barcodeSvg } from './drawn-barcodes.ts';

const WIDTH = 1200;
const HEIGHT = 900;

interface Made {
  digits: string;
  photo: Buffer;
}

/** A label on a table, at any angle up to 30 degrees, out of focus, half of it in the shade, noisy, saved as JPEG. */
export async function photographedBarcode(random: () => number): Promise<Made> {
  const between = (least: number, most: number) => least + (most - least) * random();
  const short = random() < 0.2;
  const body = Array.from({ length: short ? 7 : 12 }, () => Math.floor(random() * 10)).join('');
  const digits = `${body}${checkDigit(body)}`;
  const module = between(2.6, 5);
  const angle = between(-30, 30);
  const drawn = await sharp(Buffer.from(barcodeSvg(digits, { module: 4 })))
    .resize({ width: Math.round(117 * module) })
    .rotate(angle, { background: '#c8beaa' })
    .png()
    .toBuffer();
  const { width = 0, height = 0 } = await sharp(drawn).metadata();
  const shade = between(0.3, 0.6);
  const edge = between(0.35, 0.65) * WIDTH;
  const slant = between(-200, 200);
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><polygon points="0,0 ${edge},0 ${edge + slant},${HEIGHT} 0,${HEIGHT}" fill="rgb(20,20,35)" fill-opacity="${shade}"/></svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: between(4, 10) } as const;
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise },
  })
    .png()
    .toBuffer();
  const flat = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#c8beaa' } })
    .composite([
      {
        input: drawn,
        left: Math.round(between(0, WIDTH - width)),
        top: Math.round(between(0, HEIGHT - height)),
      },
      { input: Buffer.from(shadow) },
    ])
    .png()
    .toBuffer();
  const photo = await sharp(flat)
    .blur(module * between(0.3, 0.6))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer();
  return { digits, photo };
}
