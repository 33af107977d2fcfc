/** Reads the tables that are made from the catalogue: one string each, which is small and starts fast in a browser. */

export const idsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The cells of each line. */
export const rowsIn = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** "lemon | lemon-juice lemon-zest": what stands behind each first cell. */
export const listsIn = (text: string): Record<string, readonly string[]> =>
  Object.fromEntries(rowsIn(text).map(([name = '', list = '']) => [name, list.split(' ')]));
