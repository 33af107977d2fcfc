/**
 * `text` without the blanks and the given characters at its end. A pattern such as /[*=\s]+$/ looks at a long run again
 * from each of its characters, which takes minutes on a text made for it; this looks once.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && isEither(text[end - 1]!, characters)) end -= 1;
  return text.slice(0, end);
}

function isEither(char: string, characters: string): boolean {
  return characters.includes(char) || char.trim() === '';
}
