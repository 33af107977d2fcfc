/** What lists are written with: "- milk", "1. eggs", "[ ] rice". */
const BULLET = /^(?:[-*•·–]\s|\[[ x]?\]|\d{1,2}[.)]\s)\s*/i;
/** What people say before a list. */
const LEAD_IN = /^(?:i|we|there)(?:['’](?:ve|s|re)| have| has| is| are)(?: also)?(?: got)?(?: some)?\s+/i;

/** Without what lists and people put before a thing. */
export const plainPiece = (piece: string): string =>
  piece
    .trim()
    .replace(BULLET, '')
    .replace(LEAD_IN, '')
    .replace(/^(?:and|&)\s+/i, '');

/** By lines, semicolons and commas; "1,5 kg" and "1,000 g" have a comma of their own. */
export function typedPieces(text: string): string[] {
  return text
    .split(/[\n;]|,(?!\d)|(?<!\d),/)
    .map(plainPiece)
    .filter((piece) => piece !== '');
}
