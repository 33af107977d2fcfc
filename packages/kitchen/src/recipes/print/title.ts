import { sectionOf } from '../reading/text-sections.ts';
import { isAmount, isFact } from './line-kinds.ts';
import { median, type PrintedLine, textOf } from './printed-line.ts';
import { append } from './repair-print.ts';

const LARGER = 1.15;
/** Print so large is a title whatever it says: "Two Bean Chili". */
const MUCH_LARGER = 1.5;
const AS_LARGE = 0.85;
/** From one line of a title to the next, in heights of its print. */
const BELOW = 1.9;
const MOST_LINES = 4;
const LONGEST = 90;
/** Titles stand above what they are of: print below the list counts less. */
const LOW = 0.8;
/** A running head stands apart from what is below it, in its own heights. */
const APART = 1.6;
const TITLE_PLACE = 3;

/** The lines of the title: the largest print, near the top, and what belongs to it; else the first line that says nothing else. */
export function findTitle(lines: readonly PrintedLine[]): PrintedLine[] {
  const usual = median(lines.map(({ height }) => height));
  const list = lines.filter((line) => isAmount(textOf(line)) && line.height < MUCH_LARGER * usual);
  const listEnds = list.length > 0 ? Math.max(...list.map(({ y }) => y)) : Number.POSITIVE_INFINITY;
  const head = runningHead(lines, usual);
  const named = lines.filter((line) => line !== head && isName(line, usual));
  const weight = ({ height, y }: PrintedLine) => height * (y > listEnds ? LOW : 1);
  const tallest = named.reduce<PrintedLine | undefined>(
    (best, line) => (best && weight(best) >= weight(line) ? best : line),
    undefined,
  );
  if (!tallest || tallest.height < LARGER * usual) return plainTitle(named, head);
  const rows = [...named].sort((a, b) => a.y - b.y);
  const title = [tallest];
  const fits = (line: PrintedLine) =>
    title.length < MOST_LINES && [line, ...title].map(textOf).join(' ').length <= LONGEST;
  for (const line of rows.slice(rows.indexOf(tallest) + 1))
    if (fits(line) && goesOn(title.at(-1)!, line, tallest)) title.push(line);
  for (const line of rows.slice(0, rows.indexOf(tallest)).reverse())
    if (fits(line) && goesOn(line, title[0]!, tallest)) title.unshift(line);
  return title;
}

/** Without larger print: the first short line that ends like no sentence. */
function plainTitle(named: readonly PrintedLine[], head: PrintedLine | undefined): PrintedLine[] {
  const first = named.slice(0, TITLE_PLACE);
  const best = first.find((line) => !/[.!,;]$/.test(textOf(line))) ?? named[0] ?? head;
  return best ? [best] : [];
}

/** Two lines of one title stand close, above each other, in print of the same size. */
function goesOn(above: PrintedLine, below: PrintedLine, { height }: PrintedLine): boolean {
  const isClose = below.y > above.y && below.y - above.y < BELOW * height;
  const overlap = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const isAsLarge = Math.min(above.height, below.height) > AS_LARGE * height;
  return isClose && overlap > 0 && isAsLarge && !/[.!,]$/.test(textOf(below)) && !/[.!]$/.test(textOf(above));
}

/** The name of the chapter or the book above everything, in print that is no larger than the rest. */
function runningHead(lines: readonly PrintedLine[], usual: number): PrintedLine | undefined {
  const [top, next] = [...lines].sort((a, b) => a.y - b.y);
  if (!top || !next || top.height > LARGER * usual) return undefined;
  const text = textOf(top);
  const isHead = text === text.toUpperCase() || /^\d{1,3} |[ |·•]\d{1,3}$/.test(text);
  return isHead && next.y - top.y > APART * top.height ? top : undefined;
}

function isName(line: PrintedLine, usual: number): boolean {
  const text = textOf(line);
  if (!/\p{L}{3}/u.test(text) || text.length > LONGEST || sectionOf(text) !== null || isFact(text))
    return false;
  return (
    !isAmount(text) ||
    (line.height > MUCH_LARGER * usual && !/\b(?:g|kg|ml|cups?|tbsp|tsp|oz|lb)\b/.test(text))
  );
}

const SMALL_WORDS = /^(?:a|an|and|au|aux|con|de|di|du|e|en|et|for|in|la|le|mit|of|on|or|the|to|und|with|y)$/i;

/** "BAKEd SALMOn WITh DIll": readers mix up letters that are large and small alike, so capitals become a title's. */
export function titleText(lines: readonly string[]): string {
  const text = lines.reduce(append, '');
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  if (letters.length < 4 || capitals.length < 0.55 * letters.length) return text;
  return text
    .toLowerCase()
    .replace(/\p{L}[\p{L}’']*/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
