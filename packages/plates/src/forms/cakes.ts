import { at, box, disc, dots, fill, line, times } from '../brush.ts';
import type { Dish } from '../dish.ts';
import type { Look } from '../looks.ts';
import { piece } from '../pieces.ts';
import { crumbOf, flavorOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { table, tablePlate } from '../vessels.ts';
import { fruitOf } from './griddle.ts';

/** Layers of a cut piece, from the top: tone and thickness. */
type Layers = readonly (readonly [Tone, number])[];

const heightOf = (layers: Layers) => layers.reduce((sum, [, height]) => sum + height, 0);

/** A square piece with its layers on both cut sides; 0,0 is the middle of its front lower corner. */
function block(layers: Layers, top: Tone, wide = 46, deep = 24): string {
  const height = heightOf(layers);
  let y = -height;
  const sides = layers.map(([tone, thickness]) => {
    const left = fill(
      tone,
      `M${-wide} ${y - deep}L0 ${y}V${y + thickness}L${-wide} ${y + thickness - deep}z`,
    );
    const right = fill(tone, `M${wide} ${y - deep}L0 ${y}V${y + thickness}L${wide} ${y + thickness - deep}z`);
    y += thickness;
    return left + right;
  });
  return (
    fill('iron', `M${-wide - 4} ${-deep + 4}L0 8 ${wide + 8} ${-deep + 4} 0 ${-deep * 2 + 6}z`, 0.16) +
    sides.join('') +
    fill('iron', `M${wide} ${-height - deep}L0 ${-height}V0L${wide} ${-deep}z`, 0.14) +
    fill(top, `M${-wide} ${-height - deep}L0 ${-height - deep * 2} ${wide} ${-height - deep} 0 ${-height}z`)
  );
}

const stacked = (one: string): string =>
  table() + tablePlate() + at(116, 152, one) + at(208, 154, one) + at(161, 124, one);

/** Brownies, bars and squares by what they are made of. */
function bars(dish: Dish): string {
  const { random, says, has } = dish;
  const flecks = (tone: Tone, height: number, size = 4) =>
    at(0, -height - 24, dots(random, tone, 9, { x: 0, y: 0, rx: 26, ry: 13 }, size));
  if (says('lemon', 'lime', 'key'))
    return stacked(
      block(
        [
          ['lemon', 13],
          ['pasta', 4],
          ['crust', 10],
        ],
        'lemon',
      ) + at(0, -51, dots(random, 'milk', 16, { x: 0, y: 0, rx: 30, ry: 14 }, 2.4)),
    );
  if (says('granola', 'oat', 'flapjack', 'energy', 'protein'))
    return stacked(
      block([['crust', 22]], 'broth') +
        flecks('crust-deep', 22) +
        flecks('cocoa', 22, 3) +
        flecks('rice', 22, 3.4),
    );
  if (says('cereal', 'marshmallow', 'crispy', 'krispie'))
    return stacked(block([['pasta', 30]], 'rice') + flecks('crust', 30, 6) + flecks('pasta', 30, 6));
  if (says('shortbread', 'blondie'))
    return stacked(
      block([['crust', 16]], 'pasta', 46, 20) +
        at(
          0,
          -36,
          dots(() => 0.5, 'crust-deep', 8, { x: 0, y: 0, rx: 24, ry: 11 }, 3),
        ),
    );
  if (says('baklava'))
    return stacked(
      block(
        [
          ['crust', 6],
          ['leaf', 4],
          ['broth', 6],
          ['crust-deep', 8],
        ],
        'crust',
      ) + flecks('leaf', 24),
    );
  const { tone, deep } = says('brownie', 'fudge')
    ? { tone: 'cocoa' as const, deep: 'meat-deep' as const }
    : crumbOf(dish);
  const swirl = has('cheesecake', 'cream') && says('cheesecake', 'swirl', 'cream', 'frosted');
  const iced = says('leche', 'leches');
  return stacked(
    (iced
      ? block(
          [
            ['milk', 7],
            ['rice', 6],
            ['pasta', 20],
          ],
          'milk',
        ) + flecks('crust-deep', 33, 2.4)
      : block(
          [
            [tone, 26],
            [deep, 3],
          ],
          swirl ? 'rice' : tone === 'cocoa' ? 'meat-deep' : 'broth',
        )) +
      (swirl
        ? at(0, -53, line(tone, 4, 'M-26 0q12-9 22 0t24 0'))
        : iced
          ? ''
          : at(
              0,
              -53,
              line(
                tone === 'cocoa' ? 'cocoa' : 'crust-deep',
                2,
                'M-22 2l10-5 7 4M4-8l9 4-4 5M-2 9l12-3',
                0.8,
              ),
            )) +
      (has('walnut', 'pecan', 'nut') ? flecks('crust', 29) : ''),
  );
}

/** A square slice whose layers are the dish: tiramisu, moussaka, lasagne. */
export function layeredSlice(layers: Layers, top: Tone, dust: string): string {
  const height = heightOf(layers);
  return table() + tablePlate() + at(160, 158, block(layers, top, 82, 26) + at(0, -height - 26, dust));
}

function tiramisu(dish: Dish): string {
  const layers: Layers = [
    ['rice', 14],
    ['meat', 12],
    ['rice', 14],
    ['cocoa', 4],
    ['meat', 13],
  ];
  const dust = dots(dish.random, 'cocoa', 60, { x: 0, y: 0, rx: 62, ry: 20 }, 4, 0.8);
  return layeredSlice(layers, 'meat-deep', dust);
}

const crumbs = (dish: Dish, tone: Tone) =>
  dots(dish.random, tone, 26, { x: 144, y: 128, rx: 66, ry: 20, square: true }, 2.6, 0.45);

/** A wedge of a round cake: cut side in front, the outside to the right. */
function wedge(layers: Layers, top: Tone, outside: Tone): string {
  let y = 152 - heightOf(layers);
  const high = y;
  const bands = layers.map(([tone, thickness]) => {
    const band = box(tone, 70, y, 150, thickness + 0.5);
    y += thickness;
    return band;
  });
  return (
    table() +
    tablePlate() +
    bands.join('') +
    fill(outside, `M220 ${high}Q246 ${high - 8} 254 ${high - 24}V${128}Q246 148 220 152z`) +
    fill('iron', `M220 ${high}Q246 ${high - 8} 254 ${high - 24}V${128}Q246 148 220 152z`, 0.1) +
    fill(
      top,
      `M68 ${high}Q66 ${high - 4} 76 ${high - 5}L254 ${high - 25}Q250 ${high - 2} 220 ${high + 3}H72Q68 ${high + 3} 68 ${high}z`,
    )
  );
}

function cheesecake(dish: Dish): string {
  const sauce = flavorOf(dish, { tone: 'tomato', deep: 'tomato-deep' });
  const plain = !fruitOf(dish).length && sauce.tone !== 'cocoa';
  const filling: Tone = sauce.tone === 'cocoa' ? 'meat' : dish.says('pumpkin') ? 'carrot' : 'rice';
  return (
    wedge(
      [
        [filling, 42],
        ['crust-deep', 12],
      ],
      plain ? 'pasta' : sauce.tone,
      plain ? 'crust' : 'rice',
    ) +
    (plain
      ? fill('broth', 'M150 93Q190 84 244 76Q240 86 220 92Q180 98 150 93z', 0.6)
      : fill(
          sauce.tone,
          'M84 98h20v14q-5 8-10 0t-10 2zM128 98h26v22q-6 9-12 0t-14-4zM186 98h24v10q-6 8-12 0z',
        ) +
        times(4, (n) =>
          at(
            130 + n * 26,
            90 - n * 4,
            piece(fruitOf(dish)[0] ?? { shape: 'round', tone: 'tomato', second: 'tomato-deep' }),
            n * 40,
            0.9,
          ),
        )) +
    crumbs(dish, 'egg')
  );
}

/** A slice of a filled cake. */
function layerCake(dish: Dish): string {
  const { has, says } = dish;
  const { tone, deep } = crumbOf(dish);
  const cocoa = tone === 'cocoa';
  const cream: Tone = cocoa && !says('forest') ? 'meat' : 'rice';
  const jam = has('jam', 'strawberry', 'raspberry', 'cherry') ? 'tomato' : cream;
  const bare = says('sponge', 'victoria');
  const berry: Look = has('strawberry', 'cherry', 'raspberry', 'jam')
    ? { shape: 'round', tone: 'tomato', second: 'tomato-deep' }
    : cocoa
      ? { shape: 'round', tone: 'cocoa', second: 'meat-deep' }
      : { shape: 'crumb', tone: 'crust', second: 'crust-deep' };
  const layers: Layers = bare
    ? [
        [deep, 3],
        [tone, 24],
        [jam, 5],
        ['rice', 7],
        [tone, 24],
        [deep, 3],
      ]
    : [
        [cream, 7],
        [tone, 18],
        [cream, 6],
        [tone, 18],
        [jam, 6],
        [tone, 17],
      ];
  return (
    wedge(layers, bare ? 'crust' : cream, bare ? 'crust' : cream) +
    crumbs(dish, deep) +
    (bare
      ? dots(dish.random, 'milk', 26, { x: 170, y: 78, rx: 66, ry: 5 }, 2.4)
      : times(3, (n) =>
          at(142 + n * 36, 74 - n * 5, disc(cream, 0, 2, 13, 9) + at(0, -6, piece(berry), 0, 1)),
        ))
  );
}

/** A whole cake without a filling, dusted with sugar. */
function cake(dish: Dish): string {
  const { random, says } = dish;
  const { tone, deep } = crumbOf(dish);
  const fruit = fruitOf(dish).filter(({ tone: color }) => color !== 'lemon');
  const cocoa = tone === 'cocoa';
  const side: Tone = cocoa ? 'cocoa' : 'crust';
  const icing: Tone | null = says('frosted', 'iced', 'frosting', 'icing', 'carrot')
    ? 'rice'
    : cocoa
      ? 'meat-deep'
      : says('lemon', 'orange', 'yogurt')
        ? 'milk'
        : null;
  return (
    table() +
    tablePlate() +
    fill(side, 'M76 92V134Q76 156 160 156T244 134V92z') +
    fill('iron', 'M196 112H244V134Q240 148 204 154z', 0.12) +
    disc(cocoa ? 'meat-deep' : 'broth', 160, 92, 84, 23) +
    (icing
      ? fill(
          icing,
          'M76 92Q76 69 160 69T244 92V106Q238 118 230 106Q222 126 212 110Q202 122 190 114Q178 132 166 116Q154 124 142 115Q130 128 118 112Q108 122 98 108Q88 116 84 104Q76 106 76 92z',
        ) + disc('plate-rim', 160, 91, 76, 18, icing === 'meat-deep' ? 0.12 : 0.5)
      : line(deep, 2.4, 'M104 92Q128 82 152 90M170 98Q192 90 214 92', 0.8)) +
    (says('carrot')
      ? times(3, (n) =>
          at(
            126 + n * 34,
            88 + (n % 2) * 8,
            fill('leaf', 'M-2-8l4 0 0 6-4 0z') + fill('carrot', 'M-5-3h10L0 10z'),
            30,
          ),
        )
      : '') +
    (fruit.length > 0 && !says('banana')
      ? times(6, (n) => at(116 + n * 18, 86 + ((n * 7) % 12), piece(fruit[n % fruit.length]!), n * 40, 0.85))
      : '') +
    dots(random, 'milk', icing === 'milk' ? 0 : 36, { x: 160, y: 91, rx: 70, ry: 16 }, 2.2, 0.85) +
    (says('yogurt', 'lemon')
      ? at(
          160,
          90,
          disc('lemon', 0, 0, 16, 8) +
            disc('rice', 0, 0, 13, 6) +
            line('lemon', 1.4, 'M0-6V6M-12 0H12M-9-4L9 4M9-4L-9 4'),
          0,
          1,
        )
      : '')
  );
}

export const cakeForms = { bars, tiramisu, cheesecake, 'layer-cake': layerCake, cake };
