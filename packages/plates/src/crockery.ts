import { at, box, disc, dots, fill, line, ring, times } from './brush.ts';
import { seeded } from './seeded.ts';
import type { Tone } from './tones.ts';

/** What one dish is served on: the same for the same dish, and another one beside it. */
export interface Crockery {
  /** The color of its pottery. */
  glaze: Tone;
  plate: number;
  bowl: number;
  board: number;
  pan: number;
}

export const GLAZES = [
  'glaze',
  'clay',
  'berry',
  'leaf-deep',
  'iron-light',
] as const satisfies readonly Tone[];

const around = (count: number, r: number, draw: (x: number, y: number, turn: number) => string) =>
  times(count, (n) => {
    const angle = (n / count) * Math.PI * 2;
    return draw(160 + Math.cos(angle) * r, 100 + Math.sin(angle) * r, (n / count) * 360);
  });

const under = (): string => disc('iron', 160, 109, 88, 86, 0.13);
const well = (): string => disc('plate-rim', 160, 100, 68, 68, 0.55) + disc('plate', 160, 101, 65);

const PLATES: readonly ((glaze: Tone) => string)[] = [
  () => under() + disc('plate', 160, 100, 88) + ring('crust', 1.4, 160, 100, 82, 82, 0.5) + well(),
  // A colored rim.
  (glaze) =>
    under() +
    disc(glaze, 160, 100, 88) +
    disc('plate', 160, 100, 83) +
    ring(glaze, 2, 160, 100, 74, 74, 0.5) +
    well(),
  // Speckled stoneware.
  (glaze) =>
    under() +
    disc('crust-deep', 160, 100, 88) +
    disc('parchment', 160, 100, 86) +
    dots(seeded(glaze), 'crust-deep', 90, { x: 160, y: 100, rx: 84, ry: 84 }, 1.6, 0.5) +
    ring('crust', 3, 160, 100, 66, 66, 0.35),
  // Glazed all over.
  (glaze) =>
    under() +
    disc(glaze, 160, 100, 88) +
    disc('milk', 160, 100, 84, 84, 0.16) +
    disc(glaze, 160, 101, 67) +
    disc('milk', 160, 101, 66, 66, 0.62),
  // Painted leaves around the rim.
  (glaze) =>
    under() +
    disc('plate', 160, 100, 88) +
    around(14, 77, (x, y, turn) => at(x, y, fill(glaze, 'M-6 0Q0-6 7 0Q0 5-6 0z', 0.75), turn + 90)) +
    ring(glaze, 1.2, 160, 100, 86, 86, 0.6) +
    well(),
  // Square, with round corners.
  () =>
    box('iron', 82, 32, 156, 156, 34, 0.13) +
    box('plate', 82, 22, 156, 156, 34) +
    box('plate-rim', 94, 34, 132, 132, 26, 0.5) +
    box('plate', 96, 37, 128, 128, 25),
  // Fluted.
  (glaze) =>
    under() +
    around(20, 79, (x, y) => disc('plate', x, y, 14)) +
    disc('plate', 160, 100, 82) +
    around(20, 79, (x, y, turn) => at(x, y, line('plate-rim', 1.6, 'M-7 0H7'), turn)) +
    ring(glaze, 1.6, 160, 100, 70, 70, 0.45) +
    well(),
];

const inside = (): string => disc('rice', 160, 100, 74) + disc('iron', 160, 100, 74, 74, 0.06);
const below = (): string => disc('iron', 160, 108, 87, 86, 0.14);

const BOWLS: readonly ((glaze: Tone) => string)[] = [
  (glaze) => below() + disc(glaze, 160, 100, 86) + disc('milk', 160, 100, 80, 80, 0.2) + inside(),
  // A pot with two handles.
  (glaze) =>
    below() +
    line(glaze, 9, 'M78 84H60Q52 84 52 100T60 116H78M242 84H260Q268 84 268 100T260 116H242') +
    disc(glaze, 160, 100, 86) +
    ring('iron', 2, 160, 100, 80, 80, 0.25) +
    inside(),
  // Stripes on the rim.
  (glaze) =>
    below() +
    disc('plate', 160, 100, 86) +
    ring(glaze, 3, 160, 100, 83) +
    ring(glaze, 2, 160, 100, 78) +
    inside(),
  // Speckled stoneware on a saucer.
  (glaze) =>
    disc('iron', 160, 110, 97, 88, 0.12) +
    disc(glaze, 160, 102, 96, 92) +
    disc('milk', 160, 101, 93, 89, 0.3) +
    disc('crust-deep', 160, 100, 84) +
    disc('parchment', 160, 100, 82) +
    dots(seeded(glaze), 'crust-deep', 60, { x: 160, y: 100, rx: 81, ry: 81 }, 1.6, 0.6) +
    inside(),
  // Enamel with a dark edge.
  (glaze) =>
    below() +
    disc('iron', 160, 100, 86) +
    disc('plate', 160, 100, 83.5) +
    disc(glaze, 160, 100, 76.5, 76.5, 0.5) +
    inside(),
];

