import sharp from 'sharp';
import type { Picture } from '../picture.ts';
import { type Camera, heldAslant, photographed } from './photographed.ts';

/** One line of print: pieces that begin at a column, in characters. */
export interface PrintLine {
  pieces: readonly { at: number; text: string }[];
  bold?: boolean;
  large?: boolean;
}

interface Paper {
  columns: number;
  font: 'monospace' | 'sans-serif';
  /** A rule under every line, as tables have. */
  ruled?: boolean;
}

const SIZE = 26;
const LINE = 36;
const MARGIN = 40;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Prints lines on paper. Thermal print fades: towards one end, and differently in every line. */
export async function printed(
  lines: readonly PrintLine[],
  { columns, font, ruled = false }: Paper,
  random: () => number,
): Promise<Picture> {
  const letter = SIZE * 0.602;
  const width = Math.round(columns * letter + 2 * MARGIN);
  const height = lines.length * LINE + 2 * MARGIN;
  const fadedEnd = random() * 70;
  const texts = lines.flatMap(({ pieces, bold, large }, row) => {
    const ink = Math.round(25 + 35 * random() + (fadedEnd * row) / lines.length);
    const y = MARGIN + (row + 0.75) * LINE;
    const rule = ruled
      ? `<line x1="${MARGIN}" x2="${width - MARGIN}" y1="${y + 9}" y2="${y + 9}" stroke="#555"/>`
      : '';
    const style = `font-size="${large ? SIZE * 1.3 : SIZE}" fill="rgb(${ink},${ink},${ink + 8})"${bold ? ' font-weight="bold"' : ''}`;
    return pieces.map(
      ({ at, text }) =>
        `${rule}<text x="${MARGIN + at * letter}" y="${y}" ${style} xml:space="preserve">${escaped(text)}</text>`,
    );
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}"><rect width="100%" height="100%" fill="#f4f2ec"/>${texts.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Paper as a phone takes it on a kitchen table: a little aslant, creased, in uneven light, not quite in focus. */
export function photographedPage(paper: Picture, random: () => number): Promise<Buffer> {
  const between = (least: number, most: number) => least + (most - least) * random();
  const [width, height] = [Math.round(paper.width * 1.35), Math.round(paper.height * 1.15)];
  const corners = heldAslant(paper, {
    turn: between(-0.07, 0.07),
    tilt: between(-0.3, 0.3),
    middle: [width / 2, height / 2],
  });
  const camera: Camera = {
    width,
    height,
    corners,
    light: creased({ width, height }, random),
    blur: between(0.5, 1.1),
    noise: between(3, 8),
  };
  return photographed(paper, camera, random);
}

/** Light from one side, with folds across the paper: bright on one side of the fold, dark on the other. */
function creased(
  { width, height }: { width: number; height: number },
  random: () => number,
): Camera['light'] {
  const folds = Array.from({ length: 6 }, () => {
    const direction = random() * Math.PI;
    const [nx, ny] = [Math.cos(direction), Math.sin(direction)];
    const at = nx * width * random() + ny * height * random();
    return { nx, ny, at, deep: 0.05 + 0.12 * random(), wide: 20 + 60 * random() };
  });
  const [dim, side] = [0.15 + 0.3 * random(), random() < 0.5];
  return (x, y) => {
    const away = side ? x / width : y / height;
    let light = 1 - dim * away;
    for (const { nx, ny, at, deep, wide } of folds) {
      const far = (nx * x + ny * y - at) / wide;
      light -= deep * far * Math.exp(-far * far);
    }
    return Math.max(0.2, light);
  };
}
