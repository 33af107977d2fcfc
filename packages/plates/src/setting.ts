import { at, box, disc, dots, fill, line, type Random, times } from './brush.ts';
import { HERB, LEMON, piece } from './pieces.ts';
import { pick, seeded } from './seeded.ts';
import type { Tone } from './tones.ts';
import { table } from './vessels.ts';

const NAPKINS = ['berry', 'glaze', 'clay', 'leaf', 'lemon', 'pink'] as const satisfies readonly Tone[];
const WALLS = ['parchment', 'glass', 'egg', 'lime', 'pink', 'glaze'] as const satisfies readonly Tone[];

/** A folded napkin that the dish covers in part. */
const napkin = (tone: Tone): string =>
  box('iron', -52, -38, 104, 84, 4, 0.1) +
  box(tone, -52, -42, 104, 84, 4) +
  box('milk', -52, -42, 104, 84, 4, 0.3) +
  line(tone, 3, 'M-42-32H42M-42-26H42M-42 32H42M-42 26H42', 0.6);

const FORK =
  fill('iron', 'M-7-68V-42Q-7-32-2-30V62Q0 68 3 62V-30Q8-32 8-42V-68H5V-44H2V-68H-1V-44H-4V-68z', 0.14) +
  at(
    -2,
    -3,
    fill('steel', 'M-7-68V-42Q-7-32-2-30V62Q0 68 3 62V-30Q8-32 8-42V-68H5V-44H2V-68H-1V-44H-4V-68z'),
  );
const KNIFE =
  fill('iron', 'M-4-66Q8-54 6-8H-4zM-4-4H5V62Q0 70-4 62z', 0.14) +
  at(-2, -3, fill('steel', 'M-4-66Q8-54 6-8H-4z') + fill('wood-deep', 'M-4-6H5V62Q0 70-4 62z'));
const SPOON =
  at(3, 4, disc('iron', 0, -48, 11, 18, 0.14) + box('iron', -2.5, -32, 5, 96, 2.5, 0.14)) +
  disc('steel', 0, -48, 11, 18) +
  box('steel', -2.5, -32, 5, 96, 2.5) +
  disc('plate', -2, -50, 6, 11, 0.4);

/** Light that falls in from a side: none, a pool, or through a window. */
function light(random: Random): string {
  const left = random() < 0.5;
  const kind = Math.floor(random() * 3);
  if (kind === 0) return '';
  const x = left ? 0 : 320;
  if (kind === 1) return disc('milk', x, -10, 240, 150, 0.16) + disc('iron', 320 - x, 240, 230, 120, 0.06);
  const lean = left ? 1 : -1;
  const pane = (from: number) => {
    const start = x + lean * from;
    return `M${start} -60L${start + lean * 46} -60L${start + lean * 196} 260L${start + lean * 150} 260z`;
  };
  return fill('milk', pane(-90) + pane(-30) + pane(90), 0.15);
}

/** Beside the dish, seen from above. */
function beside(random: Random, rich: boolean): string {
  const side = random() < 0.5 ? -1 : 1;
  const cutlery = pick(random, [FORK, KNIFE, SPOON]);
  const cloth = at(
    160 + side * 92,
    96 + random() * 20,
    napkin(pick(random, NAPKINS)),
    side * (8 + random() * 22),
  );
  const laid = random();
  if (rich)
    return (
      cloth +
      at(160 + side * 118, 104, FORK, side * 6) +
      at(160 - side * 116, 104, KNIFE, -side * 4) +
      at(160 - side * 132, 40, piece(HERB), 40, 1.4) +
      at(160 + side * 138, 172, piece(random() < 0.5 ? LEMON : HERB), 200, 1.3) +
      dots(random, 'leaf-deep', 14, { x: 160, y: 100, rx: 150, ry: 92 }, 2.6, 0.6) +
      dots(random, 'crust-deep', 16, { x: 160, y: 100, rx: 152, ry: 94 }, 2, 0.5)
    );
  if (laid < 0.3) return cloth;
  if (laid < 0.5) return cloth + at(160 + side * 118, 104, cutlery, side * 6);
  if (laid < 0.7)
    return at(160 - side * 118, 102, FORK, -side * 3) + at(160 + side * 118, 102, KNIFE, side * 3);
  return '';
}

/** The wall behind a table that is seen from the side. */
function wall(random: Random): string {
  const ground = `<rect x="-400" y="-400" width="1120" height="540" fill="var(--art-${pick(random, WALLS)})" opacity=".55"/>`;
  const kind = Math.floor(random() * 3);
  if (kind === 0) return ground;
  if (kind === 1)
    return (
      ground +
      line(
        'milk',
        2,
        `${times(8, (n) => `M-400 ${n * 22 - 30}H720`)}${times(20, (n) => `M${n * 44 - 260} -40V136`)}`,
        0.3,
      )
    );
  return ground + disc('milk', 60 + random() * 200, 20, 120, 90, 0.3);
}

/** Steam above what is eaten hot; the page lets it rise. */
const STEAM = `<g class="steam" opacity=".5">${line('milk', 7, 'M128 74Q112 52 128 34T124-6', 0.55)}${line('milk', 8, 'M162 66Q146 42 162 24T158-18', 0.6)}${line('milk', 7, 'M196 76Q180 54 196 36T192-4', 0.5)}</g>`;

/** A deeper shadow and more light on it, for the large picture. */
const DEPTH = disc('iron', 168, 118, 104, 92, 0.07) + disc('iron', 166, 114, 97, 89, 0.08);
const SHINE = line('milk', 4, 'M84 78Q98 38 138 22', 0.35) + line('milk', 2.4, 'M92 92Q95 82 99 74', 0.3);

interface Served {
  seed: string;
  /** The large picture of the recipe's own page, not the small one of a row. */
  rich: boolean;
  hot: boolean;
}

/** The food as it stands on its table: turned, lit, and with what lies beside it. */
export function served(food: string, { seed, rich, hot }: Served): string {
  const random = seeded(`table ${seed}`);
  const steam = rich && hot ? STEAM : '';
  const mirror = random() < 0.5 ? ' translate(320 0) scale(-1 1)' : '';
  if (food.includes(table())) {
    const scene = wall(random) + light(random);
    return `${scene}<g transform="translate(0 0)${mirror}">${food}</g>${steam}`;
  }
  const scale = rich ? 1 : Math.round((0.95 + random() * 0.1) * 100) / 100;
  const [x, y] = [Math.round((random() - 0.5) * 18), Math.round((random() - 0.5) * 6)];
  const turn = Math.round((random() - 0.5) * 22);
  const laid = light(random) + beside(random, rich);
  const dish = `<g transform="translate(${160 + x} ${100 + y}) rotate(${turn}) scale(${scale}) translate(-160 -100)${mirror}">${food}</g>`;
  return laid + (rich ? DEPTH : '') + dish + (rich ? SHINE : '') + steam;
}
