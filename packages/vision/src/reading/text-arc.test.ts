import { expect, it } from 'vitest';
import { findTextBoxes } from './text-boxes.ts';

const [WIDTH, HEIGHT] = [400, 80];

/** A line of text, six pixels thick, as the finder's map has it. */
function mapOf(yAt: (x: number) => number): Float32Array {
  const map = new Float32Array(WIDTH * HEIGHT);
  for (let x = 30; x < 370; x += 1)
    for (let y = Math.round(yAt(x)) - 3; y < Math.round(yAt(x)) + 3; y += 1) map[y * WIDTH + x] = 0.9;
  return map;
}

it('a bent line has an arc that is as thin as the line, with its middle and its ends', () => {
  const yAt = (x: number) => 50 - 20 * Math.sin((Math.PI * x) / WIDTH);
  const [box] = findTextBoxes(mapOf(yAt), WIDTH, HEIGHT);
  const arc = box!.arc!;
  expect(box!.thickness).toBeGreaterThan(1.5 * arc.thickness);
  const reach = 160;
  for (const [found, there] of [
    [arc.cx, 200],
    [arc.cy, yAt(200)],
    [arc.cy + arc.bend * reach * reach, yAt(200 + reach)],
    [arc.cy + arc.bend * reach * reach, yAt(200 - reach)],
  ] as const)
    expect(Math.abs(found - there)).toBeLessThan(2);
});

it('straight and slanted lines have none', () => {
  for (const slope of [0, 0.08, -0.05])
    expect(
      findTextBoxes(
        mapOf((x) => 40 + slope * (x - 200)),
        WIDTH,
        HEIGHT,
      )[0]!.arc,
    ).toBeNull();
});
