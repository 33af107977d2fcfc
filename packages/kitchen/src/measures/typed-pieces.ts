/** By lines, semicolons and commas; "1,5 kg" and "1,000 g" have a comma of their own. */
export function typedPieces(text: string): string[] {
  return text
    .split(/[\n;]|,(?!\d)|(?<!\d),/)
    .map((piece) => piece.trim().replace(/^(?:and|&)\s+/i, ''))
    .filter((piece) => piece !== '');
}
