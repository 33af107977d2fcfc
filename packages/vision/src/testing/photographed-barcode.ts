import { checkDigit, expandUpcE } from '@crisper/kitchen/products/codes';
import sharp from 'sharp';
import { barcodeSvg } from './drawn-barcodes.ts';
import { halfInShade, heldAslant, photographed } from './photographed.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const DEGREE = Math.PI / 180;

interface Made {
  /** The 13 digits that the code stands for. */
  gtin: string;
  kind: string;
  photo: Buffer;
}

interface Drawn {
  digits: string;
  gtin: string;
  kind: string;
}

/** What stands on groceries, in about the shares that it does. */
function anyCode(random: () => number): Drawn {
  const some = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const whole = (body: string) => `${body}${checkDigit(body)}`;
  const chance = random();
  if (chance < 0.2) {
    const digits = whole(some(7));
    return { digits, gtin: digits.padStart(13, '0'), kind: 'EAN-8' };
  }
  if (chance < 0.35) {
    const digits = whole(some(11));
    return { digits, gtin: `0${digits}`, kind: 'UPC-A' };
  }
  if (chance < 0.5) return upcE(some(6));
  const digits = whole(chance < 0.65 ? `2${Math.floor(random() * 10)}${some(10)}` : some(12));
  return { digits, gtin: digits, kind: chance < 0.65 ? 'weight code' : 'EAN-13' };
}

function upcE(body: string): Drawn {
  for (let check = 0; check < 10; check += 1) {
    const digits = `0${body}${check}`;
    const upcA = expandUpcE(digits);
    if (upcA) return { digits, gtin: `0${upcA}`, kind: 'UPC-E' };
  }
  throw new Error(`${body} has no check digit`);
}

/** A label on a table, turned and tilted by up to 30 degrees, out of focus, half of it in the shade, noisy, saved as JPEG. */
export async function photographedBarcode(random: () => number): Promise<Made> {
  const between = (least: number, most: number) => least + (most - least) * random();
  const { digits, gtin, kind } = anyCode(random);
  const svg = barcodeSvg(digits, { module: 6, upcE: kind === 'UPC-E' });
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const module = between(2.6, 5);
  const size = { width: (info.width * module) / 6, height: (info.height * module) / 6 };
  const reach = Math.hypot(size.width, size.height) / 2;
  const corners = heldAslant(size, {
    turn: between(-30, 30) * DEGREE,
    tilt: between(-30, 30) * DEGREE,
    middle: [between(reach, WIDTH - reach), between(Math.min(reach, 440), HEIGHT - Math.min(reach, 440))],
  });
  const camera = {
    width: WIDTH,
    height: HEIGHT,
    corners,
    light: halfInShade({ width: WIDTH, height: HEIGHT }, between(0.3, 0.6), random),
    blur: module * between(0.3, 0.6),
    noise: between(4, 10),
  };
  const paper = { data, width: info.width, height: info.height };
  return { gtin, kind, photo: await photographed(paper, camera, random) };
}
