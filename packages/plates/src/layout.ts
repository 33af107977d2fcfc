import { type Look, lookOf } from './looks.ts';
import type { Tone } from './tones.ts';
import type { Vessel } from './vessel-of.ts';

export interface Placed {
  look: Look;
  x: number;
  y: number;
  turn: number;
  scale: number;
}

export interface Base {
  kind: 'pool' | 'grain' | 'strand';
  tone: Tone;
  second: Tone;
}

/** The area of a vessel where food is placed, in SVG units. */
export interface Room {
  x: number;
  y: number;
  rx: number;
  ry: number;
  square: boolean;
}

export const ROOMS: Record<Exclude<Vessel, 'glass'>, Room> = {
  plate: { x: 160, y: 99, rx: 58, ry: 58, square: false },
  bowl: { x: 160, y: 100, rx: 64, ry: 64, square: false },
  skillet: { x: 150, y: 100, rx: 62, ry: 62, square: false },
  dish: { x: 160, y: 100, rx: 88, ry: 52, square: true },
  board: { x: 160, y: 100, rx: 84, ry: 50, square: true },
  tray: { x: 160, y: 100, rx: 98, ry: 56, square: true },
  cup: { x: 160, y: 98, rx: 42, ry: 42, square: false },
};

const BIG = new Set(['fillet', 'slice', 'egg']);
const SMALL = new Set(['crumb', 'sprig']);
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const MOST_PIECES = 30;

/** The visible foods, largest first, without duplicates that look the same. */
export function looksOf(foods: readonly string[]): Look[] {
  const seen = new Map<string, Look>();
  for (const food of foods) {
    const look = lookOf(food);
    if (look) seen.set(`${look.shape} ${look.tone}`, look);
  }
  return [...seen.values()].slice(0, 7);
}

/** The layer on the bottom: the largest of sauce, grain and noodles; a wet dish always gets a liquid. */
export function baseOf(looks: readonly Look[], wet: boolean): Base | null {
  const solid = looks.find((look) => look.shape === 'grain' || look.shape === 'strand');
  const pool = looks.find((look) => look.shape === 'pool');
  const chosen = wet ? pool : (solid ?? pool);
  if (chosen) return { kind: chosen.shape as Base['kind'], tone: chosen.tone, second: chosen.second };
  if (!wet) return null;
  const red = looks.some((look) => look.tone === 'tomato' || look.tone === 'bean');
  return red
    ? { kind: 'pool', tone: 'tomato', second: 'tomato-deep' }
    : { kind: 'pool', tone: 'broth', second: 'carrot' };
}

function spots(room: Room, count: number, random: () => number): { x: number; y: number }[] {
  if (!room.square)
    return Array.from({ length: count }, (_, at) => {
      const far = Math.sqrt((at + 0.6) / count) * 0.94;
      const angle = at * GOLDEN_ANGLE + random() * 0.5;
      return { x: room.x + Math.cos(angle) * far * room.rx, y: room.y + Math.sin(angle) * far * room.ry };
    });
  const columns = Math.max(1, Math.round(Math.sqrt((count * room.rx) / room.ry)));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => {
    const column = (at % columns) + 0.5 + (random() - 0.5) * 0.5;
    const row = Math.floor(at / columns) + 0.5 + (random() - 0.5) * 0.5;
    return {
      x: room.x + ((column / columns) * 2 - 1) * room.rx,
      y: room.y + ((row / rows) * 2 - 1) * room.ry,
    };
  });
}

function countOf(look: Look, rank: number): number {
  if (BIG.has(look.shape)) return look.shape === 'egg' ? 2 : rank === 0 ? 2 : 1;
  if (look.shape === 'sprig') return 4;
  if (look.shape === 'wedge') return 3;
  return Math.max(4, 9 - rank * 2);
}

/** A single large food is in the middle, several are around it. */
function around(room: Room, at: number, of: number): { x: number; y: number } {
  if (of === 1) return { x: room.x, y: room.y };
  const angle = (at / of) * Math.PI * 2 + 0.5;
  return { x: room.x + Math.cos(angle) * room.rx * 0.46, y: room.y + Math.sin(angle) * room.ry * 0.4 };
}

/** Positions of all pieces: large foods near the middle, small ones last, on top. */
export function arrange(looks: readonly Look[], room: Room, random: () => number): Placed[] {
  const pieces = looks
    .filter((look) => look.shape !== 'pool' && look.shape !== 'grain' && look.shape !== 'strand')
    .flatMap((look, rank) => Array.from({ length: countOf(look, rank) }, () => look))
    .slice(0, MOST_PIECES);
  const places = spots(room, pieces.length, random);
  const big = pieces.filter((look) => BIG.has(look.shape));
  const rest = pieces.filter((look) => !BIG.has(look.shape));
  // Shuffled, so that foods mix instead of forming sectors.
  const mixed = rest.map((look) => ({ look, order: random() })).sort((a, b) => a.order - b.order);
  const ordered = [...big, ...mixed.map(({ look }) => look)];
  const roomy =
    Math.sqrt((room.rx * room.ry) / (62 * 62)) * Math.min(1.7, Math.sqrt(38 / (pieces.length + 4)));
  const placed = ordered.map((look, at) => {
    const place = at < big.length ? around(room, at, big.length) : (places[at] ?? { x: room.x, y: room.y });
    return {
      look,
      ...place,
      turn: BIG.has(look.shape) ? random() * 50 - 25 : random() * 360,
      scale: roomy * (0.92 + random() * 0.22) * (BIG.has(look.shape) ? 1.25 : 1),
    };
  });
  return placed.sort((a, b) => Number(SMALL.has(a.look.shape)) - Number(SMALL.has(b.look.shape)));
}
