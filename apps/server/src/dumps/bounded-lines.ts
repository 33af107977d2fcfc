/** The lines of a text stream; a line longer than `most` characters comes as null, and is never kept whole. */
export async function* boundedLines(
  chunks: AsyncIterable<string>,
  most: number,
): AsyncGenerator<string | null> {
  let rest = '';
  let tooLong = false;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const line = rest + chunk.slice(from, end);
      yield tooLong || line.length > most ? null : line.endsWith('\r') ? line.slice(0, -1) : line;
      rest = '';
      tooLong = false;
      from = end + 1;
    }
    if (tooLong) continue;
    rest += chunk.slice(from);
    if (rest.length <= most) continue;
    rest = '';
    tooLong = true;
  }
  if (tooLong) yield null;
  else if (rest !== '') yield rest;
}
