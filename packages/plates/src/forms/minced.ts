import { at, blob, box, disc, dots, fill, grains, line, shade, thick, times } from '../brush.ts';
import { board, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { HERB, LEMON, piece } from '../pieces.ts';
import { type Sauce, sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { PLATE, smallBowl } from '../vessels.ts';
import { besides } from './mains.ts';
import { mound } from './rice.ts';

/** Breaded and fried flat. */
function cutlet(dish: Dish): string {
  const { random, says, has } = dish;
  const one = () => {
    const d = blob(random, 0, 0, 52, 31, 0.08, 12);
    return (
      shade(d, 6) +
      thick('crust', 'crust-deep', d, 4) +
      dots(random, 'crust-deep', 34, { x: 0, y: 0, rx: 44, ry: 24 }, 3.4, 0.8) +
      dots(random, 'broth', 26, { x: 0, y: 0, rx: 44, ry: 24 }, 3.4)
    );
  };
  const katsu = says('katsu', 'tonkatsu');
  const red = says('parmesan', 'parmigiana', 'milanese') && has('tomato', 'marinara', 'mozzarella');
  const bar = line('crust-deep', 3, 'M118 72V116M140 66V120M162 64V122M184 66V118');
  return (
    plate(dish.ware) +
    (katsu
      ? mound(random, ['rice', 'egg'], { x: 198, y: 128, rx: 28, ry: 26 })
      : besides(dish, { x: 176, y: 138, rx: 42, ry: 17 })) +
    at(150, 92, one(), -10, 1.15) +
    (katsu
      ? bar + line('meat-deep', 4, 'M112 98Q136 84 160 98T200 92')
      : red
        ? fill('tomato', blob(random, 150, 92, 44, 22, 0.15)) +
          fill('rice', blob(random, 150, 90, 32, 15, 0.2)) +
          fill('lemon', blob(random, 144, 88, 14, 7, 0.3), 0.6) +
          at(154, 90, piece(HERB), 0, 0.9)
        : at(196, 120, piece(LEMON), 150, 1.3)) +
    at(112, 130, piece(HERB), 0, 1.1)
  );
}

/** Pieces on sticks from the grill. */
function skewers(dish: Dish): string {
  const { random, has, says } = dish;
  const looks = dish.bits
    .filter(({ shape }) =>
      ['chunk', 'shrimp', 'cube', 'crescent', 'ring', 'mushroom', 'round', 'coin', 'fillet'].includes(shape),
    )
    .slice(0, 4);
  const minced =
    says('adana', 'kofta', 'kebab', 'seekh', 'koftas', 'suya', 'satay') &&
    !says('joojeh', 'shish', 'vegetable');
  const tone: readonly [Tone, Tone] =
    has('chicken', 'fish') && !says('adana') ? ['crust', 'crust-deep'] : ['meat', 'meat-deep'];
  const one = (row: number) =>
    line('wood-deep', 3.4, 'M-98 0H98') +
    (minced
      ? box('iron', -70, -8, 140, 26, 12, 0.14) +
        box(tone[1], -70, -11, 140, 26, 13) +
        box(tone[0], -70, -13, 140, 24, 12) +
        line(tone[1], 3.4, 'M-52-10l8 18M-30-10l8 18M-8-10l8 18M14-10l8 18M36-10l8 18', 0.7)
      : times(7, (n) =>
          at(
            -66 + n * 22,
            0,
            disc('iron', 0, 7, 11, 8, 0.14) +
              piece(
                looks[(n + row) % (looks.length || 1)] ?? {
                  shape: 'chunk',
                  tone: 'crust',
                  second: 'crust-deep',
                },
              ),
            (n * 37) % 30,
            looks[(n + row) % (looks.length || 1)]?.shape === 'fillet' ? 0.55 : 1.12,
          ),
        ));
  return (
    (has('flatbread', 'pita', 'naan')
      ? board(dish.ware) +
        disc('crust', 156, 102, 90, 58) +
        disc('pasta', 156, 99, 88, 55) +
        dots(random, 'crust-deep', 16, { x: 156, y: 99, rx: 74, ry: 44 }, 9, 0.45)
      : board(dish.ware)) +
    times(3, (n) => at(152, 64 + n * 37, one(n), -4 + n * 2, 1.02)) +
    grains(random, 'leaf-deep', 20, { x: 152, y: 100, rx: 78, ry: 46 }, { length: 3.4, width: 2.4 }) +
    (has('yogurt', 'tzatziki', 'peanut')
      ? smallBowl(has('peanut') ? 'crust' : 'rice', dish.glaze, 250, 146, 20)
      : at(248, 142, piece(LEMON), 150, 1.2))
  );
}

function meatballs(dish: Dish): string {
  const { random, has, says } = dish;
  const cream = says('swedish', 'konigsberger') || (has('cream') && !has('tomato'));
  const dry = says('baked', 'frikadeller', 'kofta', 'falafel') && !has('tomato', 'marinara', 'cream');
  const sauce: Sauce = cream
    ? { tone: 'mushroom', deep: 'crust-deep' }
    : has('tomato', 'marinara')
      ? { tone: 'tomato', deep: 'tomato-deep' }
      : sauceOf(dish, { tone: 'broth', deep: 'crust-deep' });
  const ball =
    disc('iron', 0, 6, 19, 17, 0.16) +
    disc('meat-deep', 0, 3, 19) +
    disc('meat', 0, 0, 18.5) +
    dots(random, 'crust-deep', 9, { x: 0, y: 1, rx: 12, ry: 12 }, 3.4, 0.8) +
    disc('milk', -6, -8, 5, 3, 0.35);
  return (
    (dry
      ? plate(dish.ware)
      : plate(dish.ware) +
        fill(sauce.deep, blob(random, 160, 103, 61, 58, 0.05, 11)) +
        fill(sauce.tone, blob(random, 160, 101, 58, 55, 0.05, 11))) +
    times(7, (n) =>
      n === 6
        ? at(160, 98, ball, 0, 1.05)
        : at(160 + Math.cos(n * 1.047) * 38, 100 + Math.sin(n * 1.047) * 38, ball, 0, 1.05),
    ) +
    (dry
      ? besides(dish)
      : times(4, (n) =>
          fill(sauce.tone, blob(random, 136 + n * 17, 88 + ((n * 19) % 30), 11, 6, 0.3), 0.9),
        )) +
    grains(random, 'leaf-deep', 22, PLATE, { length: 3.4, width: 2.4 }) +
    at(190, 82, piece(HERB), 0, 0.9)
  );
}

function sausages(dish: Dish): string {
  const { random, has, says } = dish;
  const body = 'M-54 10Q-58-8-40-12Q0-22 40-12Q58-8 54 10Q50 18 38 12Q0 4-38 12Q-50 18-54 10z';
  const one =
    shade(body, 6) +
    thick('clay', 'meat-deep', body, 4) +
    line('meat-deep', 3.4, 'M-34-8l8 14M-14-12l6 15M8-12l4 15M28-10l2 14', 0.7) +
    line('milk', 3, 'M-38-4Q-10-13 20-11', 0.4);
  const mash = says('mash');
  const cabbage = has('cabbage', 'sauerkraut');
  return (
    plate(dish.ware) +
    (mash
      ? fill('crust', blob(random, 160, 118, 54, 36, 0.06)) +
        fill('pasta', blob(random, 160, 115, 52, 33, 0.07)) +
        line('crust', 3, 'M122 108q16-10 32 0t32 0M126 124q16-8 30 0t30 0', 0.7)
      : cabbage
        ? grains(
            random,
            has('red') ? 'berry' : 'lime',
            80,
            { x: 156, y: 122, rx: 48, ry: 28 },
            { length: 14, width: 4 },
          )
        : besides(dish, { x: 160, y: 126, rx: 46, ry: 26 }, 15)) +
    at(156, 74, one, -8, 1.02) +
    at(164, 104, one, 6, 1.02) +
    (has('onion', 'gravy') || mash
      ? fill('meat-deep', blob(random, 160, 128, 34, 10, 0.25), 0.8)
      : smallBowl('lemon', dish.glaze, 216, 136, 17)) +
    at(112, 132, piece(HERB), 0, 0.9)
  );
}

export const mincedForms = { cutlet, skewers, meatballs, sausages };
