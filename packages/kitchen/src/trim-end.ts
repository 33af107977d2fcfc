/**
 * Removes blanks and the given characters from the end of `text`. A pattern such as /[*=\s]+$/ takes quadratic time on long
 * runs, minutes on a hostile text; this is linear.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && isEither(text[end - 1]!, characters)) end -= 1;
  return text.slice(0, end);
}

function isEither(char: string, characters: string): boolean {
  return characters.includes(char) || char.trim() === '';
}
