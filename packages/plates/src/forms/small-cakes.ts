import { at, blob, box, disc, dots, fill, line, times } from '../brush.ts';
import { board } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { piece } from '../pieces.ts';
import { crumbOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { mug, table, tablePlate } from '../vessels.ts';
import { fruitOf } from './griddle.ts';

const CUP = 'M-26 0H26L20 38Q0 43-20 38z';

/** Muffins in paper, cupcakes with a swirl. */
function muffins(dish: Dish): string {
  const { random, says, has } = dish;
  const { tone, deep } = says('baklava')
    ? { tone: 'pasta' as const, deep: 'crust-deep' as const }
    : crumbOf(dish);
  const swirl = says('cupcake', 'frosted');
  const savory = says('cheese', 'egg', 'tomato', 'savory', 'bacon', 'ham', 'breakfast');
  const top: Tone = tone === 'cocoa' ? 'cocoa' : savory ? 'broth' : 'crust';
  const dot: Tone | null = says('pistachio')
    ? 'leaf'
    : has('blueberry', 'berry')
      ? 'plum'
      : has('chocolate') && tone !== 'cocoa'
        ? 'cocoa'
        : savory && has('tomato')
          ? 'tomato'
          : has('raspberry', 'cranberry', 'strawberry')
            ? 'tomato'
            : has('walnut', 'pecan', 'nut', 'carrot')
              ? 'carrot'
              : null;
  const pastry = says('baklava', 'tartlet', 'phyllo');
  const icing: Tone = says('chocolate')
    ? 'meat-deep'
    : says('strawberry', 'red', 'raspberry')
      ? 'pink'
      : 'rice';
  const one =
    disc('iron', 0, 41, 26, 5, 0.2) +
    fill(swirl ? 'clay' : pastry ? 'crust' : 'parchment', CUP) +
    line(swirl ? 'tomato-deep' : 'crust', 2, 'M-17 4l4 34M-7 4l2 36M4 4l-1 36M14 4l-3 34', 0.45) +
    (swirl
      ? fill(tone === 'cocoa' ? 'cocoa' : 'crust', 'M-28 2Q-28-10-18-12H18Q28-10 28 2Q0 8-28 2z') +
        fill(
          'egg',
          'M-27-8Q-30-20-18-20Q-20-32-8-32Q-6-44 3-46Q6-38 12-32Q22-30 18-20Q30-18 27-8Q0 0-27-8z',
        ) +
        fill(
          icing,
          'M-26-10Q-28-21-18-21Q-19-32-8-33Q-5-43 3-46Q5-38 10-32Q20-30 15-21Q26-19 24-10Q0-3-26-10z',
        ) +
        line('egg', 2.4, 'M-20-12Q0-4 20-15M-13-24Q0-18 11-27', icing === 'rice' ? 1 : 0.5) +
        dots(random, 'tomato', 4, { x: 0, y: -22, rx: 14, ry: 14 }, 3) +
        dots(random, 'leaf', 4, { x: 2, y: -18, rx: 16, ry: 10 }, 3)
      : fill(deep, 'M-33 2Q-38-14-22-20Q-12-36 4-32Q24-30 26-16Q38-10 32 2Q0 12-33 2z') +
        fill(top, 'M-31-2Q-35-14-21-20Q-12-34 4-31Q22-28 24-16Q35-10 30-2Q0 7-31-2z') +
        line('milk', 3, 'M-20-14Q-14-25-2-26', 0.4) +
        (dot
          ? dots(random, dot, 8, { x: 0, y: -12, rx: 22, ry: 13 }, 6)
          : line(deep, 2.4, 'M-10-14l8 4 4-8 8 6')));
  return (
    table() +
    tablePlate() +
    at(104, 108, one, 0, 0.95) +
    at(216, 108, one, 0, 0.95) +
    at(160, 112, one, 0, 1.15)
  );
}

/** A cake baked in a mug. */
function mugCake(dish: Dish): string {
  const { random, has } = dish;
  const egg = has('egg') && !has('chocolate', 'cocoa', 'banana', 'sugar', 'oat') && dish.says('egg');
  const { tone, deep } = egg ? { tone: 'lemon' as const, deep: 'broth' as const } : crumbOf(dish);
  return (
    table() +
    fill(deep, 'M106 78Q100 52 128 50Q140 34 164 38Q190 34 196 52Q222 54 214 78z') +
    fill(tone, 'M110 78Q104 56 130 53Q142 39 164 42Q188 39 193 56Q216 58 210 78z') +
    dots(
      random,
      egg ? 'leaf-deep' : tone === 'cocoa' ? 'meat-deep' : 'crust-deep',
      9,
      { x: 160, y: 62, rx: 40, ry: 12 },
      5,
    ) +
    (egg
      ? dots(random, 'tomato', 6, { x: 160, y: 62, rx: 38, ry: 12 }, 6)
      : dots(random, 'milk', 22, { x: 160, y: 58, rx: 42, ry: 14 }, 2.4, 0.9)) +
    at(0, 0, mug(dish.glaze)) +
    line('milk', 3, 'M132 30q-6-8 0-14t0-12M160 26q-6-8 0-14t0-12M188 30q-6-8 0-14t0-12', 0.5)
  );
}

/** A warm pudding turned out of its mold, with sauce over it. */
function steamedPudding(dish: Dish): string {
  const { has, says } = dish;
  const cocoa = has('chocolate', 'cocoa') || says('lava', 'lavacake');
  const sauce: Tone = cocoa ? 'cocoa' : says('plum', 'christmas') ? 'rice' : 'broth';
  const body: Tone = cocoa
    ? 'meat-deep'
    : says('toffee', 'plum', 'date', 'christmas', 'malva')
      ? 'meat'
      : 'crust';
  return (
    table() +
    tablePlate() +
    disc(sauce, 160, 154, 80, 11) +
    fill(body, 'M102 148Q98 100 118 80Q132 66 160 66T202 80Q222 100 218 148Q160 162 102 148z') +
    fill('iron', 'M184 150Q206 120 196 76Q222 96 218 148z', 0.14) +
    fill(
      sauce,
      'M112 92Q116 62 160 62T208 92Q208 116 200 116T190 100Q184 96 182 112Q180 134 172 130T166 104Q156 98 150 110Q146 140 138 134T134 104Q126 96 122 108Q112 116 112 92z',
    ) +
    line('milk', 4, 'M124 80Q134 70 152 69', 0.5) +
    (has('cream', 'ice') || cocoa ? disc('plate-rim', 160, 61, 21, 10) + disc('milk', 160, 57, 20, 13) : '') +
    (cocoa && says('lava', 'lavacake') ? fill('meat', 'M150 150Q148 122 160 120T172 150z') : '')
  );
}

/** A split biscuit with cream and fruit. */
function shortcake(dish: Dish): string {
  const fruit = fruitOf(dish)[0] ?? { shape: 'round', tone: 'tomato', second: 'tomato-deep' };
  const berries = (y: number, count: number) =>
    times(count, (n) => at(160 + (n - (count - 1) / 2) * 22, y + (n % 2) * 4, piece(fruit), n * 50, 1.25));
  return (
    table() +
    tablePlate() +
    box('crust-deep', 92, 128, 136, 26, 12) +
    box('crust', 92, 124, 136, 24, 12) +
    fill(
      'plate-rim',
      'M88 122Q84 108 104 108H216Q236 108 232 122Q224 136 212 126T188 128T160 126T132 130T108 126T88 122z',
    ) +
    fill(
      'milk',
      'M90 118Q88 104 104 104H216Q232 104 230 118Q222 130 212 121T188 123T160 121T132 125T108 121T90 118z',
    ) +
    berries(104, 6) +
    fill('crust-deep', 'M96 96Q92 58 160 56T224 96Q160 106 96 96z') +
    fill('crust', 'M100 91Q98 60 160 59T220 91Q160 100 100 91z') +
    line('milk', 4, 'M116 76Q128 66 150 64', 0.4) +
    disc('plate-rim', 160, 58, 30, 10) +
    disc('milk', 160, 53, 28, 13) +
    berries(42, 2) +
    at(110, 158, piece(fruit), 0, 1.1)
  );
}

/** Puffed batter with a hollow in the middle. */
function popovers({ random, ware }: Dish): string {
  const one = () =>
    disc('iron', 0, 7, 31, 29, 0.15) +
    fill('crust-deep', blob(random, 0, 3, 30, 29, 0.1, 11)) +
    fill('crust', blob(random, 0, 0, 29, 28, 0.1, 11)) +
    fill('meat', blob(random, 0, 2, 14, 12, 0.12), 0.45) +
    fill('broth', blob(random, 1, 4, 11, 8, 0.12)) +
    line('milk', 3, 'M-18-10Q-12-21 0-23', 0.45);
  return board(ware) + times(6, (n) => at(92 + (n % 3) * 64, 70 + Math.floor(n / 3) * 60, one(), n * 40));
}

export const smallCakeForms = {
  muffins,
  'mug-cake': mugCake,
  'steamed-pudding': steamedPudding,
  shortcake,
  popovers,
};
