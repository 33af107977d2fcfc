import type { Tone } from './tones.ts';

/**
 * The strokes that all drawings are made of. Each gives a piece of SVG. Only numbers and tones ever get into it,
 * never the text of a recipe.
 */

export type Random = () => number;

export const short = (value: number): number => Math.round(value * 10) / 10;

const paint = (tone: Tone): string => `var(--art-${tone})`;

const see = (opacity: number): string => (opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '');

export const fill = (tone: Tone, d: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint(tone)}"${see(opacity)}/>`;

export const line = (tone: Tone, width: number, d: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${paint(tone)}" stroke-width="${short(width)}"${see(opacity)}/>`;

export const disc = (tone: Tone, x: number, y: number, rx: number, ry = rx, opacity = 1): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${paint(tone)}"${see(opacity)}/>`;

export const ring = (
  tone: Tone,
  width: number,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  opacity = 1,
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="none" stroke="${paint(tone)}" stroke-width="${short(width)}"${see(opacity)}/>`;

export const box = (
  tone: Tone,
  x: number,
  y: number,
  width: number,
  height: number,
  round = 0,
  opacity = 1,
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(round)}" fill="${paint(tone)}"${see(opacity)}/>`;

/** What is drawn around 0,0, moved to its place, turned in degrees and scaled. */
export function at(x: number, y: number, inner: string, turn = 0, scale = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${Math.round(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}">${inner}</g>`;
}

export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');

/** A shape with a thick lower edge. */
export const thick = (tone: Tone, edge: Tone, d: string, by = 4): string =>
  `<path d="${d}" transform="translate(0 ${by})" fill="${paint(edge)}"/>${fill(tone, d)}`;

/** The soft shadow below a shape. */
export const shade = (d: string, by = 5): string =>
  `<path d="${d}" transform="translate(0 ${by})" fill="${paint('iron')}" opacity=".14"/>`;

/** The outline of something soft and irregular: a sauce, a mound, a piece of meat. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  wobble = 0.1,
  points = 9,
): string {
  const start = random() * 6.28;
  const edge = Array.from({ length: points }, (_, place) => {
    const angle = start + (place / points) * Math.PI * 2;
    const far = 1.06 + (random() - 0.5) * 2 * wobble;
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far] as const;
  });
  const middle = (one: number, two: number) => {
    const [a, b] = [edge[one % points]!, edge[two % points]!];
    return `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  };
  const curves = edge.map(([px, py], place) => `Q${short(px)} ${short(py)} ${middle(place, place + 1)}`);
  return `M${middle(points - 1, 0)}${curves.join('')}z`;
}

export interface Area {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** A rectangle instead of an ellipse. */
  square?: boolean;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Places spread evenly over an area, in no visible pattern. */
export function spots(random: Random, count: number, { x, y, rx, ry, square }: Area): [number, number][] {
  if (!square)
    return Array.from({ length: count }, (_, place) => {
      const far = Math.sqrt((place + 0.5) / count);
      const angle = place * GOLDEN_ANGLE + random() * 0.5;
      return [x + Math.cos(angle) * far * rx, y + Math.sin(angle) * far * ry];
    });
  const columns = Math.max(1, Math.round(Math.sqrt((count * rx) / ry)));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, place) => {
    const column = (place % columns) + 0.5 + (random() - 0.5) * 0.6;
    const row = Math.floor(place / columns) + 0.5 + (random() - 0.5) * 0.6;
    return [x + ((column / columns) * 2 - 1) * rx, y + ((row / rows) * 2 - 1) * ry];
  });
}

/** Dots of one color over an area: crumbs, seeds, spices, sugar. */
export function dots(random: Random, tone: Tone, count: number, area: Area, size = 2, opacity = 1): string {
  const marks = spots(random, count, area).map(([x, y]) => `M${short(x)} ${short(y)}h.1`);
  return line(tone, size, marks.join(''), opacity);
}

/** Short strokes in all directions: grains of rice, shreds, chopped herbs. */
export function grains(
  random: Random,
  tone: Tone,
  count: number,
  area: Area,
  { length = 5, width = 2.6, opacity = 1 } = {},
): string {
  const marks = spots(random, count, area).map(([x, y]) => {
    const angle = random() * Math.PI;
    return `M${short(x)} ${short(y)}l${short(Math.cos(angle) * length)} ${short(Math.sin(angle) * length)}`;
  });
  return line(tone, width, marks.join(''), opacity);
}
