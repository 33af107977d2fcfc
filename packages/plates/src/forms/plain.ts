import { at, blob, disc, dots, fill, line, shade, thick } from '../brush.ts';
import { plate, skillet } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { HERB, piece, toss } from '../pieces.ts';
import { PLATE, SKILLET, table, tablePlate } from '../vessels.ts';

/** A covered dish, for a recipe of which nothing is known that could be seen. */
function covered(): string {
  return (
    table() +
    tablePlate() +
    fill('iron', 'M74 148A86 84 0 0 1 246 148z', 0.16) +
    fill('steel', 'M76 146A84 84 0 0 1 244 146Q160 158 76 146z') +
    fill('glass', 'M84 143A76 78 0 0 1 206 78Q176 70 146 84T104 146z', 0.7) +
    line('milk', 5, 'M98 124Q106 92 134 78', 0.8) +
    disc('steel', 160, 58, 11, 10) +
    disc('glass', 157, 55, 5, 4, 0.8) +
    line('plate-rim', 4, 'M80 146Q160 158 240 146')
  );
}

/** Foods on a plate as they are, for dishes without another form. */
function plated(dish: Dish): string {
  if (dish.bits.length === 0) return covered();
  const { random } = dish;
  const big = dish.bits.filter(({ shape }) => shape === 'fillet' || shape === 'chunk').slice(0, 1);
  const rest = dish.bits.filter((look) => !big.includes(look));
  const area = big.length > 0 && rest.length > 0 ? { x: 160, y: 126, rx: 48, ry: 28 } : PLATE;
  return (
    plate(dish.ware) +
    toss(random, rest, rest.length > 0 ? (big.length > 0 ? 16 : 26) : 0, area, 1.1) +
    big
      .map(
        (look) =>
          at(138, 80, piece(look), -10, look.shape === 'chunk' ? 1.7 : 1.35) +
          at(182, 84, piece(look), 20, look.shape === 'chunk' ? 1.7 : 1.25),
      )
      .join('') +
    dots(random, 'leaf-deep', 14, PLATE, 3) +
    at(204, 120, piece(HERB), 20, 0.9)
  );
}

/** The same from a pan. */
function pan(dish: Dish): string {
  const { random } = dish;
  const looks = dish.bits;
  return (
    skillet(dish.ware) +
    fill('broth', blob(random, 152, 100, 62, 60, 0.06), 0.3) +
    toss(random, looks, looks.length > 0 ? 32 : 0, { x: 152, y: 100, rx: 56, ry: 56 }, 1.12) +
    dots(random, 'leaf-deep', 20, SKILLET, 3) +
    at(152, 96, piece(HERB), 20, 1)
  );
}

/** Unbaked dough, for doughs and pastry. */
function dough(dish: Dish): string {
  const { random } = dish;
  const d = blob(random, 152, 96, 62, 46, 0.05, 11);
  return (
    '<rect x="42" y="32" width="228" height="136" rx="26" fill="var(--art-wood)"/>' +
    dots(random, 'milk', 46, { x: 156, y: 100, rx: 104, ry: 60, square: true }, 4, 0.6) +
    shade(d, 10) +
    thick('rice', 'egg', d, 6) +
    line('egg', 4, 'M118 96Q140 76 172 84M136 116Q160 124 184 108') +
    line('milk', 5, 'M106 84Q120 62 150 58', 0.8) +
    at(
      226,
      120,
      line('wood-deep', 20, 'M-22 34L22-34') +
        line('crust', 15, 'M-22 32L22-36') +
        line('wood-deep', 8, 'M-30 46L-34 52M30-46L34-52'),
    ) +
    disc('milk', 84, 146, 10, 4, 0.7)
  );
}

export const plainForms = { plated, pan, dough };