const grain = line(
  'wood-deep',
  2,
  'M54 62q60-8 108 0t100-2M50 100q70 8 118-1t92 2M56 140q64-8 110 0t92-3',
  0.4,
);

const BOARDS: readonly (() => string)[] = [
  () =>
    box('iron', 44, 40, 228, 136, 26, 0.13) +
    box('wood', 262, 84, 48, 32, 16) +
    box('wood', 42, 32, 228, 136, 26) +
    disc('cloth', 294, 100, 6) +
    grain,
  // Light wood with a groove.
  () =>
    box('iron', 36, 36, 244, 144, 12, 0.13) +
    box('crust', 34, 28, 244, 144, 12) +
    box('pasta', 34, 26, 244, 140, 12) +
    `<rect x="44" y="36" width="224" height="120" rx="8" fill="none" stroke="var(--art-crust)" stroke-width="2" opacity=".6"/>` +
    line('crust', 2, 'M60 62q60-8 108 0t90-2M60 100q70 8 110-1t86 2M60 136q64-8 106 0t88-3', 0.45),
  // Slate.
  () =>
    box('iron', 38, 38, 238, 142, 8, 0.2) +
    box('iron', 36, 28, 238, 142, 6) +
    box('iron-light', 38, 30, 234, 136, 5) +
    line('steel', 1.4, 'M52 54h60M150 44h90M60 148h110M210 152h40M48 96h30M236 100h28', 0.3),
  // Two boards glued of dark and light wood.
  () =>
    box('iron', 40, 40, 236, 138, 18, 0.13) +
    box('wood-deep', 38, 30, 236, 138, 18) +
    box('wood', 44, 52, 224, 26, 3) +
    box('wood', 44, 86, 224, 26, 3) +
    box('wood', 44, 120, 224, 26, 3) +
    line('crust', 1.6, 'M60 64q80-5 190 0M60 99q80 5 190 0M60 133q80-5 190 0', 0.5),
];

const handle = (tone: Tone, knob: Tone): string => box(tone, 216, 90, 116, 20, 10) + disc(knob, 304, 100, 4);

const PANS: readonly ((glaze: Tone) => string)[] = [
  () =>
    handle('iron', 'cloth') +
    disc('iron', 152, 108, 83, 83, 0.18) +
    disc('iron', 152, 100, 83) +
    disc('iron-light', 152, 100, 74),
  // Copper.
  () =>
    handle('crust-deep', 'cloth') +
    disc('iron', 152, 108, 83, 83, 0.18) +
    disc('clay', 152, 100, 83) +
    ring('milk', 2, 152, 100, 80, 80, 0.35) +
    disc('iron-light', 152, 100, 75),
  // Enamel with a wooden handle.
  (glaze) =>
    handle('wood', 'wood-deep') +
    box('iron', 222, 88, 26, 24, 5) +
    disc('iron', 152, 108, 83, 83, 0.18) +
    disc(glaze, 152, 100, 83) +
    ring('milk', 2.4, 152, 100, 80, 80, 0.4) +
    disc('iron', 152, 100, 74),
  // With two ears.
  () =>
    line('iron', 10, 'M74 86Q52 84 52 100T74 114M230 86Q252 84 252 100T230 114') +
    disc('iron', 152, 108, 83, 83, 0.18) +
    disc('iron', 152, 100, 83) +
    disc('iron-light', 152, 100, 74),
];

const one = <Ware>(wares: readonly Ware[], at: number): Ware => wares[at % wares.length]!;

export const plate = ({ plate, glaze }: Crockery): string => one(PLATES, plate)(glaze);
export const bowl = ({ bowl, glaze }: Crockery): string => one(BOWLS, bowl)(glaze);
export const board = ({ board }: Crockery): string => one(BOARDS, board)();
export const skillet = ({ pan, glaze }: Crockery): string => one(PANS, pan)(glaze);
