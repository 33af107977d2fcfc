import { at, blob, disc, dots, fill, grains, line, times } from '../brush.ts';
import { bowl, plate, skillet } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { LEMON, piece, toss } from '../pieces.ts';
import type { Sauce } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { SKILLET } from '../vessels.ts';
import { garnish, sides } from './mains.ts';
import { mound } from './rice.ts';

/** From the wok: everything in glaze, over rice where there is some. */
function stirFry(dish: Dish): string {
  const { random, has, says } = dish;
  const glaze: Sauce = says('sweet', 'orange', 'tso', 'gochujang', 'dakgalbi', 'sour')
    ? { tone: 'carrot', deep: 'tomato-deep' }
    : says('kung', 'soy', 'teriyaki', 'mongolian', 'pepper', 'beef', 'bulgogi', 'hoisin') ||
        has('soy', 'oyster')
      ? { tone: 'meat', deep: 'meat-deep' }
      : { tone: 'broth', deep: 'crust-deep' };
  const looks = dish.bits;
  const rice = has('rice');
  return (
    (rice
      ? bowl(dish.ware) + mound(random, ['rice', 'egg'], { x: 160, y: 100, rx: 67, ry: 67 })
      : bowl(dish.ware)) +
    fill(glaze.deep, blob(random, 160, 102, rice ? 52 : 62, rice ? 48 : 60, 0.08, 11)) +
    fill(glaze.tone, blob(random, 160, 99, rice ? 49 : 59, rice ? 45 : 57, 0.08, 11)) +
    toss(
      random,
      looks.length > 0 ? looks : [{ shape: 'chunk', tone: 'crust', second: 'crust-deep' }],
      rice ? 22 : 28,
      { x: 160, y: 99, rx: rice ? 44 : 54, ry: rice ? 41 : 52 },
      1.08,
    ) +
    (has('sesame') ? dots(random, 'rice', 20, { x: 160, y: 99, rx: 46, ry: 44 }, 3) : '') +
    times(7, (n) =>
      at(126 + ((n * 31) % 70), 70 + ((n * 23) % 62), disc('leaf-deep', 0, 0, 4.4) + disc('lime', 0, 0, 2.2)),
    )
  );
}

/** Strips in a hot pan, with tortillas. */
function fajitas(dish: Dish): string {
  const { random, has } = dish;
  const meat: readonly [Tone, Tone] = has('shrimp')
    ? ['pink', 'tomato']
    : has('beef', 'steak')
      ? ['meat', 'meat-deep']
      : ['crust', 'crust-deep'];
  const strip = (tone: Tone, edge: Tone) =>
    line(edge, 11, 'M-15 4Q0-8 15 2') + line(tone, 8.5, 'M-15 2Q0-9 15 0');
  const tones: readonly (readonly [Tone, Tone])[] = [
    meat,
    ['tomato', 'tomato-deep'],
    meat,
    ['leaf', 'leaf-deep'],
    meat,
    ['lemon', 'broth'],
    ['rice', 'egg'],
  ];
  return (
    skillet(dish.ware) +
    times(30, (n) =>
      at(
        152 + Math.cos(n * 2.4) * 10.6 * Math.sqrt(n),
        100 + Math.sin(n * 2.4) * 10.6 * Math.sqrt(n),
        strip(...tones[n % tones.length]!),
        n * 67,
        1,
      ),
    ) +
    (has('shrimp')
      ? toss(random, [{ shape: 'shrimp', tone: 'pink', second: 'tomato' }], 9, SKILLET, 1.1)
      : '') +
    grains(random, 'leaf-deep', 18, SKILLET, { length: 3.4, width: 2.4 }) +
    at(196, 142, piece({ shape: 'wedge', tone: 'lime', second: 'leaf' }), 150, 1.2)
  );
}

/** Meat that is pulled apart. */
function pulledMeat(dish: Dish): string {
  const { random, has, says } = dish;
  const pale = has('chicken', 'turkey');
  const tones: readonly Tone[] =
    says('tinga', 'ropa', 'barbacoa') || has('tomato')
      ? ['clay', 'tomato-deep', 'meat']
      : pale
        ? ['crust', 'crust-deep', 'broth']
        : ['meat', 'meat-deep', 'crust-deep'];
  const shreds = tones
    .map((tone) => grains(random, tone, 46, { x: 152, y: 96, rx: 50, ry: 44 }, { length: 18, width: 5 }))
    .join('');
  return (
    plate(dish.ware) +
    fill(tones[1]!, blob(random, 160, 102, 57, 52, 0.07, 12)) +
    shreds +
    (says('picadillo') ? dots(random, 'leaf', 12, { x: 160, y: 98, rx: 42, ry: 36 }, 8) : '') +
    toss(random, sides(dish), sides(dish).length > 0 ? 9 : 0, { x: 160, y: 98, rx: 46, ry: 40 }, 0.8) +
    grains(random, 'leaf-deep', 16, { x: 160, y: 98, rx: 44, ry: 38 }, { length: 3.6, width: 2.6 }) +
    garnish(dish, 206, 138)
  );
}

/** Shrimp in butter, garlic or sauce. */
function shrimp(dish: Dish): string {
  const { random, has } = dish;
  const one =
    disc('iron', 0, 8, 13, 6, 0.2) +
    fill('tomato', 'M-12 9C-18-7 2-19 12-8c5 6 1 13-4 14 1-6-2-11-8-10-6 1-7 5-4 12z') +
    fill('pink', 'M-11 7C-16-7 2-17 11-8c4 5 1 11-3 12 1-6-3-10-9-9-6 1-7 5-4 11z') +
    line('tomato', 1.8, 'M-9-2l4 2M-3-9l2 5M6-10L3-5') +
    fill('tomato', 'M-12 8l-4 6 9-1z');
  return (
    skillet(dish.ware) +
    fill(has('tomato') ? 'tomato' : 'lemon', blob(random, 152, 100, 62, 60, 0.05), 0.9) +
    fill('broth', blob(random, 152, 102, 50, 46, 0.08), 0.35) +
    times(10, (n) => {
      const far = n === 0 ? 0 : n < 4 ? 22 : 46;
      return at(152 + Math.cos(n * 2.2) * far, 100 + Math.sin(n * 2.2) * far, one, n * 72, 1.35);
    }) +
    toss(random, dish.bits.filter(({ shape }) => shape !== 'shrimp').slice(0, 2), 8, SKILLET, 0.75) +
    grains(random, 'leaf-deep', 24, SKILLET, { length: 3.4, width: 2.4 }) +
    at(196, 140, piece(LEMON), 150, 1.2)
  );
}

export const wokForms = { 'stir-fry': stirFry, fajitas, 'pulled-meat': pulledMeat, shrimp };
