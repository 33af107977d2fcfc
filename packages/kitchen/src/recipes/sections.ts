import { trimEndOf } from '../trim-end.ts';

/** A line of a list, and the part of the list it stands in. */
export interface Sectioned {
  section: string | null;
  text: string;
}

const LONGEST_HEADING = 80;
/** Ends a part without starting another. */
const END = ':';
/** Cannot be seen. Before a line that ends with a colon: it is a heading. Behind any line: it is none. */
export const SURE = '\u2060';

/** People write a heading as a line of its own with a colon at its end: "For the sauce:". */
export function splitSections(lines: readonly string[]): Sectioned[] {
  const found: Sectioned[] = [];
  let section: string | null = null;
  lines.forEach((line, at) => {
    const text = line.trim();
    if (text === END) section = null;
    // A heading has something below it.
    else if (isHeading(text) && at < lines.length - 1)
      section = trimEndOf(text.replaceAll(SURE, ''), ':').trim();
    else if (text !== '') found.push({ section, text: text.replaceAll(SURE, '') });
  });
  return found;
}

function isHeading(text: string): boolean {
  if (!text.endsWith(':')) return false;
  return text.startsWith(SURE) || (text.length <= LONGEST_HEADING && !/^\d|[.!?]\s/.test(text));
}

/** The same as lines again, where anything is in a part; otherwise the lines as they are. */
export function asLines(items: readonly { text: string; section?: string | null }[]): string[] {
  const kept = items
    .map(({ text, section = null }) => ({ text: text.trim(), section }))
    .filter(({ text }) => text !== '');
  return kept.some(({ section }) => section !== null) ? withHeadings(kept) : kept.map(({ text }) => text);
}

/** The same as lines again. */
export function withHeadings(items: readonly Sectioned[]): string[] {
  const lines: string[] = [];
  let open: string | null = null;
  for (const { section, text } of items) {
    if (section !== open) lines.push(section === null ? END : headingLine(`${section}:`));
    open = section;
    lines.push(text === END || isHeading(text) ? `${text}${SURE}` : text);
  }
  return lines;
}

function headingLine(line: string): string {
  return isHeading(line) ? line : `${SURE}${line}`;
}
