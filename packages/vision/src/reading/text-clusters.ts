import type { TextBox } from './text-boxes.ts';

const MAX_TILT = 0.35;
const LINE_GAP = 1.6;
const WORD_GAP = 1.2;

function tilt(a: TextBox, b: TextBox): number {
  const turn = Math.abs(a.angle - b.angle) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}

/** Distance between the centers of `a` and `b`, along the line `a` and across it. */
export function offset(a: TextBox, b: TextBox): [along: number, across: number] {
  const cos = Math.cos(a.angle);
  const sin = Math.sin(a.angle);
  const [x, y] = [b.cx - a.cx, b.cy - a.cy];
  return [Math.abs(x * cos + y * sin), Math.abs(y * cos - x * sin)];
}

/** True for two lines of the same direction that are directly below or beside each other. */
function onSameLabel(a: TextBox, b: TextBox): boolean {
  if (tilt(a, b) > MAX_TILT) return false;
  const [along, across] = offset(a, b);
  const thick = Math.max(a.thickness, b.thickness);
  const under =
    across < ((a.thickness + b.thickness) / 2) * LINE_GAP && along < Math.max(a.length, b.length) / 2;
  const beside = across < thick / 2 && along < (a.length + b.length) / 2 + thick * WORD_GAP;
  return under || beside;
}

const ALIKE = 1.4;
const FINE_PRINT_REACH = 4;
const FINE_PRINT_LINES = 3;

function stacked(a: TextBox, b: TextBox): boolean {
  if (tilt(a, b) > MAX_TILT || Math.max(a.thickness / b.thickness, b.thickness / a.thickness) > ALIKE)
    return false;
  const [along, across] = offset(a, b);
  return along < Math.max(a.length, b.length) / 2 && across < a.thickness * FINE_PRINT_REACH;
}

/** Ingredients and instructions are blocks of equally sized lines; a product name stands alone. */
export function isFinePrint(box: TextBox, boxes: readonly TextBox[]): boolean {
  return boxes.filter((other) => other !== box && stacked(box, other)).length >= FINE_PRINT_LINES;
}

/** Groups of line indexes, one per label, in reading order. */
export function clusterLines(boxes: readonly TextBox[]): number[][] {
  const group = boxes.map((_, index) => index);
  const root = (index: number): number => (group[index] === index ? index : root(group[index]!));
  for (let i = 0; i < boxes.length; i += 1) {
    for (let j = i + 1; j < boxes.length; j += 1) {
      if (onSameLabel(boxes[i]!, boxes[j]!)) group[root(j)] = root(i);
    }
  }
  const groups = new Map<number, number[]>();
  boxes.forEach((_, index) => {
    const key = root(index);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return [...groups.values()].map((members) =>
    members.sort((a, b) => boxes[a]!.cy - boxes[b]!.cy || boxes[a]!.cx - boxes[b]!.cx),
  );
}
