import { sectionOf } from '../text-sections.ts';
import { isAmount, isFact } from './line-kinds.ts';
import { median, type PrintedLine, textOf } from './printed-line.ts';

const LARGER = 1.15;
const AS_LARGE = 0.85;
const MOST_LINES = 3;

/** The lines of the title: the largest print, else the first line that says nothing else. */
export function findTitle(lines: readonly PrintedLine[]): PrintedLine[] {
  const usual = median(lines.map(({ height }) => height));
  const named = lines.filter((line) => isName(textOf(line)));
  const tallest = named.reduce<PrintedLine | undefined>(
    (best, line) => (best && best.height >= line.height ? best : line),
    undefined,
  );
  if (!tallest || tallest.height < LARGER * usual) return named.slice(0, 1);
  const at = lines.indexOf(tallest);
  const belongs = (line: PrintedLine | undefined): line is PrintedLine =>
    line !== undefined &&
    line.height > AS_LARGE * tallest.height &&
    isName(textOf(line)) &&
    !/[.!,]$/.test(textOf(line));
  const title = [tallest];
  for (let next = at + 1; title.length < MOST_LINES && belongs(lines[next]); next += 1)
    title.push(lines[next]!);
  for (let next = at - 1; title.length < MOST_LINES && belongs(lines[next]); next -= 1)
    title.unshift(lines[next]!);
  return title;
}

function isName(text: string): boolean {
  return (
    /\p{L}{3}/u.test(text) &&
    text.length <= 90 &&
    sectionOf(text) === null &&
    !isAmount(text) &&
    !isFact(text)
  );
}
