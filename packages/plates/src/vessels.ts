import { type Area, box, disc, fill, line, times } from './brush.ts';
import type { Tone } from './tones.ts';

/** The rooms for food inside the vessels seen from above. */
export const PLATE: Area = { x: 160, y: 100, rx: 60, ry: 60 };
export const BOWL: Area = { x: 160, y: 100, rx: 68, ry: 68 };
export const SKILLET: Area = { x: 152, y: 100, rx: 66, ry: 66 };
export const DISH: Area = { x: 160, y: 100, rx: 98, ry: 49, square: true };
export const TRAY: Area = { x: 160, y: 100, rx: 104, ry: 56, square: true };

/** A baking dish with two handles. */
export const bakingDish = (glaze: Tone): string =>
  box('iron', 44, 42, 232, 132, 30, 0.13) +
  fill(glaze, 'M42 84h-8q-8 0-8 16t8 16h8zM278 84h8q8 0 8 16t-8 16h-8z') +
  box(glaze, 40, 32, 240, 136, 30) +
  box('milk', 44, 36, 232, 128, 27, 0.18) +
  box('crust-deep', 52, 44, 216, 112, 20);

/** A round baking dish or pie tin. */
export const roundDish = (glaze: Tone): string =>
  disc('iron', 160, 108, 88, 86, 0.14) + disc(glaze, 160, 100, 87) + disc('milk', 160, 100, 82, 82, 0.22);

export const tray = (): string =>
  box('iron', 36, 34, 250, 146, 14, 0.13) +
  box('steel', 34, 26, 252, 148, 14) +
  box('parchment', 44, 36, 232, 128, 8) +
  line('plate-rim', 2, 'M44 44l12-8M264 36l12 10M44 154l10 10');

/** A small bowl for a dip, a sauce or cream. */
export const smallBowl = (tone: Tone, glaze: Tone, x: number, y: number, r = 24): string =>
  disc('iron', x, y + 4, r + 1, r, 0.16) +
  disc(glaze, x, y, r) +
  disc('milk', x, y, r - 3, r - 3, 0.25) +
  disc(tone, x, y, r - 5) +
  line('milk', 2, `M${x - r * 0.4} ${y - r * 0.2}q${r * 0.3}-${r * 0.35} ${r * 0.7}-${r * 0.2}`, 0.4);

/** Seen from the side: the table that glasses, cups and slices of cake are on. */
export const table = (): string =>
  '<rect x="-400" y="136" width="1120" height="500" fill="var(--art-wood)"/>' +
  '<rect x="-400" y="136" width="1120" height="3" fill="var(--art-wood-deep)" opacity=".5"/>' +
  line('wood-deep', 2, 'M-100 158H96M190 172H460M-100 188H60', 0.25);

/** A plate on the table, for food that is seen from the side. */
export const tablePlate = (): string =>
  disc('iron', 160, 164, 112, 20, 0.2) +
  disc('plate-rim', 160, 159, 110, 20) +
  disc('plate', 160, 156, 110, 19) +
  disc('plate-rim', 160, 155, 82, 12, 0.7);

/** A glass that holds layers, from the bottom to the top. */
export function glass(layers: readonly Tone[]): string {
  const height = 112 / layers.length;
  const wide = (y: number) => 34 + ((150 - y) / 112) * 12;
  const layer = (tone: Tone, place: number) => {
    const low = 152 - place * height;
    const high = low - height;
    const [a, b] = [wide(low), wide(high)];
    return fill(
      tone,
      `M${160 - b} ${high}L${160 - a} ${low}Q160 ${low + 9} ${160 + a} ${low}L${160 + b} ${high}z`,
    );
  };
  return (
    disc('iron', 160, 160, 52, 9, 0.22) +
    fill('glass', 'M108 28L122 154Q160 168 198 154L212 28z', 0.75) +
    layers.map(layer).join('') +
    disc(layers.at(-1) ?? 'milk', 160, 40, wide(40), 8) +
    disc('milk', 160, 40, wide(40) - 6, 5, 0.25) +
    fill('milk', 'M118 46L127 140Q130 146 134 146L126 46z', 0.3)
  );
}

/** A mug from the side, without what is in it. */
export const mug = (glaze: Tone): string =>
  disc('iron', 164, 160, 66, 9, 0.22) +
  line(glaze, 12, 'M214 92q38-2 36 24t-42 24') +
  fill(glaze, 'M104 76H216V140Q214 160 190 160H130Q106 160 104 140z') +
  fill('milk', 'M112 84h10v56q0 8 4 12-14-2-14-16z', 0.25);

/** The pleated edge of a pie: a wavy circle. */
export function crimp(r: number, waves: number, depth: number, x = 160, y = 100): string {
  const steps = waves * 2;
  const point = (place: number, far: number) => {
    const angle = (place / steps) * Math.PI * 2;
    return `${Math.round((x + Math.cos(angle) * far) * 10) / 10} ${Math.round((y + Math.sin(angle) * far) * 10) / 10}`;
  };
  return `M${point(0, r)}${times(waves, (n) => `Q${point(n * 2 + 1, r + depth)} ${point(n * 2 + 2, r)}`)}z`;
}
