import { at, blob, box, disc, dots, fill, grains, line, shade, times } from '../brush.ts';
import { plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import type { Look } from '../looks.ts';
import { piece, toss } from '../pieces.ts';
import { flavorOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { table, tablePlate } from '../vessels.ts';
import { fruitOf } from './griddle.ts';

export const MINT: Look = { shape: 'sprig', tone: 'leaf', second: 'leaf-deep' };

export const CREAM =
  fill('plate-rim', 'M-22 6Q-26-6-14-8Q-14-20 0-24Q14-20 14-8Q26-6 22 6Q0 14-22 6z') +
  fill('milk', 'M-21 3Q-24-7-13-9Q-12-20 0-24Q11-20 11-9Q22-7 19 3Q0 10-21 3z') +
  line('plate-rim', 2, 'M-13-4Q0 2 12-7M-7-14Q0-10 7-16');

/** Set in small cups: crème brûlée, custards, mousse and puddings from above. */
function custard(dish: Dish): string {
  const { random, says, has } = dish;
  const burnt = says('brulee', 'catalana');
  const { tone, deep } = burnt
    ? { tone: 'broth' as Tone, deep: 'crust-deep' as Tone }
    : flavorOf(dish, { tone: 'pasta', deep: 'crust' });
  const fruit = fruitOf(dish);
  return (
    plate(dish.ware) +
    disc('iron', 160, 105, 57, 56, 0.16) +
    disc(dish.glaze, 160, 99, 56) +
    disc('milk', 160, 99, 52, 52, 0.35) +
    disc(deep, 160, 99, 47) +
    disc(tone, 160, 98, 46) +
    (burnt
      ? dots(random, 'meat', 22, { x: 160, y: 98, rx: 38, ry: 38 }, 10, 0.45) +
        dots(random, 'lemon', 12, { x: 160, y: 98, rx: 34, ry: 34 }, 5, 0.6) +
        line('meat-deep', 1.6, 'M150 70l10 20-8 14 14 16M160 90l22-6', 0.6)
      : has('banana', 'wafer') && says('banana')
        ? times(6, (n) =>
            at(
              160 + Math.cos(n * 1.047) * 30,
              98 + Math.sin(n * 1.047) * 30,
              disc('crust', 0, 1, 11) + disc('rice', 0, 0, 9) + disc('pasta', 0, 0, 4),
            ),
          ) + at(160, 102, CREAM, 0, 0.9)
        : line('milk', 3, 'M130 84Q140 66 162 64', 0.4) +
          (fruit.length > 0
            ? toss(random, fruit, 5, { x: 160, y: 98, rx: 18, ry: 16 }, 1)
            : at(160, 100, CREAM, 0, 1))) +
    (says('chocolate') ? dots(random, 'meat', 9, { x: 160, y: 98, rx: 30, ry: 30 }, 3) : '') +
    (burnt ? '' : at(178, 110, piece(MINT), 10, 0.7))
  );
}

/** Milk and rice, warm or cold, in a bowl. */
function ricePudding(dish: Dish): string {
  const { random, has } = dish;
  const fruit = fruitOf(dish);
  const burnt = dish.says('sutlac', 'baked');
  return (
    plate(dish.ware) +
    disc('iron', 160, 106, 65, 64, 0.15) +
    disc(dish.glaze, 160, 99, 64) +
    disc('milk', 160, 99, 60, 60, 0.35) +
    disc('egg', 160, 99, 55) +
    disc('rice', 160, 98, 54) +
    grains(random, 'milk', 60, { x: 158, y: 97, rx: 48, ry: 48 }, { length: 4, width: 3 }) +
    grains(random, 'egg', 26, { x: 158, y: 97, rx: 48, ry: 48 }, { length: 4, width: 2.4 }) +
    (burnt
      ? times(5, (n) => fill('meat', blob(random, 132 + n * 14, 84 + ((n * 17) % 30), 12, 7, 0.3), 0.6))
      : dots(random, 'meat', 36, { x: 160, y: 98, rx: 34, ry: 34 }, 2.2, 0.8)) +
    (fruit.length > 0 ? toss(random, fruit, 8, { x: 160, y: 98, rx: 30, ry: 26 }, 1) : '') +
    (has('pistachio')
      ? dots(random, 'leaf', 12, { x: 160, y: 98, rx: 28, ry: 28 }, 4.5)
      : has('almond', 'nut')
        ? dots(random, 'crust', 9, { x: 160, y: 98, rx: 28, ry: 28 }, 4.5)
        : line('meat', 4, 'M150 84l24 12M152 92l22 12'))
  );
}

/** Turned out of its mold, with caramel or fruit sauce. */
function flan(dish: Dish): string {
  const { says } = dish;
  const panna = says('panna', 'blancmange', 'bavarois', 'jelly');
  const sauce: Tone = panna ? flavorOf(dish, { tone: 'tomato', deep: 'tomato-deep' }).tone : 'meat';
  const body: Tone = panna ? 'rice' : 'lemon';
  const top: Tone = panna && (sauce === 'rice' || sauce === 'broth') ? 'tomato' : sauce;
  return (
    table() +
    tablePlate() +
    disc(top, 160, 153, 84, 12, 0.95) +
    fill(body, 'M98 148L112 82Q114 72 128 70H192Q206 72 208 82L222 148Q160 164 98 148z') +
    fill('iron', 'M186 152L192 72Q206 72 208 82L222 148Q206 152 186 152z', 0.08) +
    fill(
      top,
      'M112 84Q112 66 160 66T208 84Q210 100 204 104T196 90Q186 88 184 100Q182 122 175 118T170 94Q156 90 150 98Q148 116 141 112T138 94Q126 90 122 98Q114 106 112 84z',
    ) +
    line('milk', 4, 'M126 76Q138 71 154 71', 0.5) +
    (panna
      ? times(4, (n) =>
          at(
            112 + n * 34,
            152 + (n % 2) * 5,
            piece({ shape: 'round', tone: top === 'cocoa' ? 'berry' : top, second: 'plum' }),
            n * 50,
            0.9,
          ),
        ) + at(160, 62, piece(MINT), 0, 0.9)
      : '')
  );
}

/** Scoops in a footed cup. */
function iceCream(dish: Dish): string {
  const { random, says, has } = dish;
  const { tone, deep } = says('affogato')
    ? { tone: 'rice' as Tone, deep: 'egg' as Tone }
    : says('banana', 'vanilla')
      ? { tone: 'pasta' as Tone, deep: 'crust' as Tone }
      : flavorOf(dish);
  const scoop = (x: number, y: number, r: number) =>
    disc(deep, x, y + 2, r, r) +
    disc(tone, x, y, r, r - 1) +
    disc('milk', x - r * 0.35, y - r * 0.4, r * 0.3, r * 0.2, 0.5) +
    dots(random, deep, 7, { x, y: y + 2, rx: r * 0.6, ry: r * 0.6 }, 2.6, 0.8);
  const coffee = says('affogato');
  const nutty = has('chocolate') && tone !== 'cocoa';
  return (
    table() +
    disc('iron', 160, 161, 44, 7, 0.22) +
    box('glass', 154, 124, 12, 32, 4) +
    disc('glass', 160, 158, 38, 6) +
    scoop(132, 82, 30) +
    scoop(188, 82, 30) +
    scoop(160, 60, 31) +
    (coffee
      ? fill(
          'cocoa',
          'M124 66Q136 32 164 34T196 62Q196 78 190 76T182 64Q174 58 170 72Q166 88 158 82T150 66Q142 58 138 74T124 66z',
          0.95,
        )
      : nutty
        ? dots(random, 'cocoa', 10, { x: 160, y: 66, rx: 40, ry: 20 }, 4)
        : '') +
    fill('glass', 'M92 88H228Q226 128 176 132H144Q94 128 92 88z', 0.94) +
    (coffee
      ? fill('cocoa', 'M96 100H224Q218 126 176 129H144Q102 126 96 100z', 0.85)
      : fill(tone, 'M98 92H222Q216 122 176 126H144Q104 122 98 92z', 0.45)) +
    fill('milk', 'M104 94q4 20 20 30l8 2q-16-14-18-32z', 0.45) +
    (coffee
      ? ''
      : at(
          196,
          46,
          box('crust-deep', -5, -30, 11, 46, 3) + line('crust', 1.6, 'M-3-26l7 7M-3-14l7 7M-3-2l7 7'),
          24,
        )) +
    at(150, 34, piece(MINT), 0, coffee ? 0 : 0.8)
  );
}

function popsicles(dish: Dish): string {
  const { random } = dish;
  const { tone, deep } = flavorOf(dish, { tone: 'tomato', deep: 'tomato-deep' });
  const body = 'M-24 40V-30Q-24-56 0-56T24-30V40Q24 46 18 46H-18Q-24 46-24 40z';
  const one = (n: number) =>
    box('crust', -6, 40, 12, 44, 6) +
    shade(body, 5) +
    fill(deep, body) +
    at(-1.5, -1, fill(tone, body), 0, 0.95) +
    (dish.has('yogurt', 'cream', 'milk')
      ? fill('rice', blob(random, 2, n % 2 ? -28 : 20, 22, 15, 0.2), 0.85)
      : '') +
    line('milk', 4, 'M-14 26V-28', 0.5) +
    toss(random, fruitOf(dish).slice(0, 1), 3, { x: 2, y: 2, rx: 12, ry: 32 }, 0.7);
  return (
    plate(dish.ware) +
    at(116, 92, one(0), -14, 0.82) +
    at(162, 90, one(1), 2, 0.82) +
    at(208, 94, one(2), 16, 0.82)
  );
}

export const cupForms = { custard, 'rice-pudding': ricePudding, flan, 'ice-cream': iceCream, popsicles };
