import { type Area, at, blob, box, disc, dots, fill, grains, line, spots, thick, times } from '../brush.ts';
import { plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { EGG, HERB, piece, toss } from '../pieces.ts';
import { bakingDish, TRAY, tray } from '../vessels.ts';
import { herbs, INSIDE, melted } from './oven.ts';

/** Vegetables and meat roasted side by side on a tray. */
function trayBake(dish: Dish): string {
  const { random, has } = dish;
  const looks = dish.bits;
  const big = looks.filter(({ shape }) => shape === 'fillet' || shape === 'chunk');
  const rest = looks.filter((look) => !big.includes(look));
  const area = { ...TRAY, rx: 94, ry: 48 };
  return (
    tray() +
    fill('broth', blob(random, 160, 100, 96, 50, 0.05, 14), 0.25) +
    toss(random, rest.length > 0 ? rest : big, 34, area, 1.12) +
    big
      .slice(0, 1)
      .map((look) =>
        times(4, (n) =>
          at(92 + n * 46, 82 + (n % 2) * 38, piece(look), n * 30 - 30, look.shape === 'fillet' ? 1.15 : 1.7),
        ),
      )
      .join('') +
    (has('egg') ? at(126, 84, piece(EGG), 0, 1.4) + at(198, 116, piece(EGG), 40, 1.4) : '') +
    dots(random, 'cocoa', 26, area, 2.2, 0.5) +
    toss(random, [HERB], 5, area, 0.8)
  );
}

/** Vegetables as a side, browned in the oven or in the pan, on a plate. */
function roastedVegetables(dish: Dish): string {
  const { random, has, says } = dish;
  const glazed = says('glazed', 'honey', 'sticky', 'maple', 'miso', 'teriyaki');
  const area: Area = { x: 160, y: 100, rx: 50, ry: 50 };
  const named = dish.bits.filter(({ shape }) => shape !== 'chunk' && shape !== 'fillet');
  const looks = says('sticky')
    ? named.map((look) =>
        look.tone === 'rice' ? { ...look, tone: 'broth' as const, second: 'crust-deep' as const } : look,
      )
    : named;
  return (
    plate(dish.ware) +
    (glazed ? fill('broth', blob(random, 160, 102, 56, 54, 0.08), 0.6) : '') +
    toss(random, looks.length > 0 ? looks : dish.bits, 26, area, 1.3) +
    toss(
      random,
      dish.bits.filter(({ shape }) => shape === 'chunk'),
      6,
      area,
      0.7,
    ) +
    (says('brava', 'bravas')
      ? spots(random, 8, { ...area, rx: 40, ry: 38 })
          .map(([x, y]) => fill('tomato', blob(random, x, y, 14, 8, 0.3), 0.95))
          .join('')
      : '') +
    dots(random, glazed ? 'crust' : 'meat-deep', 22, area, 3.4, 0.55) +
    (has('almond', 'sesame', 'nut', 'parmesan', 'cheese', 'feta') ? dots(random, 'rice', 22, area, 4) : '') +
    grains(random, 'leaf-deep', 14, area, { length: 3.6, width: 2.4 }) +
    at(176, 86, piece(HERB), 0, 0.8)
  );
}

/** Halves of eggplant, scored and glazed. */
function glazedHalves({ random, has, ware }: Dish): string {
  const one =
    disc('iron', 0, 7, 62, 24, 0.15) +
    fill('plum', blob(random, 0, 3, 62, 24, 0.03, 11)) +
    fill('meat', blob(random, -2, 0, 56, 19, 0.04, 11)) +
    line(
      'meat-deep',
      2.4,
      'M-44-4L-24 14M-30-12L-4 16M-12-16L14 15M8-16L32 11M26-14L46 5M-40 8L-18-14M-22 15L6-16M0 16L26-14M22 13L44-6',
      0.7,
    ) +
    line('crust', 3.4, 'M-40-8Q-10-18 26-13', 0.8) +
    dots(random, has('sesame') ? 'rice' : 'lime', 20, { x: -2, y: 0, rx: 46, ry: 13 }, 3);
  return plate(ware) + at(160, 62, one, -6, 0.88) + at(156, 102, one, 4, 0.88) + at(164, 140, one, -3, 0.84);
}

/** Cubes of bread, corn bread or other, browned: stuffing and bread pudding. */
function breadBake(dish: Dish): string {
  const { random, says, has } = dish;
  const sweet = says('pudding', 'toast');
  const cube = (n: number) =>
    thick(
      n % 3 ? 'crust' : 'broth',
      'crust-deep',
      'M-12-11Q0-14 12-11Q15 0 12 11Q0 14-12 11Q-15 0-12-11z',
      4,
    ) +
    fill('pasta', 'M-8-7Q0-9 8-7Q10 0 8 6Q0 8-8 6Q-10 0-8-7z', 0.7) +
    dots(random, 'crust-deep', 4, { x: 0, y: 0, rx: 8, ry: 8 }, 3, 0.6);
  return (
    bakingDish(dish.glaze) +
    box(sweet ? 'broth' : 'crust-deep', 56, 48, 208, 104, 17) +
    times(32, (n) =>
      at(
        74 + (n % 8) * 25 + random() * 5,
        62 + Math.floor(n / 8) * 25 + random() * 5,
        cube(n),
        random() * 60 - 30,
        1.02,
      ),
    ) +
    toss(random, dish.bits, 13, INSIDE, 0.75) +
    (has('cheese') ? melted(dish, 6) : '') +
    (sweet ? dots(random, 'milk', 60, INSIDE, 2.4, 0.9) : herbs(dish))
  );
}

export const trayForms = {
  'tray-bake': trayBake,
  'roasted-vegetables': roastedVegetables,
  'glazed-halves': glazedHalves,
  'bread-bake': breadBake,
};
