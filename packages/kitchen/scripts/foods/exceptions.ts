/** Reads `fdcId | reason` lines: entries whose published energy does not follow from their macronutrients. */
export function parseExceptions(file: string, text: string, problems: string[]): Map<number, string> {
  const exceptions = new Map<number, string>();
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const [id = '', reason = ''] = line.split('|').map((part) => part.trim());
    if (!/^\d+$/.test(id) || reason === '') problems.push(`${file}:${index + 1}: not "fdcId | reason"`);
    else exceptions.set(Number(id), reason);
  });
  return exceptions;
}
