import { at, box, disc, dots, fill, line, times } from '../brush.ts';
import type { Dish } from '../dish.ts';
import { GREEN_SPECK, SWEET_LOAF } from '../food-words.gen.ts';
import { crumbOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { table, tablePlate } from '../vessels.ts';

const LOAF_FACE = 'M-34 34V-6C-48-30-24-40 0-40S48-30 34-6V34Q34 40 28 40H-28Q-34 40-34 34z';

/** A loaf with its first slices cut off. */
function loaf(dish: Dish): string {
  const { random, has, says } = dish;
  const sweet = says(...SWEET_LOAF, 'pound', 'gingerbread');
  const { tone } = crumbOf(dish);
  const outside: Tone = tone === 'cocoa' ? 'cocoa' : sweet ? 'crust-deep' : 'crust';
  const crumb: Tone = tone === 'cocoa' ? 'meat' : sweet ? tone : 'pasta';
  const speck: Tone = has(...GREEN_SPECK)
    ? 'leaf'
    : has('walnut', 'pecan', 'nut')
      ? 'crust-deep'
      : has('raisin', 'blueberry', 'chocolate')
        ? 'plum'
        : 'crust';
  const face =
    at(0, 0, fill(outside === 'cocoa' ? 'meat-deep' : 'crust-deep', LOAF_FACE)) +
    at(0, 1, fill(crumb, LOAF_FACE), 0, 0.88) +
    dots(random, speck, 14, { x: 0, y: 4, rx: 22, ry: 26 }, 3.4, 0.8);
  return (
    table() +
    disc('iron', 172, 158, 106, 9, 0.2) +
    box('wood-deep', 62, 148, 216, 12, 6) +
    box('crust', 62, 146, 216, 9, 4.5, 0.6) +
    fill(outside, 'M112 148V94Q106 64 138 66H226Q262 64 256 96V142Q256 148 250 148z') +
    fill('iron', 'M112 148V120H256V142Q256 148 250 148z', 0.1) +
    line('milk', 4, 'M150 76H214', 0.3) +
    (sweet
      ? line('crust', 4, 'M158 72Q190 66 230 74', 0.8)
      : line('pasta', 5, 'M160 72l-8 18M192 70l-8 20M224 72l-8 18', 0.85)) +
    (has('seed', 'sesame', 'oat') ? dots(random, 'rice', 16, { x: 192, y: 80, rx: 50, ry: 10 }, 3) : '') +
    at(124, 108, face) +
    at(84, 112, face, -9, 0.9)
  );
}

/** Meat baked as a loaf, glazed and sliced. */
function meatLoaf(dish: Dish): string {
  const face =
    fill('meat-deep', LOAF_FACE) +
    at(0, 2, fill('meat', LOAF_FACE), 0, 0.88) +
    dots(dish.random, 'crust-deep', 12, { x: 0, y: 6, rx: 22, ry: 24 }, 4) +
    dots(dish.random, 'leaf-deep', 6, { x: 0, y: 6, rx: 20, ry: 22 }, 3) +
    fill('tomato', 'M-36-10C-48-30-24-42 0-42S48-30 36-10Q30-4 26-14T10-18T-8-16T-24-16T-36-10z');
  return (
    table() +
    tablePlate() +
    fill('meat-deep', 'M122 150V94Q116 68 148 68H222Q256 68 252 96V144Q252 150 246 150z') +
    fill(
      'tomato',
      'M116 92Q114 68 148 66H222Q258 66 254 98Q250 110 244 100T226 104T206 100T186 106T166 100T146 104z',
    ) +
    line('milk', 4, 'M156 76H214', 0.4) +
    at(130, 112, face, 0, 0.98) +
    at(92, 118, face, -12, 0.88) +
    times(5, (n) => at(196 + n * 14, 158 - (n % 2) * 5, disc('leaf', 0, 0, 5)))
  );
}

export const loafForms = { loaf, 'meat-loaf': meatLoaf };
