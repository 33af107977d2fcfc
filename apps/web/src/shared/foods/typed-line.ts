/** Marks of lists that come along when one is pasted: "- milk", "[ ] eggs", "• bread". */
const LIST_MARK = /^\s*(?:[-–*•·]|\[[ xX]?\]|☐|✓)\s*/;
/** "2", "500 g", "½ jar of": what stands before the name. */
const AMOUNT =
  /^(?:[\d¼½¾⅓⅔⅛.,/\s]+(?:(?:g|kg|ml|l|oz|lbs?|cups?|cans?|jars?|packs?|bags?|bottles?|bunch(?:es)?)\s+)?|(?:half|quarter)\s+)(?:an?\s+)?(?:of\s+)?/i;

/** Pasted lines as one line with commas. */
export function asOneLine(pasted: string): string {
  return pasted
    .split(/[\r\n]+/)
    .map((line) => line.replace(LIST_MARK, '').trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** Where the last thing of a typed line begins, behind its amount: "milk, 2 ban" is about bananas. */
function startOfLast(line: string): number {
  const last = Math.max(line.lastIndexOf(','), line.lastIndexOf(';')) + 1;
  const piece = line.slice(last);
  const space = piece.length - piece.trimStart().length;
  return last + space + (AMOUNT.exec(piece.slice(space))?.[0].length ?? 0);
}

/** The name that is being typed. */
export const nameTyped = (line: string): string => line.slice(startOfLast(line)).trim();

/** The line with this food for the name that is being typed. */
export const withName = (line: string, name: string): string => line.slice(0, startOfLast(line)) + name;
