import { at, blob, box, disc, dots, fill, line, shade, thick, times } from '../brush.ts';
import { board } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { HERB, piece, toss } from '../pieces.ts';
import type { Tone } from '../tones.ts';
import { table, tablePlate } from '../vessels.ts';

const LAYERS: readonly (readonly [Tone, ...string[]])[] = [
  ['pink', 'ham', 'salmon', 'bacon', 'prosciutto', 'pastrami', 'corned', 'salami', 'turkey'],
  [
    'meat',
    'beef',
    'steak',
    'meatball',
    'roast',
    'pork',
    'sausage',
    'lamb',
    'joe',
    'falafel',
    'bean',
    'burger',
    'patty',
  ],
  ['crust', 'chicken', 'fish', 'tuna', 'chickpea', 'hummus', 'tempeh', 'katsu', 'peanut'],
  [
    'rice',
    'tofu',
    'egg',
    'mayonnaise',
    'mozzarella',
    'feta',
    'cream',
    'kraut',
    'sauerkraut',
    'halloumi',
    'ricotta',
    'brie',
  ],
  ['lemon', 'cheese', 'cheddar', 'swiss', 'provolone', 'gruyere', 'gouda'],
  ['tomato', 'tomato', 'pepper', 'salsa', 'jam', 'jelly'],
  ['lime', 'lettuce', 'cucumber', 'avocado', 'cabbage', 'pickle', 'sprout'],
  ['leaf', 'spinach', 'arugula', 'basil', 'kale', 'cilantro', 'herb'],
  ['carrot', 'carrot', 'slaw'],
];

/** The colors of a filling, from the bottom to the top. */
function layersOf({ has }: Dish, most: number): Tone[] {
  const soft = has('cream') && !has('cheddar', 'swiss');
  const found = LAYERS.filter(([tone, ...words]) => has(...words) && !(soft && tone === 'lemon')).map(
    ([tone]) => tone,
  );
  return found.length > 0 ? found.slice(0, most) : ['lemon', 'lime'];
}

/** One layer of a sandwich from the side: leaves are wavy, slices are straight, cheese hangs over. */
function layer(tone: Tone, y: number, x: number, width: number): string {
  const right = x + width;
  if (tone === 'lime' || tone === 'leaf') {
    const wave = width / 8;
    return fill(
      tone,
      `M${x - 4} ${y}H${right + 4}q3 7-4 8${`q${-wave / 2} 6-${wave} 0`.repeat(8)}q-7-3-4-8z`,
    );
  }
  if (tone === 'lemon')
    return fill(
      tone,
      `M${x - 3} ${y}H${right + 3}V${y + 6}H${right - 20}L${right - 36} ${y + 16}L${right - 52} ${y + 6}H${x + 60}L${x + 44} ${y + 14}L${x + 28} ${y + 6}H${x - 3}z`,
    );
  return box(tone, x, y, width, 10, 5) + line('milk', 1.6, `M${x + 10} ${y + 3}H${right - 20}`, 0.3);
}

/** Two halves of a sandwich, seen from the cut side. */
function sandwich(dish: Dish): string {
  const layers = layersOf(dish, 4);
  const tall = layers.length * 10;
  const top = 140 - tall - 18;
  return (
    table() +
    tablePlate() +
    box('crust-deep', 90, 138, 140, 17, 7) +
    box('pasta', 94, 137, 132, 12, 5) +
    layers.map((tone, n) => layer(tone, 128 - n * 10, 90, 140)).join('') +
    fill(
      'crust-deep',
      `M88 ${top + 18}V${top - 2}Q88 ${top - 26} 116 ${top - 26}H204Q232 ${top - 26} 232 ${top - 2}V${top + 18}q0 4-4 4H92q-4 0-4-4z`,
    ) +
    fill(
      'crust',
      `M93 ${top - 2}Q93 ${top - 22} 116 ${top - 22}H204Q227 ${top - 22} 227 ${top - 2}V${top + 12}H93z`,
    ) +
    fill('pasta', `M93 ${top + 3}H227V${top + 18}H93z`) +
    line('milk', 3, `M104 ${top - 8}Q108 ${top - 16} 122 ${top - 17}`, 0.5) +
    line('wood-deep', 3, `M160 ${top - 44}V${top - 20}`) +
    disc(dish.has('tomato') ? 'tomato' : 'leaf', 160, top - 46, 7)
  );
}

/** Toasted in a pan, cut across, with cheese that runs. */
function toastie(dish: Dish): string {
  const { random } = dish;
  const inside = layersOf(dish, 3).filter((tone) => tone !== 'lemon');
  const half = (turn: number) =>
    shade('M-46 34L46 34 0-44z', 7) +
    thick('crust-deep', 'meat', 'M-46 30Q-50 34-44 35H44Q50 34 46 30L6-42Q0-48-6-42z', 9) +
    inside.map((tone, n) => box(tone, -40, 36 + n * 2, 80, 4, 2)).join('') +
    fill('lemon', 'M-45 36H45V41Q38 41 36 48T28 44T14 43T4 52T-8 44T-26 42T-36 47T-45 41z') +
    fill('crust', 'M-38 29L38 29 4-34Q0-40-4-34z') +
    fill('crust-deep', blob(random, 0, 8, 20, 11, 0.3), 0.5) +
    line('crust-deep', 3.4, 'M-20 22L2-26M-4 26L14-8M14 26L22 10', turn === 0 ? 0.35 : 0.5);
  return board(dish.ware) + at(112, 98, half(0), -8, 1.05) + at(204, 104, half(1), 12, 1.05);
}

