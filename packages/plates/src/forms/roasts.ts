import { at, blob, box, disc, dots, fill, grains, line, shade, thick, times } from '../brush.ts';
import { board, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { HERB, LEMON, piece, toss } from '../pieces.ts';
import type { Tone } from '../tones.ts';
import { besides, garnish, sides } from './mains.ts';

/** A whole bird on a board. */
function roastBird(dish: Dish): string {
  const { random } = dish;
  const leg = (turn: number, x: number) =>
    at(
      x,
      122,
      fill('rice', 'M-5 26h10l3 12q-8 6-16 0z') +
        thick('crust-deep', 'meat', 'M-18-16Q-20-32 0-34T18-16Q16 16 6 28H-6Q-16 16-18-16z', 2) +
        line('crust', 4, 'M-8-20Q-6-28 2-28', 0.6),
      turn,
    );
  const body = 'M92 96Q90 44 160 42T228 96Q230 146 160 148T92 96z';
  return (
    board(dish.ware) +
    toss(random, [...sides(dish), HERB], 15, { x: 156, y: 104, rx: 92, ry: 50, square: true }, 0.95) +
    shade(body, 10) +
    thick('crust', 'crust-deep', body, 6) +
    fill('crust-deep', 'M96 86Q84 96 92 118Q108 124 112 104zM224 86Q236 96 228 118Q212 124 208 104z') +
    line('crust-deep', 2.4, 'M160 48V100', 0.5) +
    fill('broth', blob(random, 138, 76, 26, 20, 0.15), 0.5) +
    fill('broth', blob(random, 184, 76, 24, 18, 0.15), 0.5) +
    dots(random, 'meat', 20, { x: 160, y: 86, rx: 54, ry: 34 }, 3, 0.5) +
    leg(24, 128) +
    leg(-24, 192) +
    line('milk', 5, 'M112 76Q122 56 148 52', 0.4) +
    at(70, 60, piece(LEMON), 20, 1.4) +
    at(246, 140, piece(LEMON), 160, 1.4)
  );
}

const JOINT = 'M-48-4Q-46-34-6-37T44-16Q52 14 30 30T-30 31T-48-4z';

/** A roast that is cut at one end, and its first slices. */
function roastSlices(dish: Dish): string {
  const { random, has, says } = dish;
  const pale =
    has('turkey', 'chicken') || says('turkey', 'chicken', 'pork', 'tenderloin', 'loin', 'porchetta');
  const inside: Tone = says('beef', 'lamb') && says('roast') && !says('pot') ? 'pink' : pale ? 'egg' : 'meat';
  const rind: Tone = says('char', 'siu', 'glazed', 'ham') ? 'tomato-deep' : pale ? 'crust-deep' : 'meat-deep';
  const gravy: Tone =
    has('tomato') && !has('mustard') ? 'tomato-deep' : has('mustard') ? 'lemon' : 'meat-deep';
  const cut = (rx: number, ry: number) =>
    disc(rind, 0, 0, rx, ry) +
    disc(inside, 0, 0, rx - 3.4, ry - 4) +
    (inside === 'pink' ? disc('tomato', 0, 2, rx - 9, ry - 12, 0.35) : '') +
    line(
      rind,
      1.6,
      `M${-rx + 9}-10Q-2-14 ${rx - 8}-8M${-rx + 8} 4Q0-2 ${rx - 7} 5M${-rx + 11} 15Q0 11 ${rx - 11} 16`,
      0.35,
    );
  const joint =
    shade(JOINT, 7) +
    thick(rind, has('beef', 'lamb') ? 'cocoa' : 'meat', JOINT, 5) +
    line('rice', 2, 'M-26-31Q-32 0-24 31M-6-36Q-12 0-4 36M14-33Q8 0 16 33', 0.75) +
    dots(random, 'leaf-deep', 16, { x: -10, y: -6, rx: 30, ry: 22 }, 2.6, 0.8) +
    line('milk', 4, 'M-38-8Q-36-22-22-26', 0.4) +
    at(34, 2, cut(19, 30));
  const slice = disc('iron', 0, 6, 22, 28, 0.16) + at(0, 2, disc(rind, 0, 1, 22, 28)) + cut(22, 28);
  return (
    plate(dish.ware) +
    fill(gravy, blob(random, 166, 110, 58, 42, 0.08), 0.75) +
    besides(dish, { x: 156, y: 148, rx: 46, ry: 13 }, 12) +
    at(122, 90, joint, -6, 0.98) +
    times(3, (n) => at(172 + n * 18, 96 + n * 9, slice, 12 + n * 7, 0.96)) +
    line('milk', 2.4, 'M196 92Q204 96 206 106', 0.35) +
    at(206, 66, piece(HERB), 0, 1.1) +
    dots(random, 'cocoa', 10, { x: 160, y: 92, rx: 44, ry: 14 }, 2, 0.5)
  );
}

const STEAK = 'M-46 8C-52-20-20-36 12-32S54-8 44 14S6 34-16 30S-44 26-46 8z';

function steak(dish: Dish): string {
  const { random, has, says } = dish;
  const green = says('chimichurri') || has('chimichurri');
  const sauced = says(
    'poivre',
    'peppercorn',
    'salisbury',
    'mushroom',
    'sauce',
    'diane',
    'stroganoff',
    'gravy',
    'beer',
  );
  const sliced = says('carne', 'asada', 'flank', 'fajita', 'tagliata', 'skirt');
  const meat =
    shade(STEAK, 7) +
    thick('meat-deep', 'cocoa', STEAK, 4) +
    at(0, -1, fill('meat', STEAK), 0, 0.88) +
    (sliced
      ? line('pink', 4, 'M-26-18L-18 26M-12-24L-4 28M2-27L10 28M16-26L22 24M30-20L32 14') +
        line('meat-deep', 2, 'M-22-18L-14 26M-8-24L0 28M6-27L14 28M20-26L26 24', 0.8)
      : line('cocoa', 4.4, 'M-34-4L-8-26M-26 14L14-24M-8 22L32-16M14 24L40-2', 0.75)) +
    line('pink', 3, 'M-42 10Q-38 24-16 26', 0.6);
  return (
    plate(dish.ware) +
    besides(dish, { x: 186, y: 138, rx: 40, ry: 17 }, 10) +
    at(152, 92, meat, -8, 1.12) +
    (green
      ? fill('leaf', blob(random, 156, 90, 30, 15, 0.25, 11)) +
        grains(random, 'leaf-deep', 26, { x: 156, y: 90, rx: 27, ry: 12 }, { length: 4, width: 2.6 }) +
        dots(random, 'tomato', 8, { x: 156, y: 90, rx: 24, ry: 11 }, 3)
      : sauced
        ? fill(has('cream') ? 'mushroom' : 'meat-deep', blob(random, 158, 96, 36, 19, 0.18, 11), 0.95) +
          dots(random, 'cocoa', 13, { x: 158, y: 96, rx: 30, ry: 14 }, 4)
        : at(
            156,
            84,
            fill('broth', 'M-15-2L2-10 17-3 0 6z') +
              fill('lemon', 'M-15-6L2-14 17-7 0 2z') +
              fill('broth', 'M-15-6v4L0 6V2z') +
              line('leaf-deep', 2, 'M-4-7l4 1M3-10l3 1M4-5l3-1'),
          )) +
    garnish(dish, 112, 138)
  );
}

const CHOP = 'M-40 10C-46-18-14-32 14-26S46 0 34 18S-4 34-20 28S-38 22-40 10z';

/** With the bone. */
function chops(dish: Dish): string {
  const { random, has, says } = dish;
  const one =
    at(
      34,
      -16,
      line('crust', 12, 'M0 4L26-10') +
        line('rice', 8, 'M0 2L26-12') +
        disc('crust', 29, -11, 7) +
        disc('rice', 28, -13, 5.4),
    ) +
    shade(CHOP, 6) +
    thick('crust-deep', 'meat', CHOP, 4) +
    at(0, -1, fill('crust', CHOP), 0, 0.86) +
    line('meat', 4, 'M-28-2L-6-20M-20 14L16-16M-2 20L26-6', 0.6);
  const sauce =
    says('mustard') || has('cream') ? 'lemon' : says('sticky', 'glazed', 'honey') ? 'meat-deep' : null;
  return (
    plate(dish.ware) +
    besides(dish, { x: 160, y: 134, rx: 48, ry: 22 }, 13) +
    at(132, 82, one, -12, 0.95) +
    at(176, 108, one, 8, 0.95) +
    (sauce ? fill(sauce, blob(random, 152, 96, 30, 12, 0.25), 0.7) : '') +
    garnish(dish, 206, 140)
  );
}

/** A rack of ribs under glaze. */
function ribs(dish: Dish): string {
  const rack = 'M62 76Q60 60 78 58H232Q252 58 252 78V122Q252 142 232 142H80Q62 142 62 124z';
  return (
    board(dish.ware) +
    shade(rack, 8) +
    thick('meat-deep', 'cocoa', rack, 6) +
    at(6, 4, fill('bean', rack), 0, 0.96) +
    times(
      6,
      (n) =>
        line('meat-deep', 5, `M${92 + n * 27} 66Q${86 + n * 27} 100 ${92 + n * 27} 134`, 0.8) +
        box('rice', 98 + n * 27, 136, 13, 16, 5),
    ) +
    line('milk', 4, 'M80 72H150M170 72h30', 0.35) +
    dots(dish.random, 'carrot', 20, { x: 156, y: 100, rx: 84, ry: 32, square: true }, 4, 0.5) +
    at(80, 146, piece(HERB), 0, 0.9)
  );
}

export const roastForms = { 'roast-bird': roastBird, 'roast-slices': roastSlices, steak, chops, ribs };
