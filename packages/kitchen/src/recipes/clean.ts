import { markupToText } from './reading/html.ts';

/** Cleans the text fields of a source into readable lines. */

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Matches anything that cleaning would change. Most imported lines are clean, and one test is cheaper than six replacements. */
const UNCLEAN = /[^ -~\u00a1-\u00ac\u00ae-\u00c1\u00c3-\u024f\u2010-\u2027\u2150-\u215e]|[<&]| {2}|^ | $/;

export function cleanLines(value: string, longest: number): string[] {
  if (!UNCLEAN.test(value) && value.length <= longest) return value === '' ? [] : [value];
  let text = value.slice(0, longest * 50);
  // Twice, because some plugins escape text that is already escaped.
  for (let pass = 0; pass < 2 && /[<&]/.test(text); pass += 1) text = markupToText(text);
  return (
    text
      .replace(INVISIBLE, '')
      .replace(CONTROL, ' ')
      // Left over from a no-break space that was decoded with the wrong encoding.
      .replace(/Â(?=\s|$)/g, '')
      .split(/\r\n?|\n/)
      .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, longest))
      .filter((line) => line !== '')
  );
}

export function cleanLine(value: string, longest: number): string {
  const lines = cleanLines(value, longest);
  return lines.length === 1 ? lines[0]! : lines.join(' ').slice(0, longest);
}
