/** Draws the test photos: a fridge shelf with labelled packages, and a bare wall. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

interface Pack {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  ink: string;
  lines: readonly string[];
  /** Rotation of the label in degrees. */
  turn: number;
  size: number;
}

const PACKS: readonly Pack[] = [
  {
    x: 70,
    y: 90,
    width: 190,
    height: 310,
    color: '#f4f7fb',
    ink: '#123a7a',
    lines: ['MILK', 'fresh & whole'],
    turn: 0,
    size: 52,
  },
  {
    x: 310,
    y: 120,
    width: 150,
    height: 280,
    color: '#b3201d',
    ink: '#fff6e6',
    lines: ['KETCHUP'],
    turn: -90,
    size: 44,
  },
  {
    x: 510,
    y: 80,
    width: 220,
    height: 320,
    color: '#f39a1e',
    ink: '#3a2200',
    lines: ['ORANGE', 'JUICE', 'no added sugar'],
    turn: 0,
    size: 44,
  },
  {
    x: 780,
    y: 190,
    width: 330,
    height: 210,
    color: '#f2d675',
    ink: '#5b3a00',
    lines: ['BUTTER'],
    turn: 0,
    size: 58,
  },
  {
    x: 80,
    y: 560,
    width: 230,
    height: 230,
    color: '#7b1f3a',
    ink: '#ffe9ef',
    lines: ['strawberry', 'YOGURT'],
    turn: 180,
    size: 38,
  },
  {
    x: 370,
    y: 540,
    width: 210,
    height: 250,
    color: '#d8b62a',
    ink: '#2b2200',
    lines: ['MUSTARD'],
    turn: 4,
    size: 36,
  },
  {
    x: 650,
    y: 530,
    width: 420,
    height: 260,
    color: '#3f6b3a',
    ink: '#f4fff0',
    lines: ['dairy free', 'spread'],
    turn: 0,
    size: 50,
  },
];

function label({ x, y, width, height, ink, lines, turn, size }: Pack): string {
  const cx = x + width / 2;
  const cy = y + height / 2;
  const text = lines.map((line, index) => {
    const dy = (index - (lines.length - 1) / 2) * size * 1.2 + size * 0.35;
    const scale = index === lines.length - 1 && lines.length > 1 && line === line.toLowerCase() ? 0.55 : 1;
    return `<text x="${cx}" y="${cy + dy}" font-size="${size * scale}" text-anchor="middle">${line.replace('&', '&amp;')}</text>`;
  });
  return `<g fill="${ink}" font-family="DejaVu Sans" font-weight="bold" transform="rotate(${turn} ${cx} ${cy})">${text.join('')}</g>`;
}

function shelf(): string {
  const packs = PACKS.map(
    (pack) =>
      `<rect x="${pack.x + 8}" y="${pack.y + 10}" width="${pack.width}" height="${pack.height}" rx="14" fill="#00000030"/>` +
      `<rect x="${pack.x}" y="${pack.y}" width="${pack.width}" height="${pack.height}" rx="14" fill="${pack.color}"/>${label(pack)}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#eef3f6"/><stop offset="1" stop-color="#cfd9df"/></linearGradient></defs>
    <rect width="1200" height="900" fill="url(#wall)"/>
    <rect y="400" width="1200" height="22" fill="#a9b9c2"/><rect y="790" width="1200" height="26" fill="#a9b9c2"/>${packs.join('')}</svg>`;
}

const WALL = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
  <defs><linearGradient id="g"><stop stop-color="#d9d4cb"/><stop offset="1" stop-color="#b8b1a4"/></linearGradient></defs>
  <rect width="800" height="600" fill="url(#g)"/></svg>`;

async function draw(svg: string, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../test-photos/${name}`, import.meta.url));
  await sharp(Buffer.from(svg)).webp({ quality: 80 }).toFile(path);
}

await draw(shelf(), 'shelf.webp');
await draw(WALL, 'nothing.webp');
