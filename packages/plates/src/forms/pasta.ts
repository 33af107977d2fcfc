import {
  type Area,
  at,
  blob,
  box,
  disc,
  dots,
  fill,
  grains,
  line,
  type Random,
  short,
  spots,
  times,
} from '../brush.ts';
import { bowl, plate } from '../crockery.ts';
import { cooked, type Dish } from '../dish.ts';
import { HERB, piece, toss } from '../pieces.ts';
import { type Sauce, sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { BOWL } from '../vessels.ts';

const OIL: Sauce = { tone: 'pasta', deep: 'crust' };

/** Long noodles, in loops that lie over each other. */
export function nest(random: Random, tone: Tone, deep: Tone, { x, y, rx, ry }: Area, width = 5): string {
  return times(15, (n) => {
    const far = 1 - (n / 15) * 0.72;
    const turn = random() * Math.PI * 2;
    const [cx, cy] = [x + (random() - 0.5) * rx * 0.22, y + (random() - 0.5) * ry * 0.22];
    const point = (angle: number, stretch: number) =>
      `${short(cx + Math.cos(angle) * rx * far * stretch)} ${short(cy + Math.sin(angle) * ry * far * stretch)}`;
    const d = `M${point(turn, 0.9)}Q${point(turn + 0.9, 1.2)} ${point(turn + 1.8, 0.85)}T${point(turn + 3.4, 0.95)}T${point(turn + 5, 0.8)}`;
    return line(deep, width + 2, d) + line(tone, width, d);
  });
}

/** Whether the sauce coats the pasta or lies on top of it. */
const onTop = ({ has, says }: Dish) =>
  says('bolognese', 'meatball', 'ragu', 'marinara', 'sauce', 'pomodoro', 'norma') || has('meatball');

const MEATBALL =
  disc('meat-deep', 0, 3, 13) +
  disc('meat', 0, 0, 13) +
  dots(() => 0.4, 'crust-deep', 5, { x: 0, y: 0, rx: 8, ry: 8 }, 2.6) +
  disc('milk', -4, -5, 4, 2.4, 0.35);

const grated = (dish: Dish, area: Area) => grains(dish.random, 'rice', 18, area, { length: 4, width: 2.4 });

function longPasta(dish: Dish, width: number): string {
  const { random, has } = dish;
  const sauce = sauceOf(dish, OIL);
  const top = onTop(dish);
  const coat: Tone =
    sauce.tone === 'lemon' || sauce.tone === 'broth' || sauce.tone === 'meat' || sauce.tone === 'cocoa' || top
      ? 'pasta'
      : sauce.tone === 'rice'
        ? 'pasta'
        : sauce.tone;
  const deep: Tone = coat === 'pasta' ? 'crust' : sauce.deep;
  const chunky = top || sauce.tone === 'meat';
  return (
    plate(dish.ware) +
    fill(deep, blob(random, 160, 101, 60, 58, 0.05, 12)) +
    nest(random, coat, deep, { x: 160, y: 99, rx: 54, ry: 52 }, width) +
    (sauce.tone === 'rice' ? line('milk', 5, 'M120 96Q132 70 162 78T198 104Q180 130 146 122', 0.45) : '') +
    (chunky
      ? fill(sauce.deep, blob(random, 160, 98, 35, 31, 0.14, 11)) +
        fill(sauce.tone, blob(random, 159, 96, 32, 28, 0.14, 11)) +
        dots(
          random,
          'meat',
          has('meatball') || !has('beef', 'pork', 'ground', 'lentil', 'sausage') ? 0 : 22,
          { x: 160, y: 96, rx: 27, ry: 24 },
          6,
        )
      : '') +
    (has('meatball') || dish.says('meatball')
      ? at(144, 88, MEATBALL) + at(176, 92, MEATBALL) + at(158, 112, MEATBALL)
      : toss(
          random,
          cooked(dish)
            .filter(({ shape }) => !chunky || shape !== 'chunk')
            .slice(0, 4),
          chunky ? 5 : 13,
          { x: 160, y: 98, rx: 44, ry: 42 },
          0.82,
        )) +
    grated(dish, { x: 160, y: 96, rx: 34, ry: 30 }) +
    dots(random, 'leaf-deep', chunky ? 8 : 14, { x: 160, y: 98, rx: 42, ry: 40 }, 3) +
    (chunky ? at(160, 92, piece(HERB), 20, 0.85) : '')
  );
}

const TUBE =
  box('crust-deep', -15, -6, 30, 14, 6) +
  box('pasta', -15, -7.5, 30, 13, 6) +
  line('crust', 1.4, 'M-9-4H10M-9 1H10', 0.8) +
  disc('crust-deep', 13, -1, 3, 5);

const ELBOW = line('crust-deep', 10, 'M-10 6Q-8-8 2-7T11 5') + line('pasta', 7.5, 'M-10 5Q-8-8 2-7.5T11 4');

const BOWTIE =
  fill('crust', 'M-15-9Q-8-4 0-3Q8-4 15-9Q12 0 15 9Q8 4 0 4Q-8 4-15 9Q-12 0-15-9z') +
  fill('pasta', 'M-14-9Q-8-5 0-4Q8-5 14-9Q11-1 14 7Q8 3 0 2Q-8 3-14 7Q-11-1-14-9z') +
  line('crust', 2, 'M0-4V3');

const SPIRAL =
  line('crust-deep', 10, 'M-13 0H13') +
  line('pasta', 8, 'M-13-1H13') +
  line('crust-deep', 1.8, 'M-12 4l5-9M-5 4l5-9M2 4l5-9M9 4l4-8');

const DUMPLING =
  disc('crust', 0, 2, 12, 9) + disc('pasta', 0, 0, 12, 9) + line('crust', 1.5, 'M-6-4v8M-1-5v9M4-5v9', 0.8);

const SHELL =
  fill('crust-deep', 'M-13 5Q-12-10 0-11T13 5Q0 14-13 5z') +
  fill('pasta', 'M-12 3Q-11-10 0-11T12 3Q0 10-12 3z') +
  line('crust', 1.4, 'M-6 4Q-6-6-2-9M0 6V-9M6 4Q6-6 2-9', 0.9);

const GRAIN = disc('crust', 0, 1, 7, 3.4) + disc('pasta', 0, 0, 7, 3.2);

/** The shape of short pasta by its name. */
export function pastaPiece({ has }: Dish): string {
  if (has('macaroni', 'mac', 'elbow')) return ELBOW;
  if (has('farfalle', 'bowtie', 'ravioli', 'tortellini')) return BOWTIE;
  if (has('fusilli', 'rotini', 'gemelli', 'spiral')) return SPIRAL;
  if (has('gnocchi', 'spatzle', 'kasespatzle', 'tteokbokki')) return DUMPLING;
  if (has('shell', 'conchiglie', 'orecchiette')) return SHELL;
  if (has('orzo', 'fregola', 'ditalini')) return GRAIN;
  return TUBE;
}

/** Pieces of one drawing over an area, with sauce on each. */
export function heap(random: Random, one: string, count: number, area: Area, scale = 1): string {
  return spots(random, count, area)
    .map(([x, y]) => at(x, y, one, random() * 360, scale))
    .join('');
}

const splashes = (dish: Dish, { tone }: Sauce, area: Area) =>
  spots(dish.random, 12, area)
    .map(([x, y]) => fill(tone, blob(dish.random, x, y, 12, 8, 0.3, 6), 0.82))
    .join('');

function shortPasta(dish: Dish): string {
  const { random, has } = dish;
  const sauce = sauceOf(dish, OIL);
  const one = pastaPiece(dish);
  const area: Area = { x: 160, y: 100, rx: 54, ry: 52 };
  const thin = sauce.tone === 'pasta' || sauce.tone === 'broth';
  const mac = one === ELBOW && has('cheese', 'cheddar');
  const look = mac
    ? one.replaceAll('--art-pasta', '--art-lemon').replaceAll('--art-crust-deep', '--art-broth')
    : sauce.tone === 'tomato' || sauce.tone === 'carrot'
      ? one.replaceAll('--art-pasta', '--art-carrot')
      : sauce.tone === 'leaf' || sauce.tone === 'lime'
        ? one.replaceAll('--art-pasta', '--art-lime')
        : one;
  return (
    (mac ? bowl(dish.ware) : plate(dish.ware)) +
    fill(
      mac ? 'carrot' : thin ? 'crust' : sauce.deep,
      blob(random, 160, 101, mac ? 68 : 60, mac ? 68 : 58, 0.05, 12),
    ) +
    heap(random, look, one === GRAIN ? 80 : 34, mac ? BOWL : area, one === GRAIN ? 1 : 1.05) +
    (thin || mac ? '' : splashes(dish, sauce, { ...area, rx: 44, ry: 42 })) +
    heap(random, look, one === GRAIN ? 20 : 9, { ...area, rx: 40, ry: 38 }, 1) +
    toss(random, cooked(dish).slice(0, 4), mac ? 0 : 13, { ...area, rx: 46, ry: 44 }, 0.8) +
    grated(dish, { ...area, rx: 34, ry: 32 }) +
    dots(random, 'leaf-deep', mac ? 8 : 14, area, 3)
  );
}

export const pastaForms = {
  spaghetti: (dish: Dish) => longPasta(dish, 4.2),
  tagliatelle: (dish: Dish) => longPasta(dish, 8),
  'short-pasta': shortPasta,
};
