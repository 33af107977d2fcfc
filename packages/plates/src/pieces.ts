import { type Area, at, disc, fill, line, type Random, spots } from './brush.ts';
import type { Look, Shape } from './looks.ts';

type Solid = Exclude<Shape, 'pool' | 'grain' | 'strand'>;

/** Each piece is drawn around 0,0 and about 20 units wide. */
const PIECES: Record<Solid, (look: Look) => string> = {
  leaf: ({ tone, second }) =>
    fill(tone, 'M-12 0C-9-9 4-11 13 0 4 9-8 9-12 0z') + line(second, 1.3, 'M-10 0H9M-4 0l4-4M0 0l5 4'),
  sprig: ({ tone, second }) =>
    line(tone, 1.4, 'M-9 5Q0 2 9-6') +
    fill(tone, 'M-4 3c-6 2-9-1-10-5 5-1 9 1 10 5zM1 0C-3-6-1-10 2-11c3 4 3 8-1 11z') +
    fill(second, 'M3-1c2 6 7 6 10 4-1-4-5-7-10-4zM8-6c1-5 5-6 8-5 0 4-4 7-8 5z'),
  round: ({ tone, second }) =>
    disc(second, 0, 0, 7) + disc(tone, 0, -0.6, 6.4) + disc('milk', -2, -3, 2, 1.2, 0.55),
  ring: ({ tone, second }) =>
    disc(second, 0, 0, 10) +
    disc(tone, 0, 0, 8) +
    line('milk', 1.6, 'M0-6v12M-5.2-3l10.4 6M-5.2 3L5.2-3', 0.5),
  coin: ({ tone, second }) =>
    disc(second, 0, 1, 9) +
    disc(tone, 0, 0, 9) +
    line(second, 1.6, 'M-5 0a5 5 0 0 0 10 0a5 5 0 0 0-10 0', 0.7),
  cube: ({ tone, second }) =>
    fill(tone, 'M-8-4L1-8 8-3v8L0 9-8 5z') +
    fill(second, 'M-8-4L1-8 8-3 0 1z') +
    line(second, 1, 'M0 1v8', 0.6),
  bean: ({ tone }) =>
    fill(tone, 'M-8 1C-8-6 0-7 5-4s4 9-1 8c-3-1-4-3-7 0-2 2-5 0-5-3z') +
    line('milk', 1.4, 'M-5-2c2-3 5-3 8-2', 0.45),
  // A cube of meat, seared on top, with its grain at the side.
  chunk: ({ tone, second }) =>
    fill(second, 'M-13-1Q-12-8-8-9L5-11Q12-8 14-3L12 7Q8 12 1 12L-9 9Q-13 6-13-1z') +
    fill(tone, 'M-12-2Q-11-8-7-8L5-10Q11-8 13-3Q9 1 2 2Q-8 2-12-2z') +
    line(second, 1.2, 'M-6-6L1-7M-3-2l7-1', 0.6) +
    line(tone, 1.3, 'M-8 4l1 4M-3 5v5M3 5v5M8 3v4', 0.55) +
    line('milk', 1.3, 'M-8-5Q-6-7-3-7.4', 0.4),
  fillet: ({ tone, second }) =>
    fill(second, 'M-26 4C-24-8-6-14 10-11s18 9 14 15-16 9-28 8-23-3-22-8z') +
    fill(tone, 'M-25 2C-22-9-6-14 10-12s16 9 12 14-15 8-26 7-22-2-21-7z') +
    line('milk', 1.8, 'M-14-6c4 4 4 9 1 13M-4-9c5 5 5 12 2 17M7-10c5 5 5 11 2 16', 0.5),
  egg: ({ second }) =>
    fill('plate-rim', 'M-17 5c-3-9 5-17 14-16s18 4 18 12-7 16-16 15-14-4-16-11z') +
    fill('milk', 'M-17 3c-3-9 5-17 14-16s18 4 18 12-7 16-16 15-14-4-16-11z') +
    disc('carrot', -1, 0, 7.4) +
    disc(second, -1, -0.6, 6.6) +
    disc('milk', -3, -3, 2, 1.2, 0.7),
  floret: ({ tone, second }) =>
    fill(second, 'M-3 2h6l2 9h-10z') +
    disc(tone, -6, -1, 5.5) +
    disc(tone, 6, -1, 5.5) +
    disc(tone, 0, -5, 6.5) +
    line(second, 2.4, 'M-5-3h.1M2-7h.1M6-2h.1'),
  crescent: ({ tone, second }) =>
    fill(tone, 'M-11 3C-8-8 8-8 11 3c-6-5-16-5-22 0z') + line(second, 1.2, 'M-7-1C-3-5 4-5 8-1'),
  crumb: ({ tone, second }) => fill(tone, 'M-6 0l4-4 4 2-2 5z') + fill(second, 'M2 4l4-2 2 3-4 2z'),
  mushroom: ({ tone, second }) =>
    fill('rice', 'M-3 0h6v8q-3 3-6 0z') +
    fill(tone, 'M-11 1C-10-10 10-10 11 1q-11 4-22 0z') +
    line(second, 1.6, 'M-7-2q3-5 7-5', 0.7),
  shrimp: ({ tone, second }) =>
    fill(tone, 'M-9 6C-14-6 2-14 9-5c3 5 0 9-3 10 1-4-1-8-6-7-5 0-6 4-4 8z') +
    line(second, 1.4, 'M-6-3l4 2M-1-7l1 4M6-7L4-3') +
    fill(second, 'M-9 6l-3 5 6-2z'),
  wedge: ({ tone, second }) =>
    fill(tone, 'M-12-3a12 12 0 0 0 24 0z') +
    fill(second, 'M-9.5-3a9.5 9.5 0 0 0 19 0z', 0.75) +
    line(tone, 1.4, 'M0-3v9M0-3l-6 6M0-3l6 6'),
  kiwi: ({ tone, second }) =>
    disc(second, 0, 0, 10.5) +
    disc(tone, 0, 0, 9) +
    disc('milk', 0, 0, 3.2) +
    line('iron', 1.8, 'M0-5.4v.1M0 5.4v.1M5.4 0h.1M-5.4 0h.1M3.8-3.8h.1M-3.8 3.8h.1M3.8 3.8h.1M-3.8-3.8h.1'),
  strawberry: ({ tone, second }) =>
    fill(tone, 'M-9-4C-9-10 9-10 9-4 9 4 3 11 0 11S-9 4-9-4z') +
    fill(second, 'M-7-7l4 3 3-5 3 5 4-3-2 5h-10z') +
    line('lemon', 1.4, 'M-4 0h.1M3-1h.1M0 4h.1M-3 6h.1M4 5h.1'),
  hoop: ({ tone, second }) => disc(tone, 0, 0, 5) + disc(second, 0, 0, 2.6),
  apple: ({ tone, second }) =>
    fill(tone, 'M-13 5Q-10-11 2-11T13 4Q0 12-13 5z') + fill(second, 'M-12 5Q-9-8 2-8T11 3Q0 9-12 5z'),
  avocado: ({ tone, second }) =>
    fill(second, 'M-14 4Q-12-11 0-12T14 4Q0-6-14 4z') +
    fill(tone, 'M-13 3Q-11-9 0-10T13 3Q0-5-13 3z') +
    line('pasta', 1.8, 'M-8 0Q-5-5 0-5.4', 0.8),
  slice: ({ tone, second }) =>
    fill(second, 'M-20 8V-4c0-8 40-8 40 0V8q0 4-4 4h-32q-4 0-4-4z') +
    fill(tone, 'M-17 7V-3c0-6 34-6 34 0V7q0 3-3 3h-28q-3 0-3-3z') +
    line(second, 1.5, 'M-8-1l5 3M3-2l6 3M-4 6h5', 0.5),
};

/** One piece of a food, or nothing for foods that are a layer and not a piece. */
export function piece({ shape, tone, second }: Look): string {
  if (shape === 'pool' || shape === 'grain' || shape === 'strand') return '';
  return PIECES[shape]({ shape, tone, second });
}

export const HERB: Look = { shape: 'sprig', tone: 'leaf-deep', second: 'leaf' };
export const LEMON: Look = { shape: 'wedge', tone: 'lemon', second: 'milk' };
export const EGG: Look = { shape: 'egg', tone: 'milk', second: 'lemon' };

const BIG = new Set<Shape>(['fillet', 'slice', 'egg']);

/** Pieces of several foods, mixed over an area; the first foods are the most. */
export function toss(random: Random, looks: readonly Look[], count: number, area: Area, scale = 1): string {
  if (looks.length === 0) return '';
  const places = spots(random, count, area);
  const order = places.map((_, place) => looks[place % looks.length]!);
  return places
    .map((place, n) => ({ place, look: order[n]!, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ place: [x, y], look }) =>
      at(x, y, piece(look), random() * 360, scale * (BIG.has(look.shape) ? 0.7 : 0.9 + random() * 0.25)),
    )
    .join('');
}