/** A long roll, filled. */
function sub(dish: Dish): string {
  const { random, has, says } = dish;
  const roll = 'M62 96Q58 66 96 64H224Q262 66 258 96Q256 108 240 108H80Q64 108 62 96z';
  const layers = layersOf(dish, 4);
  const balls = has('meatball');
  const dog = says('dog', 'bratwurst', 'sausage', 'hotdog', 'brat', 'currywurst');
  const filling = balls
    ? times(5, (n) =>
        at(
          92 + n * 34,
          98,
          disc('meat-deep', 0, 3, 18) +
            disc('meat', 0, 0, 18) +
            fill('tomato', 'M-14-4Q-8-18 4-16T14-2Q6 2 2 8T-6 0T-14-4z') +
            line('milk', 2, 'M-6-9Q0-13 6-10', 0.4),
        ),
      )
    : dog
      ? box('tomato-deep', 52, 84, 216, 28, 14) +
        box('clay', 52, 82, 216, 26, 13) +
        line('lemon', 5, 'M70 96q14-12 26 0t26 0 26 0 26 0 26 0 26 0 22-4')
      : layers.map((tone, n) => layer(tone, 104 - n * 8, 70, 180)).join('') +
        toss(random, dish.bits.slice(0, 4), 12, { x: 160, y: 96, rx: 84, ry: 9, square: true }, 0.85);
  return (
    board(dish.ware) +
    at(0, 2, shade(roll, 44)) +
    thick(
      'crust',
      'crust-deep',
      'M58 112Q60 104 80 102H240Q260 104 262 112Q262 142 224 144H96Q58 142 58 112z',
      5,
    ) +
    at(
      0,
      -12,
      fill('crust-deep', roll) +
        at(0, -4, fill('crust', roll)) +
        line('pasta', 4, 'M110 72l14 12M150 70l14 12M190 72l14 12', 0.8),
    ) +
    box('pasta', 72, 88, 176, 18, 8) +
    at(0, 6, filling) +
    (balls ? dots(random, 'rice', 20, { x: 160, y: 100, rx: 84, ry: 12, square: true }, 4) : '') +
    at(120, 108, piece(HERB), 20, 0.7) +
    at(204, 106, piece(HERB), 80, 0.7)
  );
}

/** The dome and the bottom of a burger bun, from the side. */
function burger(dish: Dish): string {
  const { has, says } = dish;
  const loose = says('joe', 'pulled');
  const patty: Tone = says('chicken', 'fish') ? 'crust-deep' : 'meat-deep';
  const cheese = has('cheese', 'cheddar', 'swiss') || !has('bean', 'chickpea', 'lentil', 'turkey');
  const middle = loose
    ? fill(
        'meat-deep',
        'M84 126Q78 108 98 108Q110 98 128 106Q150 96 168 106Q190 98 208 106Q238 102 236 124Q240 138 222 134Q206 142 190 134Q168 142 150 134Q128 142 112 134Q88 140 84 126z',
      ) + line('clay', 3, 'M100 120q12-8 22 0M140 116q14-6 24 4M186 122q12-8 24-2', 0.9)
    : box(patty, 84, 112, 152, 22, 11) +
      line('crust', 3, 'M100 120h20M136 124h26M186 119h24', 0.35) +
      (cheese ? layer('lemon', 107, 92, 136) : '');
  return (
    table() +
    tablePlate() +
    fill('crust-deep', 'M86 134H234V140Q234 156 214 156H106Q86 156 86 140z') +
    fill('crust', 'M90 134H230V138Q230 150 212 150H108Q90 150 90 138z') +
    layer('lime', 128, 84, 152) +
    middle +
    (loose || !has('tomato', 'ketchup') ? '' : box('tomato', 92, 99, 136, 9, 4.5)) +
    (loose ? '' : layer('leaf', 93, 84, 152)) +
    fill('crust-deep', 'M84 92Q82 42 160 42T236 92Q236 98 230 98H90Q84 98 84 92z') +
    fill('crust', 'M90 88Q90 47 160 47T230 86Q228 90 224 90H96Q90 92 90 88z') +
    line('milk', 5, 'M108 68Q120 56 144 54', 0.4) +
    line('rice', 4, 'M140 60l4 1M164 56l4-1M188 64l4 2M128 74l4 1M154 72l4-1M178 78l4 0M204 78l3 2')
  );
}

export const sandwichForms = { sandwich, toastie, sub, burger };
