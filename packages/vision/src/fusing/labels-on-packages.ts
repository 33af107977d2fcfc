import type { PhotoThing } from '../finding.ts';
import { covers, type Picture, toRelative } from '../picture.ts';
import type { ReadFood, ReadLabels, ReadLine } from '../reading/label-reader.ts';
import { foldText } from '../reading/lexicon/entries.ts';
import { guidedFood } from '../reading/lexicon/guided.ts';

const SURE_LINE = 0.7;
const MOST_WORDS = 12;
const GUIDED_LINE = 0.6;
/** Above the threshold for labels: a fragment and the look of the package agree. */
const GUIDED = 0.7;
/** The smallest boxes around a line: a package, and what it may be part of. */
const AROUND = 2;
const LARGEST_PACKAGE = 0.2;
const LEAST_SCORE = 0.015;

/** The things around a line, smallest first. */
function around(things: readonly PhotoThing[], { box }: ReadLine, picture: Picture): number[] {
  const place = toRelative(box, picture);
  const size = (index: number) => things[index]!.box[2] * things[index]!.box[3];
  return things
    .map((_, index) => index)
    .filter((index) => covers(things[index]!.box, place))
    .sort((a, b) => size(a) - size(b));
}

/** Words belong to the smallest box around them. */
export function withWords(
  things: readonly PhotoThing[],
  { lines }: ReadLabels,
  picture: Picture,
): PhotoThing[] {
  const words = things.map(() => new Set<string>());
  for (const line of lines) {
    if (line.confidence < SURE_LINE) continue;
    const [owner] = around(things, line, picture);
    if (owner !== undefined) for (const word of foldText(line.text)) words[owner]!.add(word);
  }
  return things.map((thing, index) => ({ ...thing, words: [...words[index]!].slice(0, MOST_WORDS) }));
}

/** Foods that half a word and the look of the package name together: neither would be believed alone. */
export function foodsByFragment(
  things: readonly PhotoThing[],
  { lines, foods }: ReadLabels,
  picture: Picture,
): ReadFood[] {
  return lines.flatMap((line) => {
    if (line.confidence < GUIDED_LINE || foods.some((one) => one.box === line.box)) return [];
    const owners = around(things, line, picture).slice(0, AROUND);
    const [owner] = owners;
    if (owner !== undefined && foods.some(({ box }) => covers(things[owner]!.box, toRelative(box, picture))))
      return [];
    const names = owners
      .filter((index) => things[index]!.box[2] * things[index]!.box[3] <= LARGEST_PACKAGE)
      .flatMap((index) => things[index]!.names)
      .filter(({ score }) => score >= LEAST_SCORE);
    const food = guidedFood(line.text, [...new Set(names.map(({ label }) => label))]);
    return food === null ? [] : [{ food, confidence: GUIDED, box: line.box }];
  });
}
